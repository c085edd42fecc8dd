import { type Arrow, arrow, compareAngles, north, stepAway } from '../../hex/angle';
import { distance, type Grid } from '../../hex/grid';
import {
  type Arena,
  coveredBy,
  covers,
  lift,
  nameOf,
  overlaps,
  type Piece,
  stand,
  tread,
} from '../geometry/arena';
import type { Shift } from '../geometry/types';

/**
 * PS-2: pushes a character from under a large enemy that has stopped and is lifted. With no free place on the whole
 * board it stays where it is (OWN-68, OWN-69).
 */
export function push(arena: Arena, pusher: Piece, pushed: Piece, moved: Shift[]): void {
  const from = pushed.cell;
  lift(arena, pushed);
  let way = awayFrom(arena.grid, pusher, pushed);
  if (!fits(arena, pushed, way.at(-1)!)) way = [nearestFree(arena, pusher, pushed)];
  const to = way.at(-1)!;
  if (to >= 0) {
    pushed.cell = to;
    moved.push({ id: pushed.character.id, from: nameOf(arena, from), to: nameOf(arena, to) });
    for (const core of way) treadUnder(arena, pushed, core, moved);
  }
  stand(arena, pushed);
}

/**
 * The core's steps directly away from the pusher's core until no hex is under the pusher. A way may graze the edge
 * for one step; after two steps off the board it does not come back.
 */
function awayFrom(grid: Grid, pusher: Piece, pushed: Piece): number[] {
  const way: number[] = [];
  let core = pushed.cell;
  let off = 0;
  do {
    core = stepAway(grid, pusher.cell, pushed.cell, core);
    way.push(core);
    off = grid.off[core] === 0 ? 0 : off + 1;
  } while (off < 2 && overlaps(pusher, pusher.cell, { ...pushed, cell: core }));
  return way;
}

/** Whether a lifted character may stand there: on the board, no obstacle, nobody. */
export function fits(arena: Arena, piece: Piece, core: number): boolean {
  for (const offset of coveredBy(piece)) if (arena.taken[core + offset] !== 0) return false;
  return true;
}

/** PS-6: Sentinels under any of its hexes are removed. */
export function treadUnder(arena: Arena, piece: Piece, core: number, moved: Shift[]): void {
  for (const offset of coveredBy(piece)) tread(arena, core + offset, moved);
}

/**
 * PS-2: the nearest place that is free and clear, then the least angle to the push, then North then West (OWN-67).
 */
function nearestFree(arena: Arena, pusher: Piece, pushed: Piece): number {
  const { grid } = arena;
  const axis = pusher.cell === pushed.cell ? north : arrow(grid, pusher.cell, pushed.cell);
  let best = -1;
  let least = 0;
  let turn: Arrow = north;
  for (const cell of grid.cells) {
    const far = distance(grid, cell, pushed.cell);
    if (best >= 0 && far > least) continue;
    if (!fits(arena, pushed, cell) || overlaps(pusher, pusher.cell, { ...pushed, cell })) continue;
    const to = arrow(grid, pushed.cell, cell);
    if (best >= 0 && far === least && compareAngles(to, turn, axis) >= 0) continue;
    best = cell;
    least = far;
    turn = to;
  }
  return best;
}

/** The free hex nearest to a cell, ties North then West; below 0 if the board has none. */
export function nearestFreeHex(arena: Arena, cell: number, besides?: Piece): number {
  let best = -1;
  let least = 0;
  for (const candidate of arena.grid.cells) {
    const far = distance(arena.grid, candidate, cell);
    if (best >= 0 && far >= least) continue;
    if (arena.taken[candidate] !== 0 || (besides && covers(besides, besides.cell, candidate))) continue;
    best = candidate;
    least = far;
  }
  return best;
}
