import { Course } from '../board/course';
import { placesNear } from '../board/placing';
import { bears, besideOwnRook, ownAt, type Position, rooksOf } from '../board/position';
import { distance, fileOf, neighborsOf, onDiagonal, rankOf, type Side, type Square } from '../board/square';
import { isHeld } from '../board/standing';
import { huntsFrom } from '../deeds/deeds';
import { exactWayTo } from '../journeys/ways';
import { hit } from './hunt';
import { done, type Outcome, refused } from './outcome';
import type { Action } from './said';

const inLine = (a: Square, b: Square): boolean =>
  a !== b && (fileOf(a) === fileOf(b) || rankOf(a) === rankOf(b) || onDiagonal(a, b));

/** HU-6: a part of the journey, and a Hunt with what is left of the value. */
export function pivot(position: Position, side: Side, roll: number, action: Action, target: Square): Outcome {
  const unit = ownAt(position, side, action.unit);
  if (!unit) return refused('noUnit');
  if (unit.kind !== 'sage' || !bears(unit, 'pivot')) return refused('pivot');
  if (isHeld(position, unit, action.unit)) return refused('held');
  if (!inLine(action.unit, action.to)) return refused('direction');
  const far = distance(action.unit, action.to);
  if (far >= roll) return refused('distance');
  const way = exactWayTo(position, { ...action, side }, far);
  if (typeof way === 'string') return refused(way);
  const course = new Course(position);
  course.move(way.unit, way.to);
  if (!huntsFrom(course, course.at(way.to), way.to, roll - far).includes(target)) return refused('target');
  hit(course, side, target);
  return done(course);
}

/** HU-7: where the queen may Leap to; nothing while she stands beside a rook. */
export function leap(position: Position, side: Side, { unit: at, to }: Action): Outcome {
  const unit = ownAt(position, side, at);
  if (!unit) return refused('noUnit');
  if (isHeld(position, unit, at)) return refused('held');
  const rooks = rooksOf(position, side);
  const able = unit.kind === 'queen' && rooks.length > 0 && !besideOwnRook(position, side, at);
  if (!able) return refused('leap');
  if (!placesNear(position, side, rooks.flatMap(neighborsOf)).includes(to)) return refused('place');
  const course = new Course(position);
  course.move(at, to);
  return done(course);
}
