import { type Arena, arenaOf, type Piece, pieceOf } from '../geometry/arena';
import type { Board, Order } from '../geometry/types';
import { choose } from '../targets/choose';
import { type Chosen, compareEffort } from '../targets/option';

/** MV-11 for movers whose cards are acted out elsewhere: who of those still to move goes next. */
export function nextToMove(board: Board, orders: readonly Order[]): string | null {
  const arena = arenaOf(board);
  if (orders.length === 0) return null;
  const { index } = firstToMove(
    arena,
    orders.map(order => ({ order, piece: pieceOf(arena, order.actor) })),
  );
  return orders[index]?.actor ?? null;
}

/** MV-11: the index of the mover that goes next, with its choice. */
export function firstToMove(
  arena: Arena,
  waiting: readonly { readonly order: Order; readonly piece: Piece }[],
): { readonly index: number; readonly chosen: Chosen } {
  let first: { index: number; chosen: Chosen } | undefined;
  waiting.forEach((mover, index) => {
    const chosen = choose(arena, mover.piece, mover.order);
    if (!first || goesBefore(chosen, mover.piece, first.chosen, waiting[first.index]!.piece))
      first = { index, chosen };
  });
  return first!;
}

/** Least movement, ties North then West of the mover; whoever has no target at all comes last (OWN-83). */
function goesBefore(a: Chosen, mover: Piece, b: Chosen, other: Piece): boolean {
  if (!a.option || !b.option) return a.option ? true : b.option ? false : mover.cell < other.cell;
  return (compareEffort(a.option, b.option) || mover.cell - other.cell) < 0;
}
