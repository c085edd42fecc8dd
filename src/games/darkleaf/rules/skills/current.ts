import { done, type Outcome, refused } from '../acts/outcome';
import { type Overboard, settle } from '../acts/push';
import { beyond } from '../acts/tremor';
import { Course } from '../board/course';
import { ownAt, type Position, royalAt, unitsThat } from '../board/position';
import {
  adjacent,
  type Direction,
  directions,
  directionTo,
  fileOf,
  fileStep,
  OFF,
  rankOf,
  rankStep,
  rivalOf,
  type Side,
  type Square,
  step,
} from '../board/square';
import { deepRooted, isHeld } from '../board/standing';
import { canBePushed } from '../journeys/flow';
import type { SkillAsked } from './asked';

/** FM-8: all rivals around a unit are pushed away from it at once. */
export function bigWave(position: Position, side: Side, { unit: at }: SkillAsked): Outcome {
  if (!ownAt(position, side, at)) return refused('noUnit');
  const direction = (square: Square): Direction => directionTo(side, at, square) ?? directions.length;
  const pushed = unitsThat(position, (unit, square) => unit.side !== side && adjacent(at, square))
    .map(one => ({ ...one, dir: direction(one.at), to: beyond(at, one.at) }))
    .filter(({ at: square, dir }) => canBePushed(position, side, square, dir))
    .sort((a, b) => a.dir - b.dir);
  const course = new Course(position);
  const overboard: Overboard[] = [];
  for (const { at: square, to } of pushed) {
    if (to === OFF) overboard.push({ unit: course.lift(square), from: square });
    else course.move(square, to);
  }
  settle(course, side, overboard);
  return done(course);
}

/** FM-8: one pawn is flowed by one square; whether it was. Own ones stay on the board and off Reclaimed squares. */
function flowed(course: Course, side: Side, at: Square, dir: Direction): boolean {
  const to = step(side, at, dir);
  if (!canBePushed(course, side, at, dir)) return false;
  const own = course.at(at).side === side;
  if (own && (to === OFF || course.reclaimed.has(to))) return false;
  if (to === OFF) settle(course, side, [{ unit: course.lift(at), from: at }]);
  else course.move(at, to);
  return true;
}

/** FM-8: two pawns go one way, the one that is further along it first. */
export function masterTheCurrent(position: Position, side: Side, { units, dir }: SkillAsked): Outcome {
  const [a, b] = units;
  const isPawn = (at: Square | undefined): boolean =>
    at !== undefined && position.units.get(at)?.kind === 'pawn';
  if (units.length !== 2 || a === b || !isPawn(a) || !isPawn(b)) return refused('target');
  const along = (at: Square): number => fileOf(at) * fileStep(side, dir) + rankOf(at) * rankStep(side, dir);
  const course = new Course(position);
  const order = [...units].sort((one, other) => along(other) - along(one) || one - other);
  const any = order.map(at => flowed(course, side, at, dir)).includes(true);
  return any ? done(course) : refused('flow');
}

/** FM-8: an own pawn and a rival one change places. */
export function eddy(position: Position, side: Side, { unit: at, target }: SkillAsked): Outcome {
  const own = ownAt(position, side, at);
  if (own?.kind !== 'pawn') return refused('noUnit');
  const rival = ownAt(position, rivalOf(side), target);
  if (rival?.kind !== 'pawn') return refused('target');
  if (isHeld(position, own, at) || isHeld(position, rival, target)) return refused('held');
  if (position.reclaimed.has(target)) return refused('reclaimed');
  const course = new Course(position);
  course.swap(at, target);
  return done(course);
}

/** FM-8: the rival royal slides until something stops it, and is held. */
export function unrelentingTide(position: Position, side: Side, { dir }: SkillAsked): Outcome {
  const royal = royalAt(position, rivalOf(side));
  if (!royal) return refused('target');
  const most = deepRooted(position, royal.unit) ? 1 : directions.length;
  let here = royal.at;
  for (let gone = 0; gone < most; gone++) {
    const next = step(side, here, dir);
    if (next === OFF || position.units.has(next)) break;
    here = next;
  }
  if (here === royal.at) return refused('blocked');
  const course = new Course(position);
  course.move(royal.at, here);
  course.alter(here, { held: true });
  return done(course);
}
