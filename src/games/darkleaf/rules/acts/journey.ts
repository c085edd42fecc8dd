import { Course } from '../board/course';
import { clanOf, isRoyal, type Position } from '../board/position';
import { centre, inCentre, type Side } from '../board/square';
import type { Way } from '../journeys/way';
import { wayTo } from '../journeys/ways';
import { done, type Outcome, refused } from './outcome';
import type { Action } from './said';
import { tremor } from './tremor';

/** MU-4: who is landed upon is vanquished; a royal's end is the path of The Murg. */
function ambush(course: Course, side: Side, way: Way): void {
  const there = course.units.get(way.to);
  if (!there || way.to === way.unit) return;
  const royal = isRoyal(there);
  course.vanquish(way.to);
  if (royal) course.win(side);
}

/** What follows by itself when a unit that does not flow journeys: MU-4, ER-1, ER-4. */
export function travel(course: Course, side: Side, way: Way): void {
  ambush(course, side, way);
  course.move(way.unit, way.to);
  if (clanOf(course, side) !== 'erde') return;
  const { kind } = course.at(way.to);
  const allReclaimed = centre.every(square => course.reclaimed.has(square));
  if (kind === 'king' && inCentre(way.to) && allReclaimed) course.win(side);
  if (kind === 'knight') tremor(course, way.to);
}

/** JO, for clans whose journeys ask nothing more. */
export function journey(position: Position, side: Side, roll: number, action: Action): Outcome {
  const way = wayTo(position, { ...action, side }, roll);
  if (typeof way === 'string') return refused(way);
  const course = new Course(position);
  travel(course, side, way);
  return done(course);
}
