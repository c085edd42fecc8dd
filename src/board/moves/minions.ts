import { type Arena, arenaOf, forkOf, type Piece, pieceOf } from '../geometry/arena';
import type { Activation, Board, Order } from '../geometry/types';
import { choose } from '../targets/choose';
import { type Chosen, compareEffort } from '../targets/option';
import { actOut, reaches } from './activate';

export interface Moved extends Activation {
  readonly id: string;
}

/** One draw of might: all Mob attackers of a target together, every other attacker by itself. */
export interface Onslaught {
  readonly target: string;
  readonly attackers: readonly string[];
}

export interface MinionPhase {
  /** In order of moving. */
  readonly order: readonly Moved[];
  /** On the board after all have moved, in order of moving. */
  readonly attacks: readonly Onslaught[];
}

/** The same order for every minion on the board. */
export function minionOrders(board: Board, order: Omit<Order, 'actor'>): Order[] {
  const minions = board.characters.filter(character => character.side === 'enemy' && character.minion);
  return minions.map(minion => ({ ...order, actor: minion.id }));
}

/**
 * MV-11: several movers; who has the least movement to its own target goes next, on the board as it then is
 * (OWN-71).
 */
export function moveAll(board: Board, orders: readonly Order[]): MinionPhase {
  const arena = forkOf(arenaOf(board));
  const waiting = orders.map(order => ({ order, piece: pieceOf(arena, order.actor) }));
  const order: Moved[] = [];
  const aims: { order: Order; piece: Piece; target: Piece | undefined }[] = [];
  while (waiting.length > 0) {
    const { index, chosen } = firstOf(arena, waiting);
    const mover = waiting.splice(index, 1)[0]!;
    aims.push({ ...mover, target: chosen.option?.piece });
    order.push({ id: mover.order.actor, ...actOut(arena, mover.piece, mover.order, chosen) });
  }
  return { order, attacks: attacksOf(arena, aims) };
}

/** MV-11 for movers whose cards are acted out elsewhere: who of those still to move goes next. */
export function nextToMove(board: Board, orders: readonly Order[]): string | null {
  const arena = arenaOf(board);
  if (orders.length === 0) return null;
  const { index } = firstOf(
    arena,
    orders.map(order => ({ order, piece: pieceOf(arena, order.actor) })),
  );
  return orders[index]?.actor ?? null;
}

function firstOf(
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

// OWN-72: in the order in which their first attackers moved, a mob together
function attacksOf(
  arena: Arena,
  aims: readonly { order: Order; piece: Piece; target: Piece | undefined }[],
): Onslaught[] {
  const attacks: { target: string; attackers: string[]; mob: boolean }[] = [];
  for (const { order, piece, target } of aims) {
    if (!target || order.attack === false || !reaches(arena, piece, target, order.range ?? 1)) continue;
    const { id } = target.character;
    const { mob } = piece.character;
    const joined = mob ? attacks.find(attack => attack.mob && attack.target === id) : undefined;
    if (joined) joined.attackers.push(order.actor);
    else attacks.push({ target: id, attackers: [order.actor], mob });
  }
  return attacks.map(({ target, attackers }) => ({ target, attackers }));
}
