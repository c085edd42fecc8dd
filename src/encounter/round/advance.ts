import { askStage } from '../damage/ask-stage';
import { breaksOff } from '../damage/drop-frames';
import { endsUnderWay, isWon } from '../damage/end-fight';
import { treads } from '../damage/tread-down';
import { friendOf, heroes } from '../facts/select';
import type { Event } from '../model/event';
import { emit, push, type Run } from '../run/run';
import { sceneOf } from '../run/scene';
import { handlerOf, questionOf } from '../stack/dispatch';
import { openWindow } from '../windows/open-window';
import { roundGoes } from './round';

/** Many more steps than any card needs: they go round in a circle. */
const endless = 2000;

/** On until a question stands on top, a phase is open, or the fight is over. */
export function advance(run: Run): void {
  for (let i = 1; ; i++) {
    const fresh = takesStock(run);
    if (!fresh) return;
    if (i % endless === 0 && run.state.frames.length > 0) breaksOff(run);
    movedWindow(run, fresh);
    const frame = run.state.frames.at(-1);
    if (frame) {
      if (questionOf(run.state)) return;
      handlerOf(frame).go(run);
    } else if (!nextJob(run) && !roundGoes(run)) return;
  }
}

/**
 * What has happened since the last look counts before anything goes on: whoever came to a hex has trodden on it (FT-10), and
 * the fight may be over (FT-6); null then.
 */
export function takesStock(run: Run): readonly Event[] | null {
  askStage(run);
  if (run.state.phase === 'over' || ends(run)) return null;
  endsUnderWay(run);
  const fresh = run.events.slice(run.looked ?? 0);
  treads(run, fresh);
  run.looked = run.events.length;
  return fresh;
}

/** Those of the company whom others have moved: at this point their window opens (AB-10). */
function movedWindow(run: Run, fresh: readonly Event[]): void {
  const moved = fresh.flatMap(event =>
    event.type === 'stands' && byOthers.includes(event.how) && friendOf(run.state, event.who)
      ? [event.who]
      : [],
  );
  if (moved.length > 0) openWindow(run, 'whenMoved', [...new Set(moved)], null);
}

// OWN-127: not by a walk, a card of its own, or being put down
const byOthers: readonly string[] = ['pushed', 'knocked', 'dragged'];

/** First in, first out (DM-6); what is under way is done first, minions that act too (OWN-336). */
function nextJob(run: Run): boolean {
  const job = run.state.agenda[0];
  if (!job) return false;
  emit(run, { type: 'started', job });
  emit(run, { type: 'scene', scene: sceneOf(job) });
  push(run, { frame: 'card', job, step: 'name', left: [], order: [] });
  return true;
}

/**
 * Victory goes before defeat where both come at once; reactions still to come go before the victory (DM-4, EN-3,
 * OWN-38).
 */
function ends(run: Run): boolean {
  const { state } = run;
  if (state.phase === 'setup') return false;
  if (isWon(run)) {
    emit(run, { type: 'over', outcome: 'victory' });
    return true;
  }
  // FT-6: what falls at once with them may still wait for the table to choose its die.
  if (state.frames.at(-1)?.frame === 'die') return false;
  const down = heroes(state).every(one => one.presence !== 'standing' && one.presence !== 'consumed');
  if (down) emit(run, { type: 'over', outcome: state.ending ? 'victory' : 'defeat' });
  return down;
}
