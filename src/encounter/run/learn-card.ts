import type { StageCard } from '../../stage/card';
import { isBlankSlip, stageOf } from '../../stage/deck';
import { knownAs } from '../../stage/same-card';
import { cardOf } from '../facts/select';
import type { Composed } from '../model/command';
import type { Id, State } from '../model/state';
import type { Run } from './run';
import { teach } from './teach';

/** The cards of a stage that may be the one that lies there: known, and not out of the deck. */
export function nameable(state: State, stage: StageCard['stage']): readonly StageCard[] {
  const { discard, drawn, kept, deck } = state.stage;
  const out = [...discard, ...drawn, ...kept, ...deck];
  return state.encounter.cards.filter(one => one.stage === stage && !out.includes(one.id));
}

/** A card of that slip as the table tapped it in, known from now on; the id that it has. */
export function learnCard(run: Run, slip: string, told: Composed): Id {
  const stage = stageOf(run.state.stage, slip);
  const blank = isBlankSlip(slip);
  // OWN-161: entered once more instead of chosen.
  const entered = { stage, steps: told.steps, called: told.label };
  const same = blank ? knownAs(nameable(run.state, stage), entered) : undefined;
  if (same) return same.id;
  const before = blank ? undefined : cardOf(run.state, slip);
  const id = before?.id ?? (blank ? `taught${stage}-${run.state.encounter.cards.length + 1}` : slip);
  teach(run, {
    ...before,
    id,
    label: told.label ?? before?.label ?? id,
    stage,
    steps: told.steps,
    known: true,
    ...(told.lasts ? { lasts: true } : {}),
    ...(told.actors ? { actors: told.actors } : {}),
  });
  return id;
}
