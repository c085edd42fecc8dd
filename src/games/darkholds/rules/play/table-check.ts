import { squaresOf } from '../board';
import { boardOf, levelOfData, nameOfCell } from './board-of';
import type { Play } from './model';

/** What must lie on one tile of the table. */
export interface OnTile {
  readonly tile: string;
  readonly who: readonly { readonly name: string; readonly at: string; readonly prone: boolean }[];
  readonly noise: number;
  readonly rocks: readonly { readonly at: string; readonly vigour: number }[];
}

/** Tile by tile, those that hold something: to be compared with the table, or to be set up again. */
export function onTiles(play: Play): readonly OnTile[] {
  const board = boardOf(play);
  return levelOfData(play.level).tiles.flatMap(({ letter, squares }) => {
    const here = new Set(squares.map(cell => nameOfCell(play, cell)));
    const who = play.figures.filter((_, i) => {
      const [first] = squaresOf(board.level, board.warriors[i]!);
      return first !== undefined && here.has(nameOfCell(play, first));
    });
    const on: OnTile = {
      tile: letter,
      who: who.map(({ name, at, prone }) => ({ name, at, prone })),
      noise: Object.entries(play.noise).reduce((sum, [at, n]) => sum + (here.has(at) ? n : 0), 0),
      rocks: Object.entries(play.rocks).flatMap(([at, vigour]) => (here.has(at) ? [{ at, vigour }] : [])),
    };
    return on.who.length + on.noise + on.rocks.length > 0 ? [on] : [];
  });
}
