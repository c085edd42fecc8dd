import type { Friend } from '../model/entities';
import type { State } from '../model/state';
import { costTable, fixedCost } from './cost-table';
import { cardOfAlly, insideOf } from './select';

type Printed = Pick<State, 'allyOf' | 'guardian'>;

/** CN-1, UC-4, SE-15: what an attack costs at least; a full character's by the card played. */
export function attackCostOf(state: Printed, friend: Friend): number {
  if (insideOf(friend)) return fixedCost('inside', friend.role);
  return costTable.attack[friend.role].price === 'printed'
    ? (cardOfAlly(state, friend)?.attackCost ?? 0)
    : fixedCost('attack', friend.role);
}
