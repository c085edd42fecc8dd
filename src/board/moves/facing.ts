import { type Arena, covers, distanceTo, gap, lift, overlaps, type Piece } from '../geometry/arena';
import type { Shift } from '../geometry/types';
import { putDown } from './settle';

/** MV-5 toward a target: it faces it if they are adjacent, else where its last step led (OWN-81). */
export function faceAfterMove(
  arena: Arena,
  piece: Piece,
  path: readonly number[],
  target: Piece | undefined,
): number {
  if (target && target.cell >= 0 && gap(arena.grid, piece, piece.cell, target) <= 1) {
    return facingToward(arena, piece, target);
  }
  return lastStep(arena, piece, path);
}

/** The direction of the last step, if its hexes have room on the board that way. */
export function lastStep(arena: Arena, piece: Piece, path: readonly number[]): number {
  if (path.length < 2) return piece.facing;
  const step = arena.grid.steps.indexOf(path.at(-1)! - path.at(-2)!);
  return mayFace(piece, step) ? step : piece.facing;
}

/** A footprint that turns needs the board under all its hexes. */
export const mayFace = (piece: Piece, facing: number): boolean => piece.body.unfit[facing]![piece.cell] === 0;

/**
 * The facing whose front hex is next to the target, for a single hex the one that points at it; ties by that hex. A
 * footprint that is not symmetric does not turn onto its target (FT-13).
 */
export function facingToward(arena: Arena, piece: Piece, target: Piece): number {
  const { grid } = arena;
  let best = piece.facing;
  let front = grid.size;
  for (let facing = 0; facing < 6; facing++) {
    if (!mayFace(piece, facing)) continue;
    const cell = piece.cell + (piece.body.large ? piece.body.front[facing]! : grid.steps[facing]!);
    const meets = piece.body.large
      ? distanceTo(grid, cell, target) === 1 && !turnsOnto(piece, facing, target)
      : covers(target, target.cell, cell);
    if (!meets || cell >= front) continue;
    best = facing;
    front = cell;
  }
  return best;
}

const turnsOnto = (piece: Piece, facing: number, target: Piece): boolean =>
  piece.body.turns && overlaps({ ...piece, facing }, piece.cell, target);

/**
 * Turns a standing character about its core; a footprint that is not symmetric clears its new hexes (MV-5, MV-6,
 * OWN-84).
 */
export function turnTo(
  arena: Arena,
  piece: Piece,
  facing: number,
  moved: Shift[],
  destroyed: string[],
): void {
  if (facing === piece.facing) return;
  if (!piece.body.turns) {
    piece.facing = facing;
    return;
  }
  lift(arena, piece);
  piece.facing = facing;
  putDown(arena, piece, moved, destroyed);
}
