import type { State } from '../../encounter/model/state';
import { decide } from '../../encounter/round/decide';
import { apply } from '../../encounter/run/apply';
import { initialState } from '../../encounter/setup/initial-state';
import { type Forecast, forecast } from '../../foresight/forecast';
import type { StageCard } from '../../stage/card';
import type { Encounter } from '../../stage/encounter';
import { practiceSetup } from './try';

export interface CardPreview {
  readonly foreseen: Forecast;
  readonly state: State;
}

/** What a card would do now if the practice company stood in the start zone: the rules themselves say so. */
export function previewOf(encounter: Encounter, card: StageCard): CardPreview | undefined {
  const alone: Encounter = {
    ...encounter,
    cards: [{ ...card, stage: 1, known: true, taught: false }],
    triggers: [],
  };
  let state = initialState(practiceSetup(alone, 1));
  for (let i = 0; i < 20 && state.phase !== 'oathsworn'; i++) {
    const decided = decide(state, i === 0 ? { do: 'begin' } : { do: 'answer', answer: { answer: 'go' } });
    if (!decided.ok) return undefined;
    state = decided.value.reduce(apply, state);
  }
  const foreseen = forecast(state);
  return typeof foreseen === 'string' ? undefined : { foreseen, state };
}
