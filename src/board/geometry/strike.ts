import { cellOf, distance, sortedNames } from '../../hex/grid';
import { clear } from '../../hex/ray';
import type { Hex } from '../../hex/shape';
import { type Arena, arenaOf, coveredBy, type Piece, pieceOf } from './arena';
import type { Board } from './types';

/** Which hexes of a large enemy may be aimed at, and which slots may lose HP; of several the player chooses. */
export interface Strike {
  readonly aim: readonly Hex[];
  readonly slots: readonly string[];
}

/**
 * LS-3, DM-2: the nearest hexes in sight and range, and the dice in them or, where broken, nearest to the attacker
 * (OWN-82). An attack that needs no sight looks at none (OWN-290).
 */
export function strike(
  board: Board,
  order: { actor: string; target: string; range: number; broken: readonly string[]; noSight?: boolean },
): Strike {
  const arena = arenaOf(board);
  const actor = pieceOf(arena, order.actor);
  const target = pieceOf(arena, order.target);
  const aim = aimed(arena, actor.cell, target, order);
  const slots = new Set<string>();
  for (const cell of aim) {
    const slot = slotAt(target, cell);
    if (slot !== undefined && !order.broken.includes(slot)) slots.add(slot);
    else for (const other of nearest(arena, target, [actor.cell], order.broken)) slots.add(other);
  }
  return { aim: sortedNames(arena.grid, aim), slots: [...slots].sort() };
}

/** The unbroken slots nearest to any of some hexes: for areas, collisions, Sentinels and falcons. */
export function nearestSlots(
  board: Board,
  id: string,
  from: readonly Hex[],
  broken: readonly string[],
): string[] {
  const arena = arenaOf(board);
  const cells = from.map(hex => cellOf(arena.grid, hex));
  return nearest(arena, pieceOf(arena, id), cells, broken).sort();
}

/** The slot that has its die in a hex. */
export function slotOf(board: Board, id: string, hex: Hex): string | undefined {
  const arena = arenaOf(board);
  return slotAt(pieceOf(arena, id), cellOf(arena.grid, hex));
}

function aimed(
  arena: Arena,
  from: number,
  target: Piece,
  { range, noSight = false }: { range: number; noSight?: boolean },
): number[] {
  let best: number[] = [];
  let least = range;
  for (const offset of coveredBy(target)) {
    const cell = target.cell + offset;
    const far = distance(arena.grid, from, cell);
    if (far > least || !(noSight || clear(arena.grid, arena.obstacles, from, cell))) continue;
    if (far < least) best = [];
    least = far;
    best.push(cell);
  }
  return best;
}

const slotAt = (target: Piece, cell: number): string | undefined =>
  Object.entries(target.body.slots).find(([, cells]) =>
    cells[target.facing]!.includes(cell - target.cell),
  )?.[0];

function nearest(arena: Arena, target: Piece, from: readonly number[], broken: readonly string[]): string[] {
  const left = Object.entries(target.body.slots).filter(([slot]) => !broken.includes(slot));
  const far = left.map(([, cells]) => {
    const each = Array.from(cells[target.facing]!, offset =>
      from.map(cell => distance(arena.grid, cell, target.cell + offset)),
    );
    return Math.min(...each.flat());
  });
  return left.filter((_, index) => far[index] === Math.min(...far)).map(([slot]) => slot);
}
