import type { Encounter } from '../../../stage/encounter';
import { knownAs } from '../../../stage/same-card';
import type { Stage, Step } from '../../../stage/steps';
import { composeWords } from '../../words/compose';
import { calledBy, named } from '../../words/steps';

const numerals = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** Long enough to tell cards apart, short enough for a button. */
const most = 40;

/** What a card is called to which nobody gave a name: its stage, its number there, and what it does. */
export function calledIn(
  { cards, enemies }: Encounter,
  stage: Stage,
  steps: readonly Step[],
  actors: readonly string[] | undefined,
): string {
  // Entered once more, it keeps the name that it has (OWN-161).
  if (knownAs(cards, { stage, steps, called: undefined, actors })) return '';
  const number = cards.filter(card => card.stage === stage).length + 1;
  return composeWords.called(numerals[stage], number, calledBy(steps.map(bare(enemies)), most));
}

/** Without what weakens an attack: the little pictures tell that. */
const bare =
  (enemies: Encounter['enemies']) =>
  (step: Step): Step => {
    if (step.do !== 'attack') return named(step, enemies);
    const { breaks: _, ...rest } = step;
    return rest;
  };
