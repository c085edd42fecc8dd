import { Course } from '../board/course';
import { placesNear } from '../board/placing';
import { ownAt, type Position } from '../board/position';
import { adjacent, neighborsOf, type Side, type Square } from '../board/square';
import { isHeld } from '../board/standing';
import { retreatTo } from '../journeys/ways';
import { done, type Outcome, refused } from './outcome';
import type { Action } from './said';

/** WB-7: the queen changes places with a pawn beside her. */
export function swap(position: Position, side: Side, action: Action): Outcome {
  const { unit: at, with: other } = action;
  const unit = ownAt(position, side, at);
  if (!unit) return refused('noUnit');
  if (isHeld(position, unit, at)) return refused('held');
  const pawn = other === undefined ? undefined : ownAt(position, side, other);
  if (unit.kind !== 'queen' || other === undefined || pawn?.kind !== 'pawn' || !adjacent(at, other))
    return refused('swap');
  if (isHeld(position, pawn, other)) return refused('swap');
  const course = new Course(position);
  course.swap(at, other);
  return done(course);
}

/** WB-5: the new pawn goes back. */
function retreat(position: Position, side: Side, roll: number, action: Action): Outcome {
  const unit = ownAt(position, side, action.unit);
  if (!unit) return refused('noUnit');
  if (unit.kind !== 'pawn') return refused('retreat');
  const way = retreatTo(position, { ...action, side }, roll);
  if (typeof way === 'string') return refused(way);
  const course = new Course(position);
  course.move(way.unit, way.to);
  return done(course);
}

/** WB-6: the knight that morphed goes back instead, and takes the new pawn along. */
function hastyRetreat(position: Position, side: Side, roll: number, action: Action, pawnAt: Square): Outcome {
  const unit = ownAt(position, side, action.unit);
  if (!unit) return refused('noUnit');
  const pawn = ownAt(position, side, pawnAt);
  if (unit.kind !== 'knight' || pawn?.kind !== 'pawn') return refused('retreat');
  if (isHeld(position, unit, action.unit) || pawn.held) return refused('held');
  const course = new Course(position);
  const lifted = course.lift(pawnAt);
  const way = retreatTo(course, { ...action, side }, roll);
  if (typeof way === 'string') return refused(way);
  course.move(way.unit, way.to);
  const places = placesNear(course, side, neighborsOf(way.to));
  const place = action.place ?? places[0];
  if (place === undefined || !places.includes(place)) return refused('place');
  course.put(place, lifted);
  return done(course);
}

export const retreats = (position: Position, side: Side, roll: number, action: Action): Outcome =>
  action.with === undefined
    ? retreat(position, side, roll, action)
    : hastyRetreat(position, side, roll, action, action.with);
