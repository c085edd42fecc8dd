import { breaksOff } from '../damage/drop-frames';
import { push, type Run } from '../run/run';
import { sceneOf } from '../run/scene';
import { applyConsequences, openMovedWindow } from './consequences';
import { handlerOf, questionOf } from './dispatch';
import { roundGoes } from './round';

/** Many more steps than any card needs: they go round in a circle. */
const endless = 2000;

/** On until a question stands on top, a phase is open, or the fight is over. */
export function advance(run: Run): void {
  for (let i = 1; ; i++) {
    const fresh = applyConsequences(run);
    if (!fresh) return;
    if (i % endless === 0 && run.state.frames.length > 0) breaksOff(run);
    openMovedWindow(run, fresh);
    const frame = run.state.frames.at(-1);
    if (frame) {
      if (questionOf(run.state)) return;
      handlerOf(frame).go(run);
    } else if (!nextJob(run) && !roundGoes(run)) return;
  }
}

/** First in, first out (DM-6); what is under way is done first, minions that act too (OWN-336). */
function nextJob(run: Run): boolean {
  const job = run.state.agenda[0];
  if (!job) return false;
  run.emit({ type: 'started', job });
  run.emit({ type: 'scene', scene: sceneOf(job) });
  push(run, { frame: 'card', job, step: 'name', left: [], order: [] });
  return true;
}
