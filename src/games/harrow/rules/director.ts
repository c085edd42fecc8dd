import { type Board, goalsOf, hexesOf, joined, withoutGoal, withUnits } from './board';
import type { Faction } from './sides';
import { groupSize, stepsFrom, type Ways, wayFrom, waysTo } from './ways';

/** A group's walk: the hexes that it entered; `joins` if it ended among own Units. */
export interface Walk {
  readonly from: number;
  readonly path: readonly number[];
  readonly units: number;
  readonly joins: boolean;
}

export interface Choice {
  readonly from: number;
  readonly path: readonly number[];
}

export interface Refused {
  readonly index: number;
  readonly code: 'no-group' | 'bad-step' | 'too-long' | 'must-go-on';
}

/** SO-10 to SO-15: a Move under way. */
export interface Moving {
  readonly board: Board;
  readonly side: Faction;
  readonly objective: number | null;
  readonly ways: Ways | null;
  readonly steps: number;
  /** SO-13: hexes whose group has yet to move. */
  readonly waiting: ReadonlySet<number>;
  readonly walks: readonly Walk[];
  /** SO-15 */
  readonly taken: boolean;
}

export interface Named {
  readonly at: number;
  readonly next: readonly number[];
}

/** SO-10: the hex of the faction's goal. */
export const objectiveOf = (board: Board, side: Faction): number | null => goalsOf(board, side)[0] ?? null;

/** SO-10, SO-15: a Move begins; a group that stands on the goal takes it. */
export function beginMove(board: Board, side: Faction, objective: number | null, steps: number): Moving {
  const here = hexesOf(board, side);
  const taken = objective !== null && here.includes(objective) && goalsOf(board, side).includes(objective);
  const after = taken ? withoutGoal(board, side, objective) : board;
  return {
    board: after,
    side,
    objective,
    ways: objective === null ? null : waysTo(after, side, objective),
    steps,
    waiting: new Set(here),
    walks: [],
    taken,
  };
}

/** SO-12: where the group on a hex may step. */
export const nextOf = ({ board, side, ways }: Moving, at: number): number[] =>
  ways ? stepsFrom(board, side, ways, at, groupSize(board, at)) : [];

export const wayOf = ({ board, ways }: Moving, at: number): number | null =>
  ways ? wayFrom(board, ways, at) : null;

/** SO-14: the groups that may be named: they have yet to move and can step. */
export const canMove = (moving: Moving): Named[] =>
  moving.steps === 0
    ? []
    : [...moving.waiting].map(at => ({ at, next: nextOf(moving, at) })).filter(({ next }) => next.length > 0);

/** A walk under way: the group is off the board until it stands. */
interface Walking {
  readonly moving: Moving;
  readonly at: number;
  readonly path: readonly number[];
  /** Hexes that it may step to now; none ends the walk. */
  readonly next: readonly number[];
}

function startWalk(moving: Moving, from: number): Walking {
  return { moving, at: from, path: [], next: moving.steps > 0 ? nextOf(moving, from) : [] };
}

/** SO-13, SO-15: one step; entering own Units, the goal or the last step ends the walk. */
function stepTo(walking: Walking, from: number, to: number): Walking {
  const { moving } = walking;
  const path = [...walking.path, to];
  const joins = moving.board.units.has(to);
  const next =
    joins || path.length >= moving.steps || !moving.ways
      ? []
      : stepsFrom(moving.board, moving.side, moving.ways, to, groupSize(moving.board, from));
  return { moving, at: to, path, next };
}

/** SO-13, SO-15: the walk stands: the group merges, and takes the goal whose hex it entered. */
function endWalk({ moving, at, path }: Walking, from: number): Moving {
  const group = moving.board.units.get(from);
  if (!group) throw new Error(`Nobody walks from cell ${from}`);
  const there = moving.board.units.get(at);
  const left = withUnits(moving.board, [
    [from, { ...group, haints: 0, infected: 0, legends: 0 }],
    [at, joined(there, group)],
  ]);
  const takes = at === moving.objective && goalsOf(left, moving.side).includes(at) && !moving.taken;
  const waiting = new Set(moving.waiting);
  waiting.delete(from);
  const walk: Walk = { from, path, units: groupSize(moving.board, from), joins: there !== undefined };
  return {
    ...moving,
    board: takes ? withoutGoal(left, moving.side, at) : left,
    waiting,
    walks: [...moving.walks, walk],
    taken: moving.taken || takes,
  };
}

/** SO-12 to SO-14: a named group walks a chosen path, or the code of what is wrong with it. */
export function walk(moving: Moving, { from, path }: Choice): Moving | Refused['code'] {
  if (!moving.waiting.has(from)) return 'no-group';
  if (path.length === 0) return 'bad-step';
  let walking = startWalk(moving, from);
  for (const to of path) {
    if (walking.next.length === 0) return 'too-long';
    if (!walking.next.includes(to)) return 'bad-step';
    walking = stepTo(walking, from, to);
  }
  return walking.next.length > 0 ? 'must-go-on' : endWalk(walking, from);
}

/** SO-12: the walk by defaults, North then West at every step. */
export function defaultWalk(moving: Moving, from: number): Moving {
  let walking = startWalk(moving, from);
  for (let to = walking.next[0]; to !== undefined; to = walking.next[0]) walking = stepTo(walking, from, to);
  return endWalk(walking, from);
}

/** SO-14: who goes next by default: the shortest way, ties North then West. */
export function defaultGroup(moving: Moving): number | undefined {
  return canMove(moving)
    .map(({ at }) => at)
    .sort((a, b) => (wayOf(moving, a) ?? 0) - (wayOf(moving, b) ?? 0) || a - b)[0];
}

/** SO-14: all that is left of a Move, by defaults. */
export function moveByDefaults(moving: Moving): Moving {
  let now = moving;
  for (let from = defaultGroup(now); from !== undefined; from = defaultGroup(now))
    now = defaultWalk(now, from);
  return now;
}
