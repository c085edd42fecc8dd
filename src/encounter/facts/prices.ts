import type { Friend } from '../model/entities';
import type { State } from '../model/state';
import { cardOfAlly, insideOf } from './select';

type Printed = Pick<State, 'allyOf' | 'guardian'>;

/** CN-1, SE-15: from inside it is the same for everybody's cards; CN-2, UC-4: else by the card; a full character's by the card played. */
export function attackCostOf(state: Printed, friend: Friend): number {
  if (insideOf(friend)) return friend.role === 'full' ? 3 : 1;
  return friend.role === 'companion' ? 1 : (cardOfAlly(state, friend)?.attackCost ?? 0);
}
