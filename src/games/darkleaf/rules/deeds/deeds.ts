import {
  bears,
  besideOwnRook,
  bookOf,
  buried,
  clanOf,
  isRoyal,
  ownAt,
  type Position,
  type Unit,
  unitsThat,
} from '../board/position';
import {
  adjacent,
  type Direction,
  diagonal,
  diagonals,
  directions,
  distance,
  inCentre,
  OFF,
  type Side,
  type Square,
  squares,
  step,
} from '../board/square';
import { invulnerable, isHeld, vulnerableRival } from '../board/standing';

/** A deed that may be tried; a Hunt needs no more than its roll. */
export interface Deed {
  readonly unit: Square;
  /** By square. */
  readonly targets: readonly Square[];
  readonly need: number | null;
}

const byTargets = (a: Deed, b: Deed): number =>
  a.unit - b.unit ||
  a.targets.length - b.targets.length ||
  (a.targets[0] ?? 0) - (b.targets[0] ?? 0) ||
  (a.targets[1] ?? 0) - (b.targets[1] ?? 0);

/** HU-3, HU-4: whether nobody stands in the way of an arrow; pawns do not hinder a knight's. */
function clear(position: Position, unit: Unit, between: readonly Square[]): boolean {
  return between.every(square => {
    const there = position.units.get(square);
    return !there || (unit.kind === 'knight' && there.kind === 'pawn');
  });
}

/** HU-3: what lies exactly so far in a direction, if the way there is clear. */
function aimedAt(position: Position, unit: Unit, from: Square, dir: Direction, far: number): Square {
  const path: Square[] = [];
  for (let here = from; path.length < far; ) {
    here = step(unit.side, here, dir);
    if (here === OFF) return OFF;
    path.push(here);
  }
  return clear(position, unit, path.slice(0, -1)) ? (path[far - 1] ?? OFF) : OFF;
}

/** HU-3 to HU-5: whom a unit of Huldra may Hunt from where it stands. */
export function huntsFrom(position: Position, unit: Unit, from: Square, value: number): Square[] {
  const bow = unit.kind === 'pawn' && bears(unit, 'longBow');
  const deed = bookOf(position, unit).deed;
  const ways = [...new Set(bow ? [...deed, ...diagonals] : deed)];
  const reach = bow ? [value, value + 1] : [value];
  const aims = ways.flatMap(dir => reach.map(far => aimedAt(position, unit, from, dir, far)));
  return [...new Set(aims)]
    .filter(at => at !== OFF && vulnerableRival(position, unit.side, at))
    .sort((a, b) => a - b);
}

/** MU-5: where a unit of The Murg may strike. */
function strikeDirections(position: Position, unit: Unit, at: Square): readonly Direction[] {
  const violent = unit.kind === 'king' && besideOwnRook(position, unit.side, at);
  return violent ? directions : bookOf(position, unit).deed;
}

/** The adjacent rival units in some directions that may be aimed at, by square. */
function targetsOf(position: Position, side: Side, at: Square, ways: readonly Direction[]): Square[] {
  return [...new Set(ways.map(dir => step(side, at, dir)))]
    .filter(square => square !== OFF && vulnerableRival(position, side, square))
    .sort((a, b) => a - b);
}

/** Why a rival that somebody aims at is no target: the first reason that holds. */
export type DeedRefusal = 'held' | 'graveyard' | 'invulnerable' | 'aim' | 'exactly' | 'beside' | 'blocked';

/** HU-3, HU-5: as far as an arrow may go, in a direction of the deed; else somebody stands between. */
function huntSays(position: Position, unit: Unit, from: Square, to: Square, value: number): DeedRefusal {
  const bow = unit.kind === 'pawn' && bears(unit, 'longBow');
  const ways = bow ? [...bookOf(position, unit).deed, ...diagonals] : bookOf(position, unit).deed;
  const far = distance(from, to);
  const leads = (way: Direction): boolean => {
    let here = from;
    for (let gone = 0; gone < far && here !== OFF; gone++) here = step(unit.side, here, way);
    return here === to;
  };
  if (!ways.some(leads)) return 'aim';
  return far === value || (bow && far === value + 1) ? 'blocked' : 'exactly';
}

