import { bears, bookOf, clanOf, isRoyal, type Position, type Unit, unitsThat } from '../board/position';
import {
  centre,
  compass,
  type Direction,
  directions,
  fileOf,
  fileStep,
  inCentre,
  OFF,
  rankOf,
  rankStep,
  type Side,
  type Square,
  size,
  squareAt,
  step,
} from '../board/square';
import { invulnerable, isHeld } from '../board/standing';
import { crossingAuras, isFlowing, upon } from './flow';
import type { Way } from './way';

/** JO-6: in the order in which they are tested. */
export const journeyTests = [
  ...(['direction', 'roll', 'distance', 'blocked', 'start', 'occupied'] as const),
  ...(['royal', 'invulnerable', 'flow', 'reclaimed', 'centre'] as const),
] as const;
export type JourneyRefusal = 'noUnit' | 'held' | (typeof journeyTests)[number];

/** FM-4: Ferrymen go one less far under Calm Waters. */
export const journeyValue = ({ players }: Position, side: Side, roll: number): number =>
  players[side].clan === 'ferrymen' && players[side].law ? roll - 1 : roll;

/** What a roll lets a unit do. */
interface Terms {
  readonly directions: readonly Direction[];
  /** HX-1: what the roll leaves of the directions. */
  readonly rolled: readonly Direction[];
  readonly least: number;
  readonly most: number;
  /** WB-5: nobody is landed upon. */
  readonly retreats: boolean;
}

/** HX-1: the directions of a roll. */
function rolledDirections({ players }: Position, unit: Unit, roll: number): Direction[] {
  if (roll > 8) return [];
  const beside = players[unit.side].law ? [compass(roll - 1), compass(roll + 1)] : [];
  const ahead = [roll, ...beside];
  return unit.kind === 'knight' ? [...ahead, ...ahead.map(one => compass(one + 4))] : ahead;
}

function termsOf(position: Position, unit: Unit, from: Square, roll: number): Terms {
  const book = bookOf(position, unit);
  const clan = clanOf(position, unit.side);
  if (clan === 'hexen') {
    const rolled = rolledDirections(position, unit, roll);
    return { directions: book.journey, rolled, least: 1, most: size, retreats: false };
  }
  // WB-7.
  if (clan === 'wibo' && unit.kind === 'queen')
    return { directions: book.journey, rolled: directions, least: 1, most: 1, retreats: false };
  const most = journeyValue(position, unit.side, roll);
  // JO-4: Erde leaves a Reclaimed square in any direction.
  const free = clan === 'erde' && position.reclaimed.has(from);
  const own = free ? directions : book.journey;
  return { directions: own, rolled: directions, least: book.less ? 1 : most, most, retreats: false };
}

/** WB-5: backward, as far as the kind goes. */
function retreatTerms(position: Position, unit: Unit, roll: number): Terms {
  const least = bookOf(position, unit).less ? 1 : roll;
  return { directions: [4, 5, 6], rolled: directions, least, most: roll, retreats: true };
}

/** FM-5. */
const mayCross = (position: Position, { side, kind }: Unit, direction: Direction): boolean =>
  clanOf(position, side) === 'ferrymen' &&
  (kind === 'pawn' || kind === 'sage') &&
  [1, 2, 8].includes(direction);

/** FM-5: the square on the other side of the board that adjoins in a direction; OFF beyond the side. */
function acrossFrom({ side }: Unit, here: Square, direction: Direction): Square {
  const rank = (rankOf(here) + rankStep(side, direction) + size) % size;
  return squareAt(fileOf(here) + fileStep(side, direction), rank);
}

interface Line {
  readonly path: readonly Square[];
  readonly crosses: boolean;
}

/** JO-3, FM-5: all squares of a direction in the order in which they are reached; the edge ends the way. */
function lineFrom(position: Position, unit: Unit, from: Square, direction: Direction, most: number): Line[] {
  const lines: Line[] = [];
  const path: Square[] = [];
  let [here, crosses] = [from, false];
  while (path.length < most) {
    let next = step(unit.side, here, direction);
    if (next === OFF && mayCross(position, unit, direction)) {
      next = acrossFrom(unit, here, direction);
      crosses = true;
    }
    if (next === OFF) break;
    path.push(next);
    lines.push({ path: [...path], crosses });
    here = next;
  }
  return lines;
}

