import { isOfClass } from '../../stage/class-name';
import { remind } from '../damage/remind';
import { turnUpNext } from '../damage/stage-cards';
import { nearestFree } from '../facts/free-hexes';
import { no, note, type Refused, type Run } from '../run/run';
import { because } from '../says/refusals';
import { say } from '../says/tells';
import { fromAlly } from '../turns/allies';
import { stopsFromNow } from '../turns/stops';

/** From the setup into the first round; an ambush leaves out its first two phases. */
export function begin(run: Run, stops?: boolean): Refused {
  const { state } = run;
  if (state.phase !== 'setup') return no('begun', because('refuse.fight-begun'));
  stopsFromNow(run, stops);
  turnUpNext(run);
  const { stage } = run.state.stage;
  remind(
    run,
    time => (time.at === 'round' && time.round === 1) || (time.at === 'stage' && time.stage === stage),
  );
  const maiden = state.friends.find(one => isOfClass(one, 'grove'));
  if (maiden && state.guardian && !state.friends.some(one => one.role === 'guardian')) {
    // OWN-207: the Sentinels that stand there already are trodden on by nobody who only takes its place.
    const raised = state.friends.flatMap(one => (one.role === 'sentinel' ? (one.at ?? []) : []));
    const at = maiden.at === null ? null : nearestFree(state, [maiden.at], raised);
    run.emit({
      type: 'friendCame',
      friend: fromAlly(state, state.guardian, 'guardian', maiden.id, 'guardian', at),
    });
  }
  // RD-3: a whole first round, unless ambushed
  if (state.ambushed) {
    note(run, 'ambushed', say('tell.ambushed'));
    run.emit({ type: 'phase', phase: 'encounter', step: 'start', round: 1 });
  } else run.emit({ type: 'phase', phase: 'refresh', step: 'start', round: 1 });
  return null;
}
