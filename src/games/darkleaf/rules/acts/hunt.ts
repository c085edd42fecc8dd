import type { Course } from '../board/course';
import { isRoyal } from '../board/position';
import type { Side, Square } from '../board/square';

/** HU-1: at so many hits a royal leaves. */
const fatal = 3;

/** HU-1, HU-3: a royal is marked until its third hit; anybody else is vanquished. */
export function hit(course: Course, side: Side, target: Square): void {
  const unit = course.at(target);
  if (!isRoyal(unit)) {
    course.vanquish(target);
    return;
  }
  if (unit.marks + 1 < fatal) {
    course.alter(target, { marks: unit.marks + 1 });
    return;
  }
  course.bury(course.lift(target), target);
  course.win(side);
}
