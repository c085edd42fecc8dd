import { stepsFromCell } from '../../../square/ground';
import { firstWay, waysFrom } from '../../../square/way';
import { type Board, has, squaresOf, type Warrior } from './board';
import { type Footing, footingOf } from './footing';
import { rangeOf } from './level';
import { awayFrom, costOfSteps, exitsOf, type Leg, legsOf, nearer, standing, type Way } from './search';
import { keptOf } from './still';

/** What a mover is going for: squares to stand beside (WY-3), or to stand on (WY-5). */
interface Goal {
  readonly squares: readonly number[];
  readonly beside: boolean;
}

const isSame = (a: Goal, b: Goal): boolean =>
  a.beside === b.beside &&
  a.squares.length === b.squares.length &&
  a.squares.every((cell, i) => cell === b.squares[i]);

/** The standable places from which a step leads onto squares. */
function besideOf(
  { level }: Board,
  footing: Footing,
  squares: readonly number[],
): (place: number) => boolean {
  const isAround = new Uint8Array(level.size);
  for (const cell of squares) for (const to of stepsFromCell(level.ground, cell)) isAround[to] = 1;
  return place =>
    standing(footing, place) && (footing.footprints.under(place) ?? []).some(cell => isAround[cell] === 1);
}

/** WY-3: the first cheapest way to where a step leads onto the goal; WY-4, WY-5: to where it is nearest. */
function foundAnew(board: Board, mover: Warrior, { squares, beside }: Goal): Way | undefined {
  const { level } = board;
  const footing = footingOf(board, mover);
  const away = awayFrom(level, footing, squares);
  const isThere = beside
    ? besideOf(board, footing, squares)
    : (place: number) => away(place) === 0 && standing(footing, place);
  const isGoal = (place: number): boolean => place !== mover.at && isThere(place);
  const short = beside ? 1 : 0;
  const ways = waysFrom(level.size, mover.at, exitsOf(footing, mover.at), {
    isGoal,
    ahead: place => costOfSteps(Math.max(0, away(place) - short)),
  });
  const legs = beside ? firstWay(ways, ways.order.filter(isGoal)) : undefined;
  if (legs) return { legs: legsOf(board, mover.at, legs), reaches: true };
  return nearer(board, footing, ways, away);
}

/** A way that was found while everybody else stood still, and from where. */
interface Known {
  readonly start: number;
  readonly goal: Goal;
  readonly way: Way | undefined;
}
const knownOf = keptOf((): Known[] => []);

/**
 * The way to a goal, or what is left of the one that was found to it: the rest of a first cheapest way is the first
 * cheapest way of the rest.
 */
function wayTo(board: Board, mover: Warrior, goal: Goal): Way | undefined {
  const known = knownOf(board, mover);
  for (const one of known) {
    if (!isSame(one.goal, goal)) continue;
    if (one.start === mover.at) return one.way;
    const done = one.way?.legs.findIndex(({ to }) => to === mover.at) ?? -1;
    if (one.way && done >= 0 && done < one.way.legs.length - 1)
      return { ...one.way, legs: one.way.legs.slice(done + 1) };
  }
  const way = foundAnew(board, mover, goal);
  known.push({ start: mover.at, goal, way });
  return way;
}

/** WY-3, WY-4: toward a target; nothing where it stands adjacent, or with `onlyReaching` where no way leads there. */
export function wayToTarget(
  board: Board,
  mover: Warrior,
  target: Warrior,
  onlyReaching = false,
): Way | undefined {
  const { level } = board;
  const squares = squaresOf(level, target);
  if (rangeOf(level, squaresOf(level, mover), squares) === 1) return undefined;
  const way = wayTo(board, mover, { squares, beside: true });
  return way?.reaches === false && onlyReaching ? undefined : way;
}

/** WY-5: toward squares, to stand on one or as near as may be. */
export const wayToSquares = (board: Board, mover: Warrior, squares: readonly number[]): Way | undefined =>
  wayTo(board, mover, { squares, beside: false });

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
