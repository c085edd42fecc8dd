import { floorOf } from '../../../square/grid';
import { type Leg as CostedLeg, firstWay, type Ways } from '../../../square/way';
import type { Board } from './board';
import { climbsOf, type Footing, landingsOf, PASS, ROCKS, STAND } from './footing';
import type { Level } from './level';

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
export const exitsOf =
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

export const legsOf = (board: Board, start: number, legs: readonly CostedLeg[]): Leg[] =>
  legs.map((leg, i) => legOf(board, legs[i - 1]?.to ?? start, leg));

/** The way of an enemy; `reaches` is false where WY-4 or WY-5 only bring it nearer. */
export interface Way {
  readonly legs: readonly Leg[];
  readonly reaches: boolean;
}

export const standing = (footing: Footing, place: number): boolean => (footing.at(place) & STAND) !== 0;

/** BD-5: the distance from a place to squares. */
export function awayFrom(
  level: Level,
  { footprints }: Footing,
  squares: readonly number[],
): (place: number) => number {
  const fields = squares.map(level.distancesFrom);
  return place => {
    let least = Number.POSITIVE_INFINITY;
    for (const cell of footprints.under(place) ?? [])
      for (const field of fields) {
        const steps = field[cell]!;
        if (steps >= 0 && steps < least) least = steps;
      }
    return least;
  };
}

/** WY-2: what so many steps cost at least, by whatever way they are made. */
export const costOfSteps = (steps: number): number => costOf(steps, 0, 0);

/** WY-4, WY-5: to the standable place of least distance, then of least cost; nothing where it stays. */
export function nearer(
  board: Board,
  footing: Footing,
  ways: Ways,
  away: (place: number) => number,
): Way | undefined {
  const { start } = ways;
  let least = away(start);
  let goals: number[] = [];
  for (const place of ways.order) {
    if (place === start || !standing(footing, place)) continue;
    const distance = away(place);
    if (distance < least) goals = [];
    if (distance < least || (distance === least && goals.length > 0)) {
      least = distance;
      goals.push(place);
    }
  }
  const legs = goals.length > 0 ? firstWay(ways, goals) : undefined;
  return legs && { legs: legsOf(board, start, legs), reaches: false };
}
