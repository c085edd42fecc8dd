import type { OnTile } from '../rules/play/table-check';

/** What is said where the table is compared with the screen. */
export const words = {
  title: 'Check the table',
  note: 'Tile by tile: what must stand there. What does not is dragged on the board.',
  right: 'Right',
  rightOn: (tile: string) => `Tile ${tile} is right`,
  line: ({ tile, who, noise, rocks }: OnTile) =>
    `Tile ${tile}: ${[
      ...who.map(({ name, at, prone }) => `${name} on ${at}${prone ? ', lying' : ''}`),
      ...(noise > 0 ? [`noise ${noise}`] : []),
      ...rocks.map(({ at, vigour }) => `rockfall ${vigour} on ${at}`),
    ].join(', ')}`,
};
