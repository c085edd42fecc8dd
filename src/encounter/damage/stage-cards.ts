import { refill, turnUp } from '../../stage/deck';
import type { Stage } from '../../stage/steps';
import type { Breaker, Job } from '../model/frame';
import { note, type Run } from '../run/run';
import { say } from '../says/asks';
import { remind } from './remind';

/** A new stage: the old one's cards leave the deck, and an empty deck is filled from the third stage's discard. */
export function changeStage(run: Run, stage: Stage): void {
  if (stage > run.state.stage.stage) {
    run.emit({ type: 'stage', event: { type: 'changed', stage } });
    stageBegins(run, stage);
  }
  for (const event of refill(run.state.stage)) run.emit({ type: 'stage', event });
}

/** What was to hold for the old stage is over at once. */
function stageBegins(run: Run, stage: Stage): void {
  note(run, 'stage', say('tell.card-stage-begins', { stage }));
  for (const one of run.state.lasting)
    if (one.until === 'endOfStage' && one.stage < stage) run.emit({ type: 'lapsed', id: one.id });
  remind(run, time => time.at === 'stage' && time.stage === stage);
}

/** The top card is drawn and waits its turn (DM-6). */
export function drawStageCard(
  run: Run,
  why: Job['why'],
  breakers: readonly Breaker[],
  more: Pick<Job, 'extra' | 'last'> = {},
): void {
  for (const event of refill(run.state.stage)) run.emit({ type: 'stage', event });
  const card = run.state.stage.deck[0];
  if (card === undefined) {
    note(run, 'noStageCard', say('tell.card-none-left'));
    return;
  }
  const before = run.state.stage.stage;
  run.emit({ type: 'stage', event: { type: 'drawn', card } });
  const job = { id: run.state.count + 1, card, why, breakers, ...more };
  run.emit({ type: 'queued', job });
  stageByDepletion(run, before);
}

/** SC-7: a stage that changes while nothing is resolved shows its first card at once (FT-18). */
export function changeStageNow(run: Run, stage: Stage): void {
  changeStage(run, stage);
  const { agenda, frames } = run.state;
  if (agenda.length === 0 && !frames.some(frame => frame.frame === 'card')) turnUpNext(run);
}

/** DM-3: at last the next card comes face up. */
export function turnUpNext(run: Run): void {
  const before = run.state.stage.stage;
  for (const event of turnUp(run.state.stage)) run.emit({ type: 'stage', event });
  stageByDepletion(run, before);
}

function stageByDepletion(run: Run, before: Stage): void {
  const now = run.state.stage.stage;
  if (now > before) stageBegins(run, now);
}
