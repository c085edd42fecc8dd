import { type Fraction, fraction, ZERO } from '../../../../chances/fraction';
import { Course } from '../board/course';
import {
  bears,
  bookOf,
  buried,
  clanOf,
  type Position,
  royalAt,
  type Standing,
  unitsThat,
} from '../board/position';
import { adjacent, distance, OFF, rivalOf, type Side, type Square, squares, step } from '../board/square';
import { isHeld, vulnerableRival } from '../board/standing';
import { deedsOf, huntsFrom } from '../deeds/deeds';
import { crossingAuras, flowsOf, type Push } from '../journeys/flow';
import type { Way } from '../journeys/way';
import { allWays, exactWayTo } from '../journeys/ways';

export interface Threat {
  readonly chance: Fraction;
  readonly intent: 'journey' | 'deed' | 'any' | null;
  /** The values of the first roll that let it happen. */
  readonly values: readonly number[];
}

const noThreat: Threat = { chance: ZERO, intent: null, values: [] };
const valuesThat = (bone: number, holds: (value: number) => boolean): number[] =>
  Array.from({ length: bone }, (_, i) => i + 1).filter(holds);

const ofValues = (values: readonly number[], bone: number, intent: Threat['intent']): Threat =>
  values.length === 0 ? noThreat : { chance: fraction(values.length, bone), intent, values };

/** HU-6: whether a sage can go a part of the way and Hunt the royal from there. */
function pivots(position: Position, side: Side, royal: Square, value: number): boolean {
  const sages = unitsThat(
    position,
    (unit, at) =>
      unit.side === side && unit.kind === 'sage' && bears(unit, 'pivot') && !isHeld(position, unit, at),
  );
  return sages.some(({ at }) =>
    squares.some(to => {
      const far = distance(at, to);
      if (far < 1 || far >= value) return false;
      const way = exactWayTo(position, { side, unit: at, to }, far);
      if (typeof way === 'string') return false;
      const course = new Course(position);
      course.move(at, to);
      return huntsFrom(course, course.at(to), to, value - far).includes(royal);
    }),
  );
}

function byHunt(position: Position, side: Side, { at }: Standing, bone: number): Threat {
  const hunts = (value: number): boolean =>
    deedsOf(position, side, value).some(({ targets }) => targets.includes(at)) ||
    pivots(position, side, at, value);
  return ofValues(valuesThat(bone, hunts), bone, 'any');
}

/** MU-1: the better of a declared Destroy and a declared journey with an Ambush; the deed of equals. */
function byTheMurg(position: Position, side: Side, { at }: Standing, bone: number): Threat {
  const deed = deedsOf(position, side, 1).find(({ targets }) => targets.length === 1 && targets[0] === at);
  const struck = valuesThat(
    bone,
    value => deed?.need !== undefined && deed.need !== null && value >= deed.need,
  );
  const ambushed = valuesThat(bone, value => allWays(position, side, value).some(way => way.to === at));
  return ambushed.length > struck.length
    ? ofValues(ambushed, bone, 'journey')
    : ofValues(struck, bone, 'deed');
}

/** FL-6: whether a push takes the royal off the board. */
function pushesOff(side: Side, royal: Square, { target, dir, steps, units }: Push): boolean {
  const behind = units === 2 ? step(side, target, dir) : OFF;
  if (royal !== target && royal !== behind) return false;
  let here = royal;
  for (let gone = 0; gone < steps && here !== OFF; gone++) here = step(side, here, dir);
  return here === OFF;
}

function byFlow(position: Position, side: Side, { at }: Standing, bone: number): Threat {
  const flows = (way: Way): boolean => {
    const unit = position.units.get(way.unit);
    const auras = unit ? crossingAuras(unit, way.crosses) : [];
    return auras.some(aura => flowsOf(position, way, aura).some(push => pushesOff(side, at, push)));
  };
  return ofValues(
    valuesThat(bone, value => allWays(position, side, value).some(flows)),
    bone,
    'any',
  );
}

/** WB-3: whether the unit that has come to a square has the royal in a direction of its deed. */
function reachesRoyal(position: Position, side: Side, from: Square, to: Square, royal: Square): boolean {
  const unit = position.units.get(from);
  const there = unit && bookOf(position, unit).deed.some(dir => step(side, to, dir) === royal);
  return there === true;
}

function byMorph(position: Position, side: Side, { at: royal }: Standing, bone: number): Threat {
  if (buried(position, side, 'pawn') < 1) return noThreat;
  const own = unitsThat(position, unit => unit.side === side);
  const queens = own.filter(({ at, unit }) => unit.kind === 'queen' && !isHeld(position, unit, at));
  const swaps = queens.flatMap(({ at }) =>
    own
      .filter(other => other.unit.kind === 'pawn' && adjacent(at, other.at))
      .filter(other => !isHeld(position, other.unit, other.at))
      .map(other => ({ from: at, to: other.at })),
  );
  const morphs = ({ from, to }: { readonly from: Square; readonly to: Square }): boolean => {
    const course = new Course(position);
    if (course.units.has(to)) course.swap(from, to);
    else course.move(from, to);
    return (
      vulnerableRival(course, side, royal) !== undefined && reachesRoyal(position, side, from, to, royal)
    );
  };
  const swapped = swaps.some(morphs);
  const values = valuesThat(
    bone,
    value => swapped || allWays(position, side, value).some(way => morphs({ from: way.unit, to: way.to })),
  );
  const after = Math.max(0, bone - 2);
  if (values.length === 0 || after === 0) return noThreat;
  return { chance: fraction(values.length * after, bone * bone), intent: 'any', values };
}

/** FO-2: the chance that a side scores on the rival royal in one turn, with one bone and no relic or miracle. */
export function threatOf(position: Position, side: Side, bone: number): Threat {
  const royal = royalAt(position, rivalOf(side));
  if (!royal) return noThreat;
  switch (clanOf(position, side)) {
    case 'huldra':
      return byHunt(position, side, royal, bone);
    case 'murg':
      return byTheMurg(position, side, royal, bone);
    case 'ferrymen':
      return byFlow(position, side, royal, bone);
    case 'wibo':
      return byMorph(position, side, royal, bone);
    case 'erde':
    case 'hexen':
      return noThreat;
  }
}
