import { cellOf, distance, sortedNames } from '../../hex/grid';
import { clear } from '../../hex/ray';
import type { Hex } from '../../hex/shape';
import { arenaOf, coveredBy, gap, pieceOf } from '../geometry/arena';
import type { Board } from '../geometry/types';
import { looksAt } from './option';

/** LS-1, LS-2 between two hexes. */
export function sees(board: Board, from: Hex, to: Hex): boolean {
  const { grid, obstacles } = arenaOf(board);
  return clear(grid, obstacles, cellOf(grid, from), cellOf(grid, to));
}

/** LS-3: from the hex that the one looks from to any hex of the other. */
export function seesCharacter(board: Board, from: string, to: string): boolean {
  const arena = arenaOf(board);
  return looksAt(arena, pieceOf(arena, from), pieceOf(arena, to));
}

/** HX-4 */
export function hexDistance(board: Board, from: Hex, to: Hex): number {
  const { grid } = arenaOf(board);
  return distance(grid, cellOf(grid, from), cellOf(grid, to));
}

/** HX-4 between the nearest hexes of two characters. */
export function distanceBetween(board: Board, from: string, to: string): number {
  const arena = arenaOf(board);
  const piece = pieceOf(arena, from);
  return gap(arena.grid, piece, piece.cell, pieceOf(arena, to));
}

/** The hexes that a character covers, by column and row. */
export function hexesOf(board: Board, id: string): Hex[] {
  const arena = arenaOf(board);
  const piece = pieceOf(arena, id);
  return sortedNames(
    arena.grid,
    Array.from(coveredBy(piece), offset => piece.cell + offset),
  );
}
