import { travel } from '../acts/journey';
import { Course } from '../board/course';
import { bookOf, clanOf, type Position, unitsThat } from '../board/position';
import type { Side, Square } from '../board/square';
import { deedsOf } from '../deeds/deeds';
import { allWays, waysUpTo } from '../journeys/ways';

export interface Face {
  readonly value: number;
  readonly moves: number;
  readonly deeds: number;
}

export interface Faces {
  readonly values: readonly Face[];
  /** By square: how many faces let some own unit end a journey there. */
  readonly reach: ReadonlyMap<Square, number>;
}

/** By square the values that bring a unit there, a bit for each. */
type Ends = Map<Square, number>;

/**
 * ER-3, FO-1: where the parts of all journeys in two parts end, in either order, with the Tremor in between. What a first
 * part leaves is looked at once for all values: two distances that are exact bring their sum alone, others all from it on.
 */
function addSplits(position: Position, side: Side, bone: number, ends: Ends): void {
  for (const { at, unit } of unitsThat(position, one => one.side === side))
    for (const way of waysUpTo(position, at, bone - 1)) {
      const course = new Course(position);
      travel(course, side, way);
      course.units.each((other, from) => {
        if (other.side !== side || other === unit) return;
        const less = bookOf(position, unit).less || bookOf(course, other).less;
        for (const { to, distance } of waysUpTo(course, from, bone - way.distance))
          for (const end of [way.to, to]) {
            const least = 1 << (way.distance + distance);
            ends.set(end, (ends.get(end) ?? 0) | (less ? -least : least));
          }
      });
    }
}

/** FO-1, FO-3: what each face of a bone would bring; chances are faces by sides. */
export function facesOf(position: Position, side: Side, bone: number): Faces {
  const reach = new Map<Square, number>();
  const splits: Ends = new Map();
  if (clanOf(position, side) === 'erde') addSplits(position, side, bone, splits);
  const values = Array.from({ length: bone }, (_, i): Face => {
    const value = i + 1;
    const ways = allWays(position, side, value);
    const ends = new Set(ways.filter(({ distance }) => distance > 0).map(({ to }) => to));
    for (const [to, values] of splits) if (values & (1 << value)) ends.add(to);
    for (const to of ends) reach.set(to, (reach.get(to) ?? 0) + 1);
    const deeds = deedsOf(position, side, value).filter(({ need }) => need === null || value >= need);
    return { value, moves: ways.length, deeds: deeds.length };
  });
  return { values, reach };
}
