import type { Course } from '../board/course';
import { clanOf, unitsThat } from '../board/position';
import { adjacent, fileOf, OFF, rankOf, type Square, squareAt } from '../board/square';
import { inStasis } from '../board/standing';

/** The square beyond another, straight away from a third. */
export const beyond = (from: Square, at: Square): Square =>
  squareAt(2 * fileOf(at) - fileOf(from), 2 * rankOf(at) - rankOf(from));

/** ER-4: all units around a knight are pushed one square away from it, all at once, where that is possible. */
export function tremor(course: Course, knight: Square): void {
  const shaken = unitsThat(course, (_, at) => adjacent(at, knight))
    .map(({ at, unit }) => ({ at, unit, to: beyond(knight, at) }))
    .filter(({ at, unit, to }) => {
      const barred = course.reclaimed.has(to) && clanOf(course, unit.side) !== 'erde';
      return to !== OFF && !course.units.has(to) && !barred && !inStasis(course, unit, at);
    });
  for (const { at, to } of shaken) course.move(at, to);
}
