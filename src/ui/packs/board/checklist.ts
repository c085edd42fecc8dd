import type { Encounter } from '../../../stage/encounter';

/** All that stands and lies on the board before round 1. */
export const boardKey = ({ placed, obstacles, tiles, startZone, board }: Encounter): string =>
  JSON.stringify([placed, obstacles, tiles, startZone, board]);

/** Lines of the checklist that name a hex on which nothing stands or lies any more. */
export function misplaced({ checklist, placed, obstacles, tiles, startZone }: Encounter): readonly string[] {
  const taken = new Set([
    ...placed.map(one => one.at),
    ...[...obstacles, ...tiles].flatMap(one => one.hexes),
    ...startZone,
  ]);
  return checklist.filter(line => (line.match(/\b[A-Z]{1,2}\d{1,2}\b/g) ?? []).some(hex => !taken.has(hex)));
}
