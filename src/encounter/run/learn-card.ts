import type { StageCard } from '../../stage/card';
import { isBlankSlip, stageOf } from '../../stage/deck';
import { type Named, notThere } from '../../stage/named';
import { knownAs } from '../../stage/same-card';
import { walkSteps } from '../../stage/walk';
import { cardOf } from '../facts/select';
import type { Composed } from '../model/command';
import type { Id, State } from '../model/state';
import { because } from '../says/refusals';
import { no, type Refused, type Run } from './run';
import { teach } from './teach';

/** The cards of a stage that may be the one that lies there: known, and not out of the deck. */
export function nameable(state: State, stage: StageCard['stage']): readonly StageCard[] {
  const { discard, drawn, kept, deck } = state.stage;
  const out = [...discard, ...drawn, ...kept, ...deck];
  return state.encounter.cards.filter(one => one.stage === stage && !out.includes(one.id));
}

/** OWN-311: a card that names an enemy, a body part or an ability which this encounter does not have is none. */
export function namesUnknown(
  { encounter }: State,
  { steps, actors = [] }: Pick<StageCard, 'steps' | 'actors'>,
): Refused {
  const kinds = encounter.enemies.map(one => one.id);
  if (!actors.every(kind => kinds.includes(kind))) return no('no-such-kind', because('refuse.no-such-enemy'));
  const first = notThere(encounter, walkSteps(steps, '')).next();
  return first.done ? null : unknown[first.value.what];
}

const unknown: Readonly<Record<Named, Refused>> = {
  enemy: no('no-such-kind', because('refuse.no-such-enemy')),
  minion: no('no-such-kind', because('refuse.no-such-enemy')),
  slot: no('no-such-part', because('refuse.no-such-item')),
  ability: no('no-such-ability', because('refuse.no-such-item')),
};

/** A card of that slip as the table tapped it in, known from now on; the id that it has. */
export function learnCard(run: Run, slip: string, told: Composed): Id {
  const stage = stageOf(run.state.stage, slip);
  const blank = isBlankSlip(slip);
  // OWN-161: entered once more instead of chosen.
  const entered = { stage, steps: told.steps, called: told.label, actors: told.actors };
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
