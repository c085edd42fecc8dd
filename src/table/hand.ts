import { costOf, type Playable, playable } from '../encounter/choices';
import { friendOf } from '../encounter/find';
import type { State } from '../encounter/state';
import type { Engine } from './engine';

/** Something that one of the company could play, with its cost and what speaks against it now. */
export interface Playing extends Playable {
  readonly cost: number;
  readonly against: string | null;
}

/** From the hand, the archetype or the ally's card; what the rules refuse now is told with their sentence. */
export function playingOf(engine: Engine, state: State, who: string): readonly Playing[] {
  const friend = friendOf(state, who);
  if (!friend) return [];
  return playable(state, friend).map(one => {
    const asked = engine.decide(state, { do: 'play', who, card: one.card, choice: one.choice.id });
    return { ...one, cost: costOf(friend, one), against: asked.ok ? null : asked.error.message };
  });
}
