import { cardOf, friendOf } from '../facts/select';
import type { Id, State } from '../model/state';
import type { Run } from '../run/run';

/** SE-7: the card of a cage lies with whom it holds. */
export const holdsCard = (state: State, card: Id): boolean =>
  state.friends.some(one => one.caged?.card === card);

/** The cage opens, and its card goes unless something else still needs it. */
export function cageEnds(run: Run, who: Id): void {
  const card = friendOf(run.state, who)?.caged?.card;
  run.emit({ type: 'caged', who, caged: null });
  if (card === undefined || !run.state.stage.kept.includes(card) || holdsCard(run.state, card)) return;
  if (cardOf(run.state, card)?.lasts || run.state.lasting.some(one => one.card === card)) return;
  run.emit({ type: 'stage', event: { type: 'discarded', card } });
}
