import type { Hex } from '../../hex/shape';
import { type Arena, arenaOf, coveredBy, nameOf, type Piece, pieceOf, waterBit } from './arena';
import type { Board } from './types';

/** A hex that an Oathsworn may move to, and what it costs. */
export interface Walk {
  readonly hex: Hex;
  readonly cost: number;
  /** Start and end included: a cheapest way, with the fewest steps, North then West at every step back to front. */
  readonly path: readonly Hex[];
}

export interface WalkOrder {
  readonly mover: string;
  readonly movement: number;
  /** A crippled character does not move of its own will. */
  readonly crippled?: boolean;
  /** Water that was paid for earlier in the same turn; a character pays for each hex once. */
  readonly paid?: readonly Hex[];
}

/** Where an Oathsworn, an ally or another friend may go: through free hexes, water costing 2. Its own hex is no move. */
export function walks(board: Board, order: WalkOrder): Walk[] {
  if (order.crippled) return [];
  const arena = arenaOf(board);
  const mover = pieceOf(arena, order.mover);
  const paid = new Set(order.paid);
  const { costs, from } = cheapest(arena, mover, order.movement, cell => paid.has(nameOf(arena, cell)));
  const found: Walk[] = [];
  for (const cell of arena.grid.cells) {
    const cost = costs.get(cell);
    if (cost === undefined || cell === mover.cell) continue;
    found.push({ hex: nameOf(arena, cell), cost, path: pathTo(arena, from, cell) });
  }
  return found;
}

interface Cheapest {
  readonly costs: ReadonlyMap<number, number>;
  readonly from: ReadonlyMap<number, number>;
}

/** Steps cost 1 or 2, so that the cells still to look at lie in one list for each cost. */
function cheapest(arena: Arena, mover: Piece, movement: number, isPaid: (cell: number) => boolean): Cheapest {
  const costs = new Map([[mover.cell, 0]]);
  const from = new Map<number, number>();
  const atCost: number[][] = [[mover.cell]];
  for (let cost = 0; cost < atCost.length; cost++) {
    for (const cell of atCost[cost] ?? []) {
      if (costs.get(cell) !== cost) continue;
      for (const step of arena.grid.stepsInOrder) {
        const to = cell + step;
        if (!mayStand(arena, mover, to)) continue;
        const total = cost + stepCost(arena, mover, to, isPaid);
        if (total > movement || total >= (costs.get(to) ?? Infinity)) continue;
        costs.set(to, total);
        from.set(to, cell);
        const list = atCost[total] ?? [];
        atCost[total] = list;
        list.push(to);
      }
    }
  }
  return { costs, from };
}

/** On the board, with no obstacle and nobody else there. */
const mayStand = (arena: Arena, mover: Piece, core: number): boolean =>
  coveredBy(mover).every(offset => {
    const cell = core + offset;
    const holder = arena.holders[cell];
    return arena.taken[cell] === 0 || (holder === mover.number && arena.obstacles[cell] === 0);
  });

function stepCost(arena: Arena, mover: Piece, core: number, isPaid: (cell: number) => boolean): number {
  const wet = coveredBy(mover).some(offset => {
    const cell = core + offset;
    const underNow = coveredBy(mover).includes(cell - mover.cell);
    return (arena.tiles[cell]! & waterBit) !== 0 && !underNow && !isPaid(cell);
  });
  return wet ? 2 : 1;
}

function pathTo(arena: Arena, from: ReadonlyMap<number, number>, end: number): Hex[] {
  const path = [nameOf(arena, end)];
  for (let cell = from.get(end); cell !== undefined; cell = from.get(cell)) path.unshift(nameOf(arena, cell));
  return path;
}