/** JO-2, FM-6: whether a square may be passed; the starting square is empty by then. */
function mayPass(position: Position, unit: Unit, from: Square, square: Square): boolean {
  const there = position.units.get(square);
  if (!there || square === from) return true;
  return clanOf(position, unit.side) === 'ferrymen' && unit.kind === 'sage' && there.side === unit.side;
}

/** JO-2, MU-4, FL-1: why a journey may not end upon a unit; nothing if it may. */
function landing(
  position: Position,
  unit: Unit,
  way: Way,
  retreats: boolean,
): 'occupied' | 'royal' | 'invulnerable' | 'flow' | undefined {
  const there = position.units.get(way.to);
  if (!there) return undefined;
  if (retreats || there.side === unit.side) return 'occupied';
  const clan = clanOf(position, unit.side);
  if (clan === 'murg' && unit.kind === 'sage') {
    if (isRoyal(there) && !bears(unit, 'assassin')) return 'royal';
    return invulnerable(position, there, way.to) ? 'invulnerable' : undefined;
  }
  if (!isFlowing(position, unit)) return 'occupied';
  const some = crossingAuras(unit, way.crosses).some(gained => upon(position, unit, way, gained).length > 0);
  return some ? undefined : 'flow';
}

/** JO-4, JO-5: why a journey may not end on a square, whoever stands there. */
function ending(position: Position, unit: Unit, to: Square): 'reclaimed' | 'centre' | undefined {
  const clan = clanOf(position, unit.side);
  if (clan !== 'erde') return position.reclaimed.has(to) ? 'reclaimed' : undefined;
  const open = centre.every(square => position.reclaimed.has(square));
  return unit.kind === 'king' && inCentre(to) && !open ? 'centre' : undefined;
}

/** JO-6: the first test that a way fails. */
function failed(
  position: Position,
  unit: Unit,
  way: Way,
  path: readonly Square[],
  terms: Terms,
): (typeof journeyTests)[number] | undefined {
  if (!terms.directions.includes(way.dir)) return 'direction';
  if (!terms.rolled.includes(way.dir)) return 'roll';
  if (way.distance < terms.least || way.distance > terms.most) return 'distance';
  if (path.slice(0, -1).some(square => !mayPass(position, unit, way.unit, square))) return 'blocked';
  if (way.to === way.unit) return 'start';
  return landing(position, unit, way, terms.retreats) ?? ending(position, unit, way.to);
}

const wayOf = (unit: Square, dir: Direction, { path, crosses }: Line): Way => ({
  unit,
  to: path[path.length - 1] ?? unit,
  dir,
  distance: path.length,
  crosses,
});

function legalWays(position: Position, from: Square, terms: Terms): Way[] {
  const unit = position.units.get(from);
  if (!unit || isHeld(position, unit, from)) return [];
  const ways: Way[] = [];
  terms.directions.forEach((dir, i) => {
    const once = terms.directions.indexOf(dir) === i;
    if (once && terms.rolled.includes(dir)) waysAlong(position, { unit, from, dir }, terms, ways);
  });
  return ways;
}

interface Going {
  readonly unit: Unit;
  readonly from: Square;
  readonly dir: Direction;
}

/** The same tests as `failed`, square by square, with no path kept. */
function waysAlong(position: Position, { unit, from, dir }: Going, terms: Terms, ways: Way[]): void {
  let [here, crosses] = [from, false];
  for (let far = 1; far <= terms.most; far++) {
    let next = step(unit.side, here, dir);
    if (next === OFF && mayCross(position, unit, dir)) {
      next = acrossFrom(unit, here, dir);
      crosses = true;
    }
    if (next === OFF) return;
    if (far >= terms.least && next !== from) {
      const way = { unit: from, to: next, dir, distance: far, crosses };
      const stops = landing(position, unit, way, terms.retreats) ?? ending(position, unit, next);
      if (stops === undefined) ways.push(way);
    }
    if (!mayPass(position, unit, from, next)) return;
    here = next;
  }
}

