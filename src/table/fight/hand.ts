import type { Said } from '../../basics/said';
import { friendOf } from '../../encounter/facts/select';
import type { State } from '../../encounter/model/state';
import { costOf, type Playable, playable } from '../../encounter/windows/playable';
import type { Engine } from './engine';

/** Something that one of the company could play, with its cost. */
export interface Playing extends Playable {
  readonly cost: number;
}

/** The source of the action: hand, archetype or ally's card. */
export function playingOf(state: State, who: string): readonly Playing[] {
  const friend = friendOf(state, who);
  return friend ? playable(state, friend).map(one => ({ ...one, cost: costOf(friend, one) })) : [];
}

export const playKey = (one: Playable): string => `${one.card} ${one.choice.id}`;

/** Why the rules refuse each action now, in a sentence. */
export function againstOf(engine: Engine, state: State, who: string): ReadonlyMap<string, Said> {
  const against = new Map<string, Said>();
  for (const one of playingOf(state, who)) {
    const asked = engine.decide(state, { do: 'play', who, card: one.card, choice: one.choice.id });
    if (!asked.ok) against.set(playKey(one), asked.error.message);
  }
  return against;
}
