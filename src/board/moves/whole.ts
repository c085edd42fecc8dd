import { cellOf } from '../../hex/grid';
import type { Hex } from '../../hex/shape';
import { arenaOf, forkOf, lift, pieceOf, stand } from '../geometry/arena';
import { stride, unlimited } from '../geometry/stride';
import type { Board, Movement } from '../geometry/types';
import { fieldOf, wayTo } from '../targets/way';
import { arrive } from './activate';
import { goOn } from './compass';
import { faceAfterMove } from './facing';

/** OWN-120: toward its target as always; what is left when it is adjacent is spent straight on by its last step. */
export function advanceWhole(board: Board, order: { actor: string; target: string; move: number }): Movement {
  const arena = forkOf(arenaOf(board));
  const actor = pieceOf(arena, order.actor);
  const target = pieceOf(arena, order.target);
  const entered: number[] = [];
  const way = wayTo(arena, actor, fieldOf(arena, actor), target);
  const { steps, spent } = stride(arena, actor, way.path, order.move, entered);
  const path = way.path.slice(0, steps + 1);
  const last = path.length < 2 ? actor.facing : arena.grid.steps.indexOf(path.at(-1)! - path.at(-2)!);
  if (way.arrives && steps === way.path.length - 1) {
    lift(arena, actor);
    goOn(arena, actor, { path, entered, direction: last, left: order.move - spent });
    stand(arena, actor);
  }
  return arrive(arena, actor, path, entered, () => faceAfterMove(arena, actor, path, target));
}

/** MV-2: what a way costs that is known, water counted. */
export function spentOn(board: Board, id: string, path: readonly Hex[]): number {
  const arena = arenaOf(board);
  const cells = path.map(hex => cellOf(arena.grid, hex));
  return stride(arena, pieceOf(arena, id), cells, unlimited).spent;
}
