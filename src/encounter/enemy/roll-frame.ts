import { directions } from '../../hex/direction';
import { mirrored, placed } from '../facts/positions';
import { enemyOf, nameOf, tokensOf } from '../facts/select';
import type { RollFrame } from '../model/frame';
import type { Question } from '../model/question';
import type { Id, State } from '../model/state';
import { type Handler, wrongAnswer } from '../run/handler';
import { pick, picked } from '../run/pick';
import { pop, push } from '../run/run';
import { scopeOf } from '../run/scene';
import { say } from '../says/asks';
import { stepping } from './steps-of';

/** OWN-208: the direction is rolled on the table, and told; a move that hands make, or nobody, need not be. */
export function isRolledByTable(state: State, actor: Id, step: RollFrame['step']): boolean {
  const enemy = enemyOf(state, actor);
  if (state.settings.dice !== 'table' || !enemy?.present) return false;
  if (step.do === 'turn') return step.to === 'random';
  return (
    step.way === 'random' && mirrored(state) && placed(state, [actor]) && tokensOf(enemy, 'crippled') === 0
  );
}

/** What the table's direction die shows; the step then goes that way. */
export const roll: Handler<RollFrame> = {
  question: (state, frame) => (enemyOf(state, frame.actor)?.present ? asks(state, frame) : null),
  answer: (run, frame, answer) => {
    const ids = picked(asks(run.state, frame), answer);
    const shown = directions.find(one => one === ids?.[0]);
    if (!shown) return wrongAnswer();
    const { actor, step } = frame;
    pop(run);
    run.emit({ type: 'rolled', what: 'direction', result: shown, stream: null });
    const going = step.do === 'move' ? { ...step, way: shown } : { ...step, to: shown };
    push(run, stepping([going], actor, { each: scopeOf(run.state, actor).each }));
    return null;
  },
  go: run => pop(run),
};

const asks = (state: State, { actor, step }: RollFrame): Extract<Question, { ask: 'pick' }> =>
  pick(
    'direction',
    say('ask.direction', { who: nameOf(state, actor) }),
    actor,
    directions.map(id => ({ id, label: id })),
    [1, 1],
    { actor, ...(step.do === 'move' ? { step } : {}) },
  );
