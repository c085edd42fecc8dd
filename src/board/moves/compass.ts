import { arrow, nearestDirection } from '../../hex/angle';
import { type Direction, directionIndex } from '../../hex/direction';
import type { Grid } from '../../hex/grid';
import { type Arena, arenaOf, coveredBy, forkOf, lift, type Piece, pieceOf, stand } from '../geometry/arena';
import { spread, way } from '../geometry/field';
import { beginTrail, costOf, enter } from '../geometry/stride';
import type { Board, Movement } from '../geometry/types';
import { arrive } from './activate';
import { lastStep, mayFace, turnTo } from './facing';

/** MV-7, MV-8: a move in a direction, whatever named it: a card or the direction die. */
export function compass(
  board: Board,
  order: { actor: string; direction: Direction; move: number },
): Movement {
  const arena = forkOf(arenaOf(board));
  return straightOn(arena, pieceOf(arena, order.actor), directionIndex(order.direction), order.move);
}

/** MV-10: away from somebody, along the direction that leads most directly. */
export function away(board: Board, order: { actor: string; from: string; move: number }): Movement {
  const arena = forkOf(arenaOf(board));
  const actor = pieceOf(arena, order.actor);
  const direction = nearestDirection(
    arena.grid,
    arrow(arena.grid, pieceOf(arena, order.from).cell, actor.cell),
  );
  if (!mayFace(actor, direction)) return straightOn(arena, actor, direction, order.move);
  const moved: Movement['moved'][number][] = [];
  const destroyed: string[] = [];
  turnTo(arena, actor, direction, moved, destroyed);
  const movement = straightOn(arena, actor, direction, order.move);
  return {
    ...movement,
    moved: [...moved, ...movement.moved],
    destroyed: [...destroyed, ...movement.destroyed].sort(),
  };
}

function straightOn(arena: Arena, actor: Piece, direction: number, move: number): Movement {
  const { path, entered } = lineOf(arena, actor, direction, move);
  return arrive(arena, actor, path, entered, () => lastStep(arena, actor, path));
}

/** The cells of the way: along the line, around what stands in it (MV-8), mirrored at the edges (MV-9). */
function lineOf(arena: Arena, actor: Piece, direction: number, move: number) {
  lift(arena, actor);
  beginTrail(arena, actor, actor.cell);
  const path = [actor.cell];
  const entered: number[] = [];
  goOn(arena, actor, { path, entered, direction, left: move });
  stand(arena, actor);
  return { path, entered };
}

/** A way under way: what it has come by so far, and what is left to spend in that direction. */
interface Going {
  readonly path: number[];
  readonly entered: number[];
  readonly direction: number;
  readonly left: number;
}

/** Straight on from where the path ends, for a mover that is lifted and whose trail has begun. */
export function goOn(arena: Arena, actor: Piece, { path, entered, direction, left: first }: Going): void {
  const { grid } = arena;
  let line = direction;
  let left = first;
  let plan: readonly number[] = [];
  for (;;) {
    const cell = path.at(-1)!;
    if (plan.length === 0) {
      const next = mirrored(grid, actor, cell, line);
      if (next < 0) break;
      line = next;
      plan = actor.body.large ? [cell + grid.steps[line]!] : onward(arena, cell, line);
    }
    const to = plan[0];
    if (to === undefined) break;
    const cost = costOf(arena, actor, to);
    if (cost > left) break;
    left -= cost;
    enter(arena, actor, to, entered);
    path.push(to);
    plan = plan.slice(1);
  }
}

/** MV-8: the next hex of the line, or the way around to the first free one beyond that can be got to; empty if none. */
function onward(arena: Arena, cell: number, line: number): readonly number[] {
  const { grid, taken } = arena;
  const step = grid.steps[line]!;
  let beyond = cell + step;
  if (taken[beyond] === 0) return [beyond];
  const field = spread(grid, cell, taken);
  for (beyond += step; grid.off[beyond] === 0; beyond += step) {
    if (taken[beyond] === 0 && field.steps[beyond]! >= 0) return way(grid, field, [beyond]).slice(1);
  }
  return [];
}

/** MV-9: the direction in which the move goes on from a cell; below 0 if it stops there. */
function mirrored(grid: Grid, actor: Piece, cell: number, direction: number): number {
  const isOff = (index: number) => actor.body.unfit[actor.facing]![cell + grid.steps[index]!] !== 0;
  if (!isOff(direction)) return direction;
  const next = cell + grid.steps[direction]!;
  const sideways = coveredBy(actor).some(offset => {
    const column = grid.column[next + offset]!;
    return column < 0 || column >= grid.shape.columns;
  });
  const first = sideways ? (6 - direction) % 6 : (9 - direction) % 6;
  if (!isOff(first)) return first;
  const both = (direction + 3) % 6;
  return isOff(both) ? -1 : both;
}
