import { travel } from '../acts/journey';
import { Course } from '../board/course';
import { clanOf, type Position, unitsThat } from '../board/position';
import type { Side, Square } from '../board/square';
import { deedsOf } from '../deeds/deeds';
import { allWays, waysOf } from '../journeys/ways';

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

/** ER-3, FO-1: where the parts of all journeys in two parts end, in either order, with the Tremor in between. */
function splitEnds(position: Position, side: Side, value: number): Set<Square> {
  const ends = new Set<Square>();
  for (let first = 1; first < value; first++)
    for (const way of allWays(position, side, first)) {
      const course = new Course(position);
      const unit = course.at(way.unit);
      travel(course, side, way);
      const others = unitsThat(course, other => other.side === side && other !== unit);
      const seconds = others.flatMap(({ at }) => waysOf(course, at, value - first));
      if (seconds.length > 0) ends.add(way.to);
      for (const { to } of seconds) ends.add(to);
    }
  return ends;
}

/** Where some own unit could end a journey with a value. */
function endsOf(position: Position, side: Side, value: number): Set<Square> {
  const ways = allWays(position, side, value).filter(({ distance }) => distance > 0);
  const ends = new Set(ways.map(({ to }) => to));
  if (clanOf(position, side) === 'erde') for (const to of splitEnds(position, side, value)) ends.add(to);
  return ends;
}

/** FO-1, FO-3: what each face of a bone would bring; chances are faces by sides. */
export function facesOf(position: Position, side: Side, bone: number): Faces {
  const reach = new Map<Square, number>();
  const values = Array.from({ length: bone }, (_, i): Face => {
    const value = i + 1;
    for (const to of endsOf(position, side, value)) reach.set(to, (reach.get(to) ?? 0) + 1);
    const deeds = deedsOf(position, side, value).filter(({ need }) => need === null || value >= need);
    return { value, moves: allWays(position, side, value).length, deeds: deeds.length };
  });
  return { values, reach };
}
