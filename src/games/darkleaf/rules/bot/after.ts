import { succeeded } from '../acts/deed';
import { carried } from '../acts/ferry';
import { travel } from '../acts/journey';
import { Course } from '../board/course';
import { clanOf, type Position, unitsThat } from '../board/position';
import { adjacent, type Side, type Square } from '../board/square';
import { isHeld } from '../board/standing';
import { type Deed, deedsOf } from '../deeds/deeds';
import { crossingAuras, flowsOf } from '../journeys/flow';
import type { Way } from '../journeys/way';
import { allWays } from '../journeys/ways';

/** A board that an action leads to, and where the unit stands that made it. */
export interface After {
  readonly course: Course;
  readonly at: Square;
}

/** FL: a journey with each aura and each push that it may bring. */
function ferried(position: Position, side: Side, way: Way): After[] {
  const unit = position.units.get(way.unit);
  if (!unit) return [];
  const lands = way.distance > 0 && position.units.has(way.to) && way.to !== way.unit;
  return crossingAuras(unit, way.crosses).flatMap(aura => {
    const pushes = flowsOf(position, way, aura);
    if (lands && pushes.length === 0) return [];
    const some = pushes.length > 0 ? pushes : (['none'] as const);
    return some.map(push => ({ course: carried(position, side, { way, push, aura }).course, at: way.to }));
  });
}

function travelled(position: Position, side: Side, way: Way): After {
  const course = new Course(position);
  travel(course, side, way);
  course.settleStasis();
  return { course, at: way.to };
}

/** WB-7. */
function swaps(position: Position, side: Side): After[] {
  const free = unitsThat(position, (unit, at) => unit.side === side && !isHeld(position, unit, at));
  return free
    .filter(({ unit }) => unit.kind === 'queen')
    .flatMap(({ at }) =>
      free
        .filter(other => other.unit.kind === 'pawn' && adjacent(at, other.at))
        .map(other => {
          const course = new Course(position);
          course.swap(at, other.at);
          return { course, at: other.at };
        }),
    );
}

/** Every board that a journey of a value leads to; splits of the Erde are left to the turn itself. */
export function journeysAfter(position: Position, side: Side, value: number): After[] {
  const ways = allWays(position, side, value);
  switch (clanOf(position, side)) {
    case 'ferrymen':
      return ways.flatMap(way => ferried(position, side, way));
    case 'wibo':
      return [...ways.map(way => travelled(position, side, way)), ...swaps(position, side)];
    default:
      return ways.map(way => travelled(position, side, way));
  }
}

/** HU-3: every Hunt of a value. */
export const huntsAfter = (position: Position, side: Side, value: number): After[] =>
  clanOf(position, side) === 'huldra'
    ? deedsOf(position, side, value).map(deed => deedAfter(position, side, deed))
    : [];

export const deedAfter = (position: Position, side: Side, deed: Deed): After => ({
  course: succeeded(position, side, deed),
  at: deed.unit,
});
