import { type Arena, coveredBy, fireBit, type Piece, tread, waterBit } from './arena';
import type { Shift } from './types';

/** MV-2: what a way costs and where its movement ends. */
export interface Stride {
  /** How many steps of the path are taken. */
  readonly steps: number;
  readonly spent: number;
}

/** An endless purse, for measuring a whole way (TG-1). */
export const unlimited = 1_000_000;

/** MV-2: walks a path as far as the movement lasts. Tiles entered are added to `entered`, if one is given. */
export function stride(
  arena: Arena,
  mover: Piece,
  path: readonly number[],
  movement: number,
  entered?: number[],
): Stride {
  if (!arena.water && !entered) {
    const steps = Math.min(path.length - 1, movement);
    return { steps, spent: steps };
  }
  beginTrail(arena, mover, path[0]!);
  let spent = 0;
  let steps = 0;
  for (let i = 1; i < path.length; i++) {
    const cost = costOf(arena, mover, path[i]!);
    if (spent + cost > movement) break;
    enter(arena, mover, path[i]!, entered);
    spent += cost;
    steps = i;
  }
  return { steps, spent };
}

/** From here on the mover's hexes are remembered; those under it at the start count as paid and entered. */
export function beginTrail(arena: Arena, mover: Piece, start: number): void {
  const { scratch } = arena.grid;
  const stamp = ++scratch.trailStamp;
  for (const offset of coveredBy(mover)) scratch.trail[start + offset] = stamp;
}

/** 2 if any of its hexes comes onto water that is not yet paid for (TL-3). */
export function costOf(arena: Arena, mover: Piece, core: number): number {
  if (!arena.water) return 1;
  const { trail, trailStamp } = arena.grid.scratch;
  for (const offset of coveredBy(mover)) {
    const cell = core + offset;
    if ((arena.tiles[cell]! & waterBit) !== 0 && trail[cell] !== trailStamp) return 2;
  }
  return 1;
}

export function enter(arena: Arena, mover: Piece, core: number, entered?: number[]): void {
  const { trail, trailStamp } = arena.grid.scratch;
  for (const offset of coveredBy(mover)) {
    const cell = core + offset;
    if (trail[cell] === trailStamp) continue;
    trail[cell] = trailStamp;
    if (entered && (arena.tiles[cell]! & (waterBit | fireBit)) !== 0) entered.push(cell);
  }
}

/** MV-1, PS-6: a single-hex mover removes the Sentinels that it walks over; a large one only where it stops (MV-6). */
export function treadPath(arena: Arena, mover: Piece, path: readonly number[], moved: Shift[]): void {
  if (mover.body.large) return;
  for (let i = 1; i < path.length; i++) tread(arena, path[i]!, moved);
}
