import { floorOf } from '../../../square/grid';
import { type Leg as CostedLeg, firstWay, type Ways, waysFrom } from '../../../square/way';
import { type Board, has, squaresOf, type Warrior } from './board';
import { climbsOf, type Footing, footingOf, landingsOf, PASS, ROCKS, STAND } from './footing';
import { distanceOf, rangeOf } from './level';

/** WY-1: one thing on a way; `rocks` is the vigour that clearing costs before it. */
export interface Leg {
  readonly kind: 'step' | 'climb' | 'leap';
  readonly to: number;
  readonly rocks: number;
  /** MV-8, MV-9. */
  readonly extra: number;
}

// WY-2: length before leaps before extra vigour, in one whole number that a double holds exactly.
const LENGTH = 2 ** 32;
const LEAP = 2 ** 16;
const costOf = (length: number, leaps: number, extra: number): number =>
  length * LENGTH + leaps * LEAP + extra;

/** WY-1: tells every place to which a step, a climb or a leap leads, and what it costs by WY-2. */
const exitsOf =
  (footing: Footing, start: number) =>
  (from: number, tell: (to: number, cost: number) => void): void => {
    const mayWork = from === start || (footing.at(from) & STAND) !== 0;
    for (const to of footing.footprints.stepsFrom(from)) {
      const there = footing.at(to);
      if ((there & PASS) === 0) continue;
      if ((there & ROCKS) === 0) tell(to, costOf(1, 0, footing.extra(from, to)));
      else if (mayWork) tell(to, costOf(1 + footing.rocksUnder(to, from), 0, footing.extra(from, to)));
    }
    for (const to of climbsOf(footing, from))
      if (footing.passable(to)) tell(to, costOf(1, 0, footing.extra(from, to) + 1));
    if (mayWork) for (const to of landingsOf(footing, from)) tell(to, costOf(2, 1, footing.extra(from, to)));
  };

function legOf(board: Board, from: number, { to, cost }: CostedLeg): Leg {
  const { grid } = board.level.ground;
  const length = Math.floor(cost / LENGTH);
  const isLeap = Math.floor(cost / LEAP) % LEAP > 0;
  const climbs = floorOf(grid, from) !== floorOf(grid, to);
  return {
    kind: isLeap ? 'leap' : climbs ? 'climb' : 'step',
    to,
    rocks: isLeap ? 0 : length - 1,
    extra: cost % LEAP,
  };
}

const legsOf = (board: Board, start: number, legs: readonly CostedLeg[]): Leg[] =>
  legs.map((leg, i) => legOf(board, legs[i - 1]?.to ?? start, leg));

/** The way of an enemy; `reaches` is false where WY-4 or WY-5 only bring it nearer. */
export interface Way {
  readonly legs: readonly Leg[];
  readonly reaches: boolean;
}

const standing = (footing: Footing, place: number): boolean => (footing.at(place) & STAND) !== 0;

/** WY-4, WY-5: to the standable place of least distance to the squares, then of least cost; nothing where it stays. */
function nearer(
  board: Board,
  footing: Footing,
  { costs, exits }: Ways,
  start: number,
  to: readonly number[],
): Way | undefined {
  const distanceAt = (place: number): number =>
    distanceOf(board.level, footing.footprints.under(place) ?? [], to);
  let least = distanceAt(start);
  let goals: number[] = [];
  for (let place = 0; place < board.level.size; place++) {
    if (place === start || costs[place] === Number.POSITIVE_INFINITY || !standing(footing, place)) continue;
    const distance = distanceAt(place);
    if (distance < least) goals = [];
    if (distance < least || (distance === least && goals.length > 0)) {
      least = distance;
      goals.push(place);
    }
  }
  const legs = goals.length > 0 ? firstWay({ start, costs, exits }, goals) : undefined;
  return legs && { legs: legsOf(board, start, legs), reaches: false };
}

/** WY-3: a way of least cost to a place adjacent to the target; WY-4 where there is none, unless `onlyReaching`. */
export function wayToTarget(
  board: Board,
  mover: Warrior,
  target: Warrior,
  onlyReaching = false,
): Way | undefined {
  const { level } = board;
  const goal = squaresOf(level, target);
  if (rangeOf(level, squaresOf(level, mover), goal) === 1) return undefined;
  const footing = footingOf(board, mover);
  const isBeside = (place: number): boolean =>
    place !== mover.at &&
    standing(footing, place) &&
    rangeOf(level, footing.footprints.under(place) ?? [], goal) === 1;
  const ways = waysFrom(level.size, mover.at, exitsOf(footing, mover.at), isBeside);
  const goals: number[] = [];
  for (let place = 0; place < level.size; place++)
    if (ways.costs[place] !== Number.POSITIVE_INFINITY && isBeside(place)) goals.push(place);
  const legs = firstWay(ways, goals);
  if (legs) return { legs: legsOf(board, mover.at, legs), reaches: true };
  return onlyReaching ? undefined : nearer(board, footing, ways, mover.at, goal);
}

/** WY-5: toward squares, to stand on one or as near as may be. */
export function wayToSquares(board: Board, mover: Warrior, squares: readonly number[]): Way | undefined {
  const footing = footingOf(board, mover);
  const ways = waysFrom(board.level.size, mover.at, exitsOf(footing, mover.at));
  return nearer(board, footing, ways, mover.at, squares);
}

/** What is left to pay with: vigour, and for the swift a half (MV-5). */
export interface Purse {
  readonly vigour: number;
  readonly half: boolean;
}

/** MV-5, MV-8, MV-9: a step or a climb paid; vigour below 0 is more than there is. */
export function payStep({ vigour, half }: Purse, mover: Warrior, extra: number): Purse {
  const swift = has(mover, 'swift');
  return { vigour: vigour - (half ? 0 : 1) - extra, half: swift && !half };
}

/** Anything but a step loses the half. */
export const paid = ({ vigour }: Purse, cost: number): Purse => ({ vigour: vigour - cost, half: false });

/** MV-9: a climb costs one more than a step, which a leg's extra holds already. */
const payLeg = (purse: Purse, mover: Warrior, { kind, rocks, extra }: Leg): Purse => {
  if (kind === 'leap') return paid(purse, 1 + extra);
  return payStep(rocks > 0 ? paid(purse, rocks) : purse, mover, extra);
};

/** AN-8: what is left when the whole way is paid, leaps taken as successes. */
export const afterWay = (purse: Purse, mover: Warrior, { legs }: Way): Purse =>
  legs.reduce((left, leg) => payLeg(left, mover, leg), purse);

/** MV-4: the legs of the first stretch, from the start to where the mover may stand. */
export function firstStretch(board: Board, mover: Warrior, { legs }: Way): readonly Leg[] {
  const footing = footingOf(board, mover);
  const last = legs.findIndex(({ to }) => standing(footing, to));
  return legs.slice(0, last + 1);
}
