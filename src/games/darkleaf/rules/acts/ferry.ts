import { Course } from '../board/course';
import { isFree } from '../board/placing';
import { type Aura, ownAt, type Position, type Unit } from '../board/position';
import { adjacent, type Side, type Square } from '../board/square';
import { isHeld } from '../board/standing';
import { crossingAuras, flowsOf, type Push } from '../journeys/flow';
import type { Way } from '../journeys/way';
import { type JourneyRefusal, journeyValue, wayTo } from '../journeys/ways';
import { done, type Outcome, refused } from './outcome';
import { carryOut, landingsOf, settle } from './push';
import type { Action } from './said';

/** JO-6, FM-9: the way that is meant; a value of 0 only lets a unit stay. */
export function ferryWay(
  position: Position,
  side: Side,
  roll: number,
  { unit: at, to, dir }: Pick<Action, 'unit' | 'to' | 'dir'>,
): Way | JourneyRefusal {
  if (journeyValue(position, side, roll) > 0) return wayTo(position, { side, unit: at, to, dir }, roll);
  const unit = ownAt(position, side, at);
  if (!unit) return 'noUnit';
  if (isHeld(position, unit, at)) return 'held';
  return to === at ? { unit: at, to: at, dir: 0, distance: 0, crosses: false } : 'distance';
}

/** FM-7: the aura of a crossing; nothing told means Barbaric, or the first with which it can land. */
function gainedBy(
  position: Position,
  unit: Unit,
  way: Way,
  told: string | undefined,
): { readonly aura: Aura | undefined } | undefined {
  const able = crossingAuras(unit, way.crosses);
  if (told !== undefined) {
    const aura = able.find(one => one === told);
    return aura && { aura };
  }
  const lands = position.units.has(way.to) && way.to !== way.unit;
  const useful = able.find(aura => flowsOf(position, way, aura).length > 0);
  return { aura: lands ? (useful ?? able[0]) : able[0] };
}

/** FL-2: which push is meant; `none` is no flow at all, nothing is a refusal. */
function chosen(
  position: Position,
  way: Way,
  pushes: readonly Push[],
  action: Action,
): Push | 'none' | undefined {
  const { flow } = action;
  if (flow)
    return pushes.find(one => one.dir === flow.dir && one.steps === flow.steps && one.units === flow.units);
  const lands = way.distance > 0 && position.units.has(way.to) && way.to !== way.unit;
  if (lands) return pushes[0];
  // FM-9: here Flow is a choice.
  return way.distance === 0 ? 'none' : (pushes[0] ?? 'none');
}

/** FM-3: the king takes an own unit beside him to another square beside him. */
function belay(course: Course, side: Side, king: Square, told: NonNullable<Action['belay']>): boolean {
  const other = ownAt(course, side, told.unit);
  const able =
    course.at(king).kind === 'king' &&
    other !== undefined &&
    adjacent(king, told.unit) &&
    !isHeld(course, other, told.unit) &&
    isFree(course, side, told.to) &&
    adjacent(king, told.to);
  if (able) course.move(told.unit, told.to);
  return able;
}

interface Ferried {
  readonly way: Way;
  readonly push: Push | 'none';
  /** FM-7: what the unit gains by crossing. */
  readonly aura: Aura | undefined;
}

/** FL-6: a journey and its Flow carried out; whether whoever is placed goes to a legal square. */
export function carried(
  position: Position,
  side: Side,
  { way, push, aura }: Ferried,
  place?: Square,
): { readonly course: Course; readonly legal: boolean } {
  const course = new Course(position);
  const mover = course.lift(way.unit);
  const overboard = push === 'none' ? [] : carryOut(course, side, push);
  course.put(way.to, aura ? { ...mover, auras: [...mover.auras, aura] } : mover);
  return { course, legal: settle(course, side, overboard, place).legal };
}

/** FL-6: where the first unit may be put that a journey pushes off the board and that comes back. */
export function comebacks(position: Position, side: Side, roll: number, action: Action): Square[] {
  const way = ferryWay(position, side, roll, action);
  const unit = typeof way === 'string' ? undefined : position.units.get(way.unit);
  if (typeof way === 'string' || !unit || !action.flow) return [];
  const gained = gainedBy(position, unit, way, action.aura);
  const push = gained && chosen(position, way, flowsOf(position, way, gained.aura), action);
  if (!push || push === 'none') return [];
  const course = new Course(position);
  const mover = course.lift(way.unit);
  const overboard = carryOut(course, side, push);
  course.put(way.to, mover);
  return landingsOf(course, side, overboard);
}

/** FL, FM: a journey of the Ferrymen with its crossing, its Flow and its Belay. */
export function ferry(position: Position, side: Side, roll: number, action: Action): Outcome {
  const way = ferryWay(position, side, roll, action);
  if (typeof way === 'string') return refused(way);
  const unit = position.units.get(way.unit);
  if (!unit) return refused('noUnit');
  const gained = gainedBy(position, unit, way, action.aura);
  if (!gained) return refused('aura');
  const push = chosen(position, way, flowsOf(position, way, gained.aura), action);
  if (!push) return refused('flow');
  const { course, legal } = carried(position, side, { way, push, aura: gained.aura }, action.place);
  if (!legal) return refused('place');
  if (action.belay && !belay(course, side, way.to, action.belay)) return refused('belay');
  return done(course);
}

/** The flows that a journey would bring with an aura that it takes by crossing, if it takes one. */
export function flowChoices(
  position: Position,
  side: Side,
  roll: number,
  action: Pick<Action, 'unit' | 'to' | 'dir' | 'aura'>,
): readonly Push[] | JourneyRefusal {
  const way = ferryWay(position, side, roll, action);
  if (typeof way === 'string') return way;
  const unit = position.units.get(way.unit);
  const aura = unit && crossingAuras(unit, way.crosses).find(one => one === action.aura);
  return flowsOf(position, way, aura);
}
