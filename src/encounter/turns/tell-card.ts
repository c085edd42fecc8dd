import { isBlankSlip, stageOf } from '../../stage/deck';
import type { Command } from '../model/command';
import { learnCard, nameable, namesUnknown } from '../run/learn-card';
import { no, type Refused, type Run } from '../run/run';
import { because } from '../says/refusals';

/** OWN-201: what lies face up on the table, told before it strikes; told once more, it is put right. */
export function tell(run: Run, { card }: Extract<Command, { do: 'tell' }>): Refused {
  const { stage } = run.state;
  const top = stage.deck[0];
  if (top === undefined) return no('empty-deck', because('refuse.no-stage-card-left'));
  if (!stage.paper || !stage.up) return no('not-face-up', because('refuse.no-card-to-tell'));
  const of = stageOf(stage, top);
  if ('id' in card && card.id === top) return null;
  if ('id' in card && !nameable(run.state, of).some(one => one.id === card.id))
    return no('no-such-card', because('refuse.no-such-stage-card'));
  const unknown = 'id' in card ? null : namesUnknown(run.state, card);
  if (unknown) return unknown;
  if (!isBlankSlip(top)) forget(run, top);
  const blank = run.state.stage.deck[0] ?? top;
  const id = 'id' in card ? card.id : learnCard(run, blank, card);
  run.emit({ type: 'stage', event: { type: 'named', card: id, stage: of, drawn: false } });
  return null;
}

/** The name that the top card was given is taken off it. */
function forget(run: Run, top: string): void {
  const { deck, discard, stage, paper, stages } = run.state.stage;
  const blank = `?${stages[top] ?? stage}`;
  run.emit({
    type: 'stage',
    event: { type: 'corrected', deck: [blank, ...deck.slice(1)], discard, stage, paper },
  });
}
