import { heap } from '../../../basics/search';
import { type Board, squaresAt, type Warrior } from './board';
import { chanceOf } from './dice';
import { climbsOf, type Footing, footingOf, landingsOf } from './footing';
import { type Purse, payStep } from './ways';

/** HA-1: why a step of a traced way cannot be made. */
export const walkCodes = ['exit', 'noStep', 'blocked', 'vigour', 'occupied'] as const;
export type WalkCode = (typeof walkCodes)[number];

export interface Walk {
  /** Of every step that was made. */
  readonly costs: readonly number[];
  readonly stops: { readonly index: number; readonly code: WalkCode } | null;
  /** MV-5: what is left of the last step. */
  readonly half: boolean;
}

const onExit = (board: Board, mover: Warrior, place: number): boolean =>
  squaresAt(board.level, mover, place).some(cell => board.features.get(cell) === 'exit');

/** MV-8, MV-9: the extra vigour of a step or a climb; nothing where neither leads there. */
function extraOf(footing: Footing, from: number, to: number): number | undefined {
  if (footing.footprints.stepsFrom(from).includes(to)) return footing.extra(from, to);
  return climbsOf(footing, from).includes(to) ? footing.extra(from, to) + 1 : undefined;
}

/** HA-1: a traced way, priced step by step. */
export function walkOf(board: Board, mover: Warrior, path: readonly number[], half = false): Walk {
  const footing = footingOf(board, mover);
  const costs: number[] = [];
  let purse: Purse = { vigour: mover.vigour, half };
  let at = mover.at;
  for (const [index, to] of path.entries()) {
    const stop = (code: WalkCode): Walk => ({ costs, stops: { index, code }, half: purse.half });
    // MK-9: who reached the exit has left the board.
    if (onExit(board, mover, at)) return stop('exit');
    const extra = extraOf(footing, at, to);
    if (extra === undefined) return stop('noStep');
    if (!footing.passable(to)) return stop('blocked');
    const left = payStep(purse, mover, extra);
    if (left.vigour < 0) return stop('vigour');
    costs.push(purse.vigour - left.vigour);
    purse = left;
    at = to;
  }
  const ends = path.length === 0 || footing.standable(at);
  return { costs, stops: ends ? null : { index: path.length - 1, code: 'occupied' }, half: purse.half };
}

export interface Reached {
  readonly at: number;
  readonly cost: number;
}

/** Where steps and climbs lead with the vigour in hand, each place with the least vigour that it takes. */
export function reachableFrom(board: Board, mover: Warrior, half = false): (Reached & Pick<Purse, 'half'>)[] {
  const footing = footingOf(board, mover);
  const { size } = board.level;
  // A place with and without a half in hand (MV-5).
  const least = new Float64Array(2 * size).fill(Number.POSITIVE_INFINITY);
  const open = heap();
  const come = (place: number, { vigour, half }: Purse): void => {
    const key = 2 * place + (half ? 1 : 0);
    const cost = mover.vigour - vigour;
    if (vigour < 0 || cost >= least[key]!) return;
    least[key] = cost;
    open.push(key, cost);
  };
  come(mover.at, { vigour: mover.vigour, half });
  for (let top = open.pop(); top; top = open.pop()) {
    const { cell: key, cost } = top;
    const place = key >> 1;
    if (cost > least[key]! || onExit(board, mover, place)) continue;
    const purse: Purse = { vigour: mover.vigour - cost, half: key % 2 === 1 };
    for (const to of footing.footprints.stepsFrom(place))
      if (footing.passable(to)) come(to, payStep(purse, mover, footing.extra(place, to)));
    for (const to of climbsOf(footing, place))
      if (footing.passable(to)) come(to, payStep(purse, mover, footing.extra(place, to) + 1));
  }
  const reached: (Reached & Pick<Purse, 'half'>)[] = [];
  for (let at = 0; at < size; at++) {
    const cost = Math.min(least[2 * at]!, least[2 * at + 1]!);
    if (at !== mover.at && cost !== Number.POSITIVE_INFINITY && footing.standable(at))
      reached.push({ at, cost, half: least[2 * at + 1]! <= least[2 * at]! });
  }
  return reached;
}

export interface Leap extends Reached {
  readonly chance: number;
}

/** MV-7: the leaps from where it stands that can be paid, extra and all. */
export function leapsOf(board: Board, mover: Warrior): Leap[] {
  if (onExit(board, mover, mover.at)) return [];
  const footing = footingOf(board, mover);
  return landingsOf(footing, mover.at)
    .map(at => ({ at, cost: 1 + footing.extra(mover.at, at), chance: chanceOf(mover.agility ?? 10) }))
    .filter(({ cost }) => cost <= mover.vigour);
}
