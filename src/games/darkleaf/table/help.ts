import { holderAt, mineAt } from '../../../play/seats';
import type { Duel, Help } from '../rules/duel/model';
import { helpOf } from '../rules/duel/queries/help';

/** How much this device says: to the player of this phone, else to whoever has the turn and no phone. */
export function helpHere(duel: Duel, id: string | undefined): Help {
  const [mine] = id === undefined ? [] : mineAt(id);
  if (mine === 'south' || mine === 'north') return helpOf(duel, mine);
  const { side } = duel.turn;
  // One player's own help shows on that player's phone alone.
  return id !== undefined && holderAt(id, side) ? duel.help : helpOf(duel, side);
}
