import {
  type Arena,
  arenaOf,
  coveredBy,
  covers,
  fell,
  forkOf,
  lift,
  type Piece,
  pieceOf,
  tread,
} from '../geometry/arena';
import { type Hit, hitIn } from '../geometry/hits';
import { beginTrail, enter, treadPath } from '../geometry/stride';
import type { Board, Movement, Shift } from '../geometry/types';
import { toldMovement } from './activate';
import { nearestFreeHex } from './push';
import { putDown } from './settle';

export interface Charge extends Movement {
  /** Everybody in its path, on the board as it was before the charge. */
  readonly hit: readonly Hit[];
}

/** AE-4: straight ahead through everybody; all in the path are attacked once. Its facing stays (OWN-87). */
export function charge(board: Board, order: { actor: string; hexes: number }): Charge {
  const arena = forkOf(arenaOf(board));
  const actor = pieceOf(arena, order.actor);
  const path = chargePath(arena, actor, order.hexes);
  const trodden = entered(actor, path);
  const hit = hitIn(arena, trodden);
  const moved: Shift[] = [];
  const destroyed: string[] = [];
  const tiles: number[] = [];
  beginTrail(arena, actor, actor.cell);
  for (const core of path.slice(1)) enter(arena, actor, core, tiles);
  lift(arena, actor);
  treadPath(arena, actor, path, moved);
  for (const cell of trodden) {
    const number = arena.obstacles[cell]!;
    if (number !== 0) fell(arena, number, destroyed);
  }
  actor.cell = path.at(-1)!;
  if (!actor.body.large && arena.holders[actor.cell] !== 0) {
    actor.cell = nearestFreeHex(arena, actor.cell);
    tread(arena, actor.cell, moved);
  }
  putDown(arena, actor, moved, destroyed);
  return { ...toldMovement(arena, actor, { path, entered: tiles, moved, destroyed }), hit };
}

/**
 * The core's cells: a single hex stops before an obstacle or the edge, a large character only before the edge
 * (OWN-123).
 */
export function chargePath(arena: Arena, actor: Piece, hexes: number): number[] {
  const { grid, obstacles } = arena;
  const unfit = actor.body.unfit[actor.facing]!;
  const path = [actor.cell];
  for (let step = 0; step < hexes; step++) {
    const next = path.at(-1)! + grid.steps[actor.facing]!;
    if (unfit[next] !== 0 || (!actor.body.large && obstacles[next] !== 0)) break;
    path.push(next);
  }
  return path;
}

/** Every cell that any of its hexes enters, but none of those that it stood on (OWN-76). */
export function entered(actor: Piece, path: readonly number[]): number[] {
  const cells = new Set<number>();
  for (const core of path) {
    for (const offset of coveredBy(actor)) {
      if (!covers(actor, actor.cell, core + offset)) cells.add(core + offset);
    }
  }
  return [...cells];
}