const byEnd = (a: Way, b: Way): number =>
  a.unit - b.unit || a.to - b.to || a.distance - b.distance || a.dir - b.dir;

/** JO-1 to JO-5, FM-9: every legal journey of one unit with a roll. */
export function waysOf(position: Position, from: Square, roll: number): Way[] {
  const unit = position.units.get(from);
  if (!unit) return [];
  if (journeyValue(position, unit.side, roll) > 0)
    return legalWays(position, from, termsOf(position, unit, from, roll)).sort(byEnd);
  return isHeld(position, unit, from) ? [] : [{ unit: from, to: from, dir: 0, distance: 0, crosses: false }];
}

/** Every journey that some value up to a roll brings; a unit that may not go less needs its distance exactly. */
export function waysUpTo(position: Position, from: Square, roll: number): Way[] {
  const unit = position.units.get(from);
  return unit ? legalWays(position, from, { ...termsOf(position, unit, from, roll), least: 1 }) : [];
}

/** Every legal journey of a side. */
export const allWays = (position: Position, side: Side, roll: number): Way[] =>
  unitsThat(position, unit => unit.side === side).flatMap(({ at }) => waysOf(position, at, roll));

/** WB-5: every way in which a unit could retreat. */
export function retreatsOf(position: Position, from: Square, roll: number): Way[] {
  const unit = position.units.get(from);
  return unit ? legalWays(position, from, retreatTerms(position, unit, roll)).sort(byEnd) : [];
}

export interface Wanted {
  readonly side: Side;
  readonly unit: Square;
  readonly to: Square;
  readonly dir?: Direction | undefined;
}

/** JO-6, JO-7: the way that a player means, or the test at which the one that got furthest failed. */
function wayByTerms(
  position: Position,
  wanted: Wanted,
  roll: number,
  terms: (unit: Unit) => Terms,
): Way | JourneyRefusal {
  const unit = position.units.get(wanted.unit);
  if (unit?.side !== wanted.side) return 'noUnit';
  if (isHeld(position, unit, wanted.unit)) return 'held';
  const asked = terms(unit);
  const tried = (wanted.dir === undefined ? directions : [wanted.dir]).flatMap(dir =>
    lineFrom(position, unit, wanted.unit, dir, Math.max(size, roll))
      .map(line => ({ way: wayOf(wanted.unit, dir, line), path: line.path }))
      .filter(({ way }) => way.to === wanted.to)
      .map(({ way, path }) => ({ way, failed: failed(position, unit, way, path, asked) })),
  );
  const legal = tried.filter(one => one.failed === undefined).map(({ way }) => way);
  const [best] = legal.sort((a, b) => a.distance - b.distance || a.dir - b.dir);
  if (best) return best;
  const furthest = Math.max(0, ...tried.map(one => (one.failed ? journeyTests.indexOf(one.failed) : 0)));
  return journeyTests[furthest] ?? 'direction';
}

/** JO-6, JO-7, for a journey of a value above 0. */
export const wayTo = (position: Position, wanted: Wanted, roll: number): Way | JourneyRefusal =>
  wayByTerms(position, wanted, roll, unit => termsOf(position, unit, wanted.unit, roll));

/** JO-6, JO-7, for a retreat. */
export const retreatTo = (position: Position, wanted: Wanted, roll: number): Way | JourneyRefusal =>
  wayByTerms(position, wanted, roll, unit => retreatTerms(position, unit, roll));

/** HU-6: a journey of exactly so many squares, also with the may-be-less icon. */
export const exactWayTo = (position: Position, wanted: Wanted, exactly: number): Way | JourneyRefusal =>
  wayByTerms(position, wanted, exactly, unit => ({
    ...termsOf(position, unit, wanted.unit, exactly),
    least: exactly,
    most: exactly,
  }));
