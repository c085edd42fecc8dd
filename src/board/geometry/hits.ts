import { type Arena, coveredBy } from './arena';

/** AE-6: hit once, whatever it has in the area; each hex beyond the first adds 1 damage. */
export interface Hit {
  readonly id: string;
  readonly hexes: number;
}

/** AE-1: everybody with a hex in the area, friend, foe and Sentinel, sorted by id. */
export function hitIn(arena: Arena, cells: Iterable<number>): Hit[] {
  const within = new Set(cells);
  const hit: Hit[] = [];
  for (const piece of arena.pieces) {
    if (piece.cell < 0) continue;
    const hexes = coveredBy(piece).reduce(
      (sum, offset) => sum + (within.has(piece.cell + offset) ? 1 : 0),
      0,
    );
    if (hexes > 0) hit.push({ id: piece.character.id, hexes });
  }
  return hit.sort((a, b) => (a.id < b.id ? -1 : 1));
}