/** HU-3, MU-2, WB-3: why a rival unit is no target of the deed of a unit; asked where `deedsOf` names none. */
export function deedSays(
  position: Position,
  from: Square,
  to: Square,
  value: number,
): DeedRefusal | undefined {
  const [unit, rival] = [position.units.get(from), position.units.get(to)];
  if (!unit || !rival || unit.side === rival.side) return undefined;
  const clan = clanOf(position, unit.side);
  if (clan !== 'huldra' && clan !== 'murg' && clan !== 'wibo') return undefined;
  if (clan === 'wibo' ? unit.held : isHeld(position, unit, from)) return 'held';
  if (clan === 'wibo' && buried(position, unit.side, 'pawn') < 1) return 'graveyard';
  if (invulnerable(position, rival, to)) return 'invulnerable';
  if (clan === 'huldra') return huntSays(position, unit, from, to, value);
  return adjacent(from, to) ? 'aim' : 'beside';
}

const pairsOf = (some: readonly Square[]): (readonly [Square, Square])[] =>
  some.flatMap((a, i) => some.slice(i + 1).map(b => [a, b] as const));

/** MU-1: what a royal needs under each state of the law. */
const royalNeed = ({ players }: Position, side: Side): number => (players[side].law ? 5 : 6);

/** MU-2, MU-3, MU-5. */
function destroys(position: Position, side: Side, unit: Unit, at: Square): Deed[] {
  const targets = targetsOf(position, side, at, strikeDirections(position, unit, at));
  const royal = (square: Square): boolean => isRoyal(position.units.get(square)!);
  const single = targets.map(target => ({
    unit: at,
    targets: [target],
    need: royal(target) ? royalNeed(position, side) : 3,
  }));
  const common = targets.filter(target => !royal(target));
  const double = unit.kind === 'knight' ? pairsOf(common) : [];
  return [...single, ...double.map(pair => ({ unit: at, targets: pair, need: 4 }))];
}

/** ER-2. */
function reclaims(position: Position, side: Side, unit: Unit, at: Square): Deed[] {
  if (unit.kind !== 'pawn' || !inCentre(at) || position.reclaimed.has(at)) return [];
  return [{ unit: at, targets: [at], need: position.players[side].law ? 5 : 6 }];
}

/** WB-3, WB-4: what a unit of Wibo may Morph that has just journeyed; only the mark holds it. */
export function morphsOf(position: Position, side: Side, at: Square): Deed[] {
  const unit = ownAt(position, side, at);
  const pawns = buried(position, side, 'pawn');
  if (!unit || unit.held || pawns < 1) return [];
  const direct = targetsOf(position, side, at, bookOf(position, unit).deed);
  const single = direct.map(target => ({ unit: at, targets: [target], need: 3 }));
  if (unit.kind !== 'sage' || pawns < 2) return single.sort(byTargets);
  const aslant = squares.filter(
    square => diagonal(square, at) && vulnerableRival(position, side, square) !== undefined,
  );
  const all = [...new Set([...direct, ...aslant])].sort((a, b) => a - b);
  const fits = ([a, b]: readonly [Square, Square]): boolean =>
    (direct.includes(a) && aslant.includes(b)) || (direct.includes(b) && aslant.includes(a));
  const double = pairsOf(all).filter(fits);
  return [...single, ...double.map(pair => ({ unit: at, targets: pair, need: 3 }))].sort(byTargets);
}

function deedsBy(position: Position, side: Side, unit: Unit, at: Square, roll: number): Deed[] {
  switch (clanOf(position, side)) {
    case 'huldra':
      return huntsFrom(position, unit, at, roll).map(target => ({ unit: at, targets: [target], need: null }));
    case 'murg':
      return destroys(position, side, unit, at);
    case 'erde':
      return reclaims(position, side, unit, at);
    case 'ferrymen':
    case 'wibo':
    case 'hexen':
      return [];
  }
}

/** All deeds that a side may try: Hunts at this roll, or what The Murg and Erde may declare. */
export const deedsOf = (position: Position, side: Side, roll: number): Deed[] =>
  unitsThat(position, (unit, at) => unit.side === side && !isHeld(position, unit, at))
    .flatMap(({ unit, at }) => deedsBy(position, side, unit, at, roll))
    .sort(byTargets);

/** Whether a deed is one of these; the order of its targets does not matter. */
export const among = (deeds: readonly Deed[], unit: Square, targets: readonly Square[]): Deed | undefined => {
  const asked = [...targets].sort((a, b) => a - b).join();
  return deeds.find(deed => deed.unit === unit && deed.targets.join() === asked);
};
