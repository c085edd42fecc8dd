import type { Course } from '../board/course';
import { isFree, placesNear } from '../board/placing';
import { bears, isRoyal, type Unit } from '../board/position';
import { neighborsOf, OFF, onEdge, type Side, type Square, seatOf, step } from '../board/square';
import type { Push } from '../journeys/flow';

/** A unit that has left the board, and from where it was pushed. */
export interface Overboard {
  readonly unit: Unit;
  readonly from: Square;
}

/** FL-3: takes a unit off its square and puts it where its push ends; beyond the board it is kept aside. */
function pushOne(
  course: Course,
  side: Side,
  from: Square,
  dir: number,
  steps: number,
): Overboard | undefined {
  const unit = course.lift(from);
  let here = from;
  for (let gone = 0; gone < steps; gone++) {
    here = step(side, here, dir);
    if (here === OFF) return { unit, from };
  }
  course.put(here, unit);
  return undefined;
}

/** FL-4: the pushed units, the one behind first; who leaves the board is given back in that order. */
export function carryOut(course: Course, side: Side, { target, dir, steps, units }: Push): Overboard[] {
  const behind = units === 2 ? [step(side, target, dir)] : [];
  return [...behind, target].flatMap(at => pushOne(course, side, at, dir, steps) ?? []);
}

/** FL-6: where a plated unit returns to. */
function returns(course: Course, { unit, from }: Overboard): Square[] {
  if (isFree(course, unit.side, from)) return [from];
  const edge = neighborsOf(from).filter(at => onEdge(at) && isFree(course, unit.side, at));
  return edge.length > 0 ? edge : placesNear(course, unit.side, [from]);
}

/** FL-6: where the first unit that comes back may be put; none where nobody does. */
export function landingsOf(course: Course, side: Side, overboard: readonly Overboard[]): Square[] {
  for (const one of overboard) {
    if (isRoyal(one.unit) && one.unit.marks === 0) return placesNear(course, one.unit.side, seatOf(side));
    if (!isRoyal(one.unit) && bears(one.unit, 'ironPlating')) return returns(course, one);
  }
  return [];
}

/** FL-6: a choice of where the first unit that comes back is put; told whether it was a legal one. */
export interface Landing {
  place: Square | undefined;
  legal: boolean;
}

function comeBack(course: Course, unit: Unit, legal: readonly Square[], landing: Landing): void {
  const { place } = landing;
  landing.place = undefined;
  if (place !== undefined && !legal.includes(place)) landing.legal = false;
  const at = place ?? legal[0];
  if (at !== undefined) course.put(at, unit);
}

/** FL-6, FM-1: what becomes of those who left the board; a royal that is marked leaves for good. */
export function settle(course: Course, side: Side, overboard: readonly Overboard[], place?: Square): Landing {
  const landing: Landing = { place, legal: true };
  for (const { unit, from } of overboard) {
    if (isRoyal(unit) && unit.marks === 0) {
      const marked = { ...unit, marks: 1 };
      comeBack(course, marked, placesNear(course, unit.side, seatOf(side)), landing);
    } else if (isRoyal(unit)) {
      course.bury(unit, from);
      course.win(side);
    } else if (bears(unit, 'ironPlating')) {
      const bare = { ...unit, auras: unit.auras.filter(aura => aura !== 'ironPlating') };
      comeBack(course, bare, returns(course, { unit, from }), landing);
    } else course.bury(unit, from);
  }
  return landing;
}
