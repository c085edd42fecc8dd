import { arrow, nearestDirection } from '../../hex/angle';
import { cellOf, distance } from '../../hex/grid';
import type { Hex } from '../../hex/shape';
import {
  type Arena,
  arenaOf,
  facingOf,
  forkOf,
  gap,
  nameOf,
  type Piece,
  pieceOf,
  tread,
} from '../geometry/arena';
import { bodyOf } from '../geometry/body';
import type { Board, Character, Movement, Shift } from '../geometry/types';
import { facingToward } from './facing';
import { fits } from './push';
import { putDown } from './settle';

export interface PlaceOrder {
  /** Who comes; its `at` and `facing` are what this works out. */
  readonly character: Omit<Character, 'at' | 'facing'>;
  readonly at: Hex;
  /** The hexes that fit the words of the placement ("on the north edge"); without them any hex does. */
  readonly fits?: readonly Hex[];
  readonly target?: string;
}

export interface Placed {
  readonly at: Hex;
  readonly facing: Movement['facing'];
  readonly moved: readonly Shift[];
  readonly destroyed: readonly string[];
}

/** PL-1: where a new character comes in; null if there is no place for it. */
export function place(board: Board, order: PlaceOrder): Placed | null {
  const arena = forkOf(arenaOf(board));
  const body = bodyOf(arena.grid, order.character.size);
  const piece: Piece = {
    number: arena.pieces.length + 1,
    character: { ...order.character, at: order.at, facing: 'N' },
    body,
    enemy: order.character.side === 'enemy',
    sentinel: order.character.side === 'sentinel',
    cell: cellOf(arena.grid, order.at),
    facing: 0,
  };
  const cell = nearestFitting(arena, piece, order.fits);
  if (cell < 0) return null;
  piece.cell = cell;
  const moved: Shift[] = [];
  const destroyed: string[] = [];
  if (!body.large) tread(arena, cell, moved);
  putDown(arena, piece, moved, destroyed);
  const target = order.target === undefined ? undefined : pieceOf(arena, order.target);
  if (target) piece.facing = facingTarget(arena, piece, target);
  return { at: nameOf(arena, piece.cell), facing: facingOf(piece), moved, destroyed: destroyed.sort() };
}

/** Its own hex if it can come there, else the nearest that still fits the words, ties North then West. */
function nearestFitting(arena: Arena, piece: Piece, words: readonly Hex[] | undefined): number {
  let best = -1;
  for (const cell of arena.grid.cells) {
    const wanted = cell === piece.cell || !words || words.includes(nameOf(arena, cell));
    if (!wanted || !mayCome(arena, piece, cell)) continue;
    const nearer =
      best < 0 || distance(arena.grid, cell, piece.cell) < distance(arena.grid, best, piece.cell);
    if (nearer) best = cell;
  }
  return best;
}

/** A single hex asks for a free one; a large character only for the board under it, it pushes the rest (MV-6). */
const mayCome = (arena: Arena, piece: Piece, cell: number): boolean =>
  piece.body.large ? piece.body.unfit[piece.facing]![cell] === 0 : fits(arena, piece, cell);

/** Next to its target as after a move (MV-5), else in the direction least off the line to it (OWN-86). */
function facingTarget(arena: Arena, piece: Piece, target: Piece): number {
  if (gap(arena.grid, piece, piece.cell, target) === 1) return facingToward(arena, piece, target);
  if (piece.body.turns) return piece.facing;
  return nearestDirection(arena.grid, arrow(arena.grid, piece.cell, target.cell));
}
