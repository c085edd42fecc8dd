import {
  type Arena,
  arenaOf,
  coveredBy,
  fell,
  forkOf,
  lift,
  overlaps,
  type Piece,
  pieceOf,
  stand,
  tread,
} from '../geometry/arena';
import type { Board, Shift } from '../geometry/types';
import { push } from './push';

/** What a large enemy did to whatever it stopped on. */
export interface Settled {
  readonly moved: readonly Shift[];
  readonly destroyed: readonly string[];
}

/** MV-6 for an enemy that stands where it stopped, perhaps on others: after a correction, a placement, a charge. */
export function settle(board: Board, id: string): Settled {
  const arena = forkOf(arenaOf(board));
  const piece = pieceOf(arena, id);
  const moved: Shift[] = [];
  const destroyed: string[] = [];
  lift(arena, piece);
  clearUnder(arena, piece, moved, destroyed);
  return { moved, destroyed: destroyed.sort() };
}

/**
 * MV-6: obstacles under it are removed whole, Sentinels removed, all others pushed, North then West in order
 * (OWN-70).
 */
function clearUnder(arena: Arena, piece: Piece, moved: Shift[], destroyed: string[]): void {
  if (!piece.body.large) return;
  const covered = coveredBy(piece);
  for (const offset of covered) {
    const number = arena.obstacles[piece.cell + offset]!;
    if (number !== 0) fell(arena, number, destroyed);
  }
  for (const offset of covered) tread(arena, piece.cell + offset, moved);
  for (const other of under(arena, piece)) push(arena, piece, other, moved);
}

function under(arena: Arena, piece: Piece): Piece[] {
  const found = arena.pieces.filter(
    other => other !== piece && !other.sentinel && other.cell >= 0 && overlaps(piece, piece.cell, other),
  );
  return found.sort((a, b) => a.cell - b.cell);
}

/** Puts a mover down where it stopped and clears what is under it. */
export function putDown(arena: Arena, piece: Piece, moved: Shift[], destroyed: string[]): void {
  clearUnder(arena, piece, moved, destroyed);
  stand(arena, piece);
}
