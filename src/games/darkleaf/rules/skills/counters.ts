import { done, type Outcome, refused } from '../acts/outcome';
import { Course } from '../board/course';
import { type Position, unitsThat } from '../board/position';
import { adjacentTo, nameOf, type Side, type Square } from '../board/square';
import { invulnerable, mustKeep } from '../board/standing';
import { ladderCanBe, newLadder } from './hexes';

interface Item {
  readonly kind: 'ladder' | 'garden';
  readonly at: Square;
}

/** Where a ladder goes that ends: from its bearer's square to another. */
export type Restarts = ReadonlyMap<Square, Square>;

/** HX-5: ladders by square, then gardens by square. */
function itemsOf(position: Position): Item[] {
  const ladders = unitsThat(position, unit => unit.ladder > 0).map(({ at }) => at);
  const gardens = [...position.gardens.keys()].sort((a, b) => a - b);
  return [
    ...ladders.map(at => ({ kind: 'ladder' as const, at })),
    ...gardens.map(at => ({ kind: 'garden' as const, at })),
  ];
}

const nameOfItem = ({ kind, at }: Item): string => `${kind} ${nameOf(at)}`;

/** The items in the order that was told; nothing unless it names each of them once. */
function ordered(items: readonly Item[], order: readonly string[] | undefined): readonly Item[] | undefined {
  if (!order) return items;
  const byName = new Map(items.map(item => [nameOfItem(item), item]));
  const told = order.flatMap(name => byName.get(name) ?? []);
  return order.length === items.length && new Set(told).size === items.length ? told : undefined;
}

/** HX-3: at 0 every vulnerable rival on or beside the square is vanquished, and the mark goes. */
function gardenFalls(course: Course, side: Side, at: Square): void {
  const left = (course.gardens.get(at) ?? 0) - 1;
  if (left > 0) {
    course.gardens.set(at, left);
    return;
  }
  course.gardens.delete(at);
  const around = [at, ...adjacentTo(at)].sort((a, b) => a - b);
  for (const square of around) {
    const unit = course.units.get(square);
    if (unit && unit.side !== side && !invulnerable(course, unit, square)) course.vanquish(square);
  }
}

/** HX-6: where a ladder may begin anew beside a square. */
const mayRestart = (course: Course, side: Side, from: Square, to: Square): boolean => {
  const unit = course.units.get(to);
  return (
    unit !== undefined &&
    adjacentTo(from).includes(to) &&
    ladderCanBe(course, unit, to) &&
    !mustKeep(course, side, unit)
  );
};

/** HX-6: whether all went well; not if the ladder is told to go where it may not. */
function ladderFalls(course: Course, side: Side, at: Square, restarts: Restarts): boolean {
  const unit = course.units.get(at);
  if (!unit || unit.ladder === 0) return true;
  course.alter(at, { ladder: unit.ladder - 1 });
  if (unit.ladder > 1 || invulnerable(course, unit, at)) return true;
  course.vanquish(at);
  const to = restarts.get(at);
  if (to === undefined) return true;
  if (!mayRestart(course, side, at, to)) return false;
  course.alter(to, { ladder: newLadder });
  return true;
}

/** HX-5, HX-6: all counters go down by one, each taking effect before the next goes down. */
export function countDown(
  position: Position,
  side: Side,
  order: readonly string[] | undefined,
  restarts: Restarts,
): Outcome {
  const items = ordered(itemsOf(position), order);
  if (!items) return refused('order');
  const course = new Course(position);
  for (const { kind, at } of items) {
    if (kind === 'garden') gardenFalls(course, side, at);
    else if (!ladderFalls(course, side, at, restarts)) return refused('restart');
  }
  return done(course);
}
