import { Course } from '../board/course';
import { clanOf, type Position } from '../board/position';
import type { Side } from '../board/square';
import { wayTo } from '../journeys/ways';
import { travel } from './journey';
import { done, type Outcome, refused } from './outcome';
import type { Part } from './said';

/** ER-3: whether the value of a journey may be split so. */
function fits(roll: number, parts: readonly Part[], metamorphic: boolean): boolean {
  const most = metamorphic ? 3 : 2;
  if (parts.length < 2 || parts.length > most || (parts.length === 3 && roll < 3)) return false;
  const whole = parts.every(({ value }) => Number.isInteger(value) && value >= 1);
  return whole && parts.reduce((all, { value }) => all + value, 0) === roll;
}

/** ER-3: the parts of a split journey, one after the other, each with what follows it. */
export function split(
  position: Position,
  side: Side,
  roll: number,
  parts: readonly Part[],
  metamorphic: boolean,
): Outcome {
  if (clanOf(position, side) !== 'erde' || !fits(roll, parts, metamorphic)) return refused('split');
  const course = new Course(position);
  /** The units that have gone; a Tremor moves them too. */
  const gone = new Set<unknown>();
  for (const part of parts) {
    const way = wayTo(course, { ...part, side }, part.value);
    if (typeof way === 'string') return refused(way);
    const unit = course.at(way.unit);
    if (gone.has(unit)) return refused('split');
    gone.add(unit);
    travel(course, side, way);
  }
  return done(course);
}
