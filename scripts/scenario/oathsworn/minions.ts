import { type Arena, arenaOf, forkOf, type Piece, pieceOf } from '../../../src/board/geometry/arena';
import type { Activation, Board, Order } from '../../../src/board/geometry/types';
import { actOut, reaches } from '../../../src/board/moves/activate';
import { firstToMove } from '../../../src/board/moves/minions';

interface MinionMove extends Activation {
  readonly id: string;
}

/** One draw of might: all Mob attackers of a target together, every other attacker alone. */
interface Onslaught {
  readonly target: string;
  readonly attackers: readonly string[];
}

interface MinionPhase {
  /** In order of moving. */
  readonly order: readonly MinionMove[];
  /** On the board after all have moved, in order of moving. */
  readonly attacks: readonly Onslaught[];
}

/** The same order for every minion on the board. */
export function minionOrders(board: Board, order: Omit<Order, 'actor'>): Order[] {
  const minions = board.characters.filter(character => character.side === 'enemy' && character.minion);
  return minions.map(minion => ({ ...order, actor: minion.id }));
}

/** MV-11, OWN-71: the mover with the least movement to its own target goes next, on the board as it then is. */
export function moveAll(board: Board, orders: readonly Order[]): MinionPhase {
  const arena = forkOf(arenaOf(board));
  const waiting = orders.map(order => ({ order, piece: pieceOf(arena, order.actor) }));
  const order: MinionMove[] = [];
  const aims: { order: Order; piece: Piece; target: Piece | undefined }[] = [];
  while (waiting.length > 0) {
    const { index, chosen } = firstToMove(arena, waiting);
    const mover = waiting.splice(index, 1)[0]!;
    aims.push({ ...mover, target: chosen.option?.piece });
    order.push({ id: mover.order.actor, ...actOut(arena, mover.piece, mover.order, chosen) });
  }
  return { order, attacks: attacksOf(arena, aims) };
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
