import { directionIndex } from '../../hex/direction';
import { cellOf, type Grid } from '../../hex/grid';
import type { Hex } from '../../hex/shape';
import { arenaOf, pieceOf } from './arena';
import type { Board } from './types';

export type Arc = 'front' | 'rear' | 'left' | 'right';

/** AR-1: an offset told in steps 60 degrees left (`a`) and right (`b`) of a facing. */
export interface Slant {
  readonly a: number;
  readonly b: number;
}

export function slantOf(grid: Grid, from: number, to: number, facing: number): Slant {
  const across = grid.column[to]! - grid.column[from]!;
  const down = grid.line[to]! - grid.line[from]!;
  // Facing north, left is NW (-1, -1) and right NE (1, -1) in columns and half hexes.
  let a = (0 - down - across) / 2;
  let b = (across - down) / 2;
  // One sixth further to the right, left is what was ahead (L + R) and right the opposite of what was left (-L).
  for (let turn = 0; turn < facing; turn++) [a, b] = [b, b - a];
  return { a, b };
}

function arcOfSlant({ a, b }: Slant): Arc {
  if (a >= 1 && b >= 1) return 'front';
  if (a <= -1 && b <= -1) return 'rear';
  return a > b ? 'left' : 'right';
}

/** AR-1: in which arc of a character a hex lies, by its (core) hex and facing. */
export function arcOf(board: Board, id: string, hex: Hex): Arc {
  const arena = arenaOf(board);
  const piece = pieceOf(arena, id);
  const facing = directionIndex(piece.character.facing);
  return arcOfSlant(slantOf(arena.grid, piece.cell, cellOf(arena.grid, hex), facing));
}
