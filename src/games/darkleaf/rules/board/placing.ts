import { clanOf, type Position } from './position';
import { distance, OFF, type Side, type Square, size, squares } from './square';

/** PL-2: empty, and not Reclaimed unless it is for a unit of Erde. */
export const isFree = (position: Position, side: Side, at: Square): boolean =>
  at !== OFF && !position.units.has(at) && (!position.reclaimed.has(at) || clanOf(position, side) === 'erde');

/** PL-1, PL-3: never asked for journeys, pushes and Flow. Where a unit of a side may be put that is wanted on one of some squares: those, or the next best. */
export function placesNear(position: Position, side: Side, wanted: readonly Square[]): Square[] {
  if (wanted.length === 0) return [];
  const free = squares
    .filter(square => isFree(position, side, square))
    .map(square => ({ square, far: Math.min(...wanted.map(one => distance(one, square))) }));
  const near = Math.min(size, ...free.map(({ far }) => far));
  return free.filter(({ far }) => far === near).map(({ square }) => square);
}
