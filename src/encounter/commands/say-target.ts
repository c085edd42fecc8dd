import type { Correction } from '../command';
import { giveBack } from '../drop';
import { enemyOf, friendOf } from '../find';
import type { BlowFrame } from '../frame';
import { emit, no, type Refused, type Run } from '../run';
import { because } from '../says/refusals';
import { setScope } from '../scene';

/** The table chose otherwise: as long as nothing of an attack has been seen it strikes whom the table says (TG-7). */
export function sayTarget(run: Run, it: Extract<Correction, { say: 'target' }>): Refused {
  const { state } = run;
  if (!state.scene || !enemyOf(state, it.actor)?.present)
    return no('not-now', because('refuse.no-target-now'));
  if (it.target !== null && friendOf(state, it.target)?.presence !== 'standing')
    return no('nobody', because('refuse.nobody'));
  setScope(run, it.actor, { chosen: true, target: it.target, reachable: it.target !== null });
  const before = state.why?.actor === it.actor ? state.why.candidates : [];
  emit(run, {
    type: 'why',
    why: {
      actor: it.actor,
      target: it.target,
      reachable: it.target !== null,
      rules: ['table'],
      candidates: before,
      overruled: true,
    },
  });
  const top = run.state.frames.at(-1);
  if (top?.frame === 'target' && top.actor === it.actor) emit(run, { type: 'popped' });
  else if (top?.frame === 'blow' && top.attackers.includes(it.actor) && isUnseen(top)) {
    giveBack(run, top);
    emit(run, {
      type: 'top',
      frame: { ...top, step: 'goesAhead', targets: [], flow: null, defended: false, said: true },
    });
  }
  return null;
}

/** Its cards lie face down, if they are drawn at all, and nobody has answered to them. */
const isUnseen = ({ flow, defended }: BlowFrame): boolean =>
  flow === null || (!defended && (flow.step === 'before' || flow.step === 'hidden'));
