import { sortedNames } from '../../hex/grid';
import {
  type Arena,
  arenaOf,
  coveredBy,
  facingOf,
  forkOf,
  gap,
  lift,
  nameOf,
  type Piece,
  pieceOf,
} from '../geometry/arena';
import { stride, treadPath } from '../geometry/stride';
import type { Activation, Board, Movement, Order, Shift } from '../geometry/types';
import { choose } from '../targets/choose';
import { told } from '../targets/explain';
import { type Chosen, looksAt } from '../targets/option';
import { fieldOf, wayTo } from '../targets/way';
import { faceAfterMove, turnTo } from './facing';
import { putDown } from './settle';

/** One enemy's card: whom it targets and why, its move, turn and pushes, and whether its attack goes ahead. */
export function activate(board: Board, order: Order): Activation {
  const arena = forkOf(arenaOf(board));
  const actor = pieceOf(arena, order.actor);
  return actOut(arena, actor, order, choose(arena, actor, order));
}

/** The same with a target that is settled already, by the table or by a card. */
export function advance(board: Board, order: { actor: string; target: string; move: number }): Movement {
  const arena = forkOf(arenaOf(board));
  const actor = pieceOf(arena, order.actor);
  const target = pieceOf(arena, order.target);
  return moveAlong(arena, actor, wayTo(arena, actor, fieldOf(arena, actor), target).path, order.move, target);
}

/** TG-7 for an enemy where it stands now. */
export function attackGoesAhead(
  board: Board,
  actor: string,
  target: string,
  range: number,
  noSight = false,
): boolean {
  const arena = arenaOf(board);
  return reaches(arena, pieceOf(arena, actor), pieceOf(arena, target), range, noSight);
}

/** Works out a choice on a forked arena, which afterwards shows the board after it (OWN-63). */
export function actOut(arena: Arena, actor: Piece, order: Order, chosen: Chosen): Activation {
  const choice = told(arena, chosen, order);
  const target = chosen.option?.piece;
  const path = chosen.option?.way.path ?? [actor.cell];
  const movement = moveAlong(arena, actor, path, order.move, target);
  const { range = 1, noSight } = order;
  const attacks = order.attack !== false && !!target && reaches(arena, actor, target, range, noSight);
  return { ...choice, ...movement, attacks };
}

export const reaches = (arena: Arena, actor: Piece, target: Piece, range: number, noSight = false): boolean =>
  target.cell >= 0 &&
  gap(arena.grid, actor, actor.cell, target) <= range &&
  (noSight || looksAt(arena, actor, target));

/** MV-1 to MV-6 along a way that is known. */
function moveAlong(
  arena: Arena,
  actor: Piece,
  way: readonly number[],
  move: number,
  target: Piece | undefined,
): Movement {
  const entered: number[] = [];
  const path = way.slice(0, stride(arena, actor, way, move, entered).steps + 1);
  return arrive(arena, actor, path, entered, () => faceAfterMove(arena, actor, path, target));
}

/**
 * The end of every move: it stands where its path ends, clears what is under it, turns, and is told in names
 * (OWN-65).
 */
export function arrive(
  arena: Arena,
  actor: Piece,
  path: readonly number[],
  entered: readonly number[],
  facing: () => number,
): Movement {
  const moved: Shift[] = [];
  const destroyed: string[] = [];
  lift(arena, actor);
  actor.cell = path.at(-1)!;
  treadPath(arena, actor, path, moved);
  putDown(arena, actor, moved, destroyed);
  turnTo(arena, actor, facing(), moved, destroyed);
  return toldMovement(arena, actor, { path, entered, moved, destroyed });
}

/** A move that is done, in names. */
export function toldMovement(
  arena: Arena,
  actor: Piece,
  done: { path: readonly number[]; entered: readonly number[]; moved: Shift[]; destroyed: string[] },
): Movement {
  return {
    path: done.path.map(cell => nameOf(arena, cell)),
    at: nameOf(arena, actor.cell),
    facing: facingOf(actor),
    footprint: sortedNames(
      arena.grid,
      Array.from(coveredBy(actor), offset => actor.cell + offset),
    ),
    moved: done.moved,
    destroyed: done.destroyed.sort(),
    tiles: done.entered.map(cell => nameOf(arena, cell)),
  };
}
