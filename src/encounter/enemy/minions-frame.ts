import type { Step } from '../../stage/steps';
import { enemyOf, kindOf } from '../facts/select';
import { eachByItself } from '../facts/swarm-pairs';
import type { MinionsFrame } from '../model/frame';
import type { Id, State } from '../model/state';
import { type Handler, wrongAnswer } from '../run/handler';
import { picked } from '../run/pick';
import { pop, push, type Run, top } from '../run/run';
import { isMob } from './mob';
import { movingSteps } from './moving-steps';
import { nextMover } from './order-of-movers';
import { stepping } from './steps-of';
import { askSwarm, settleSwarm, swarmOf, toldOf } from './swarm';

/**
 * Minions act by their box: all move, the nearest to its target first; then they attack, a mob as one (MV-11, TG-5,
 * MN-5).
 */
export const minions: Handler<MinionsFrame> = {
  question: (state, frame) =>
    frame.step === 'move' && frame.swarm === 'asked'
      ? askSwarm(state, swarmIn(state, frame), id => boxOf(state, frame, id))
      : null,
  answer: (run, frame, answer) => {
    const { state } = run;
    const swarm = swarmIn(state, frame);
    const ids = picked(
      askSwarm(state, swarm, id => boxOf(state, frame, id)),
      answer,
    );
    if (!ids) return wrongAnswer();
    const { swarm: _, ...on } = frame;
    if (ids.includes(eachByItself)) {
      if (ids.length > 1) return wrongAnswer();
      top(run, { ...on, swarm: 'each' });
      return null;
    }
    const targets = toldOf(state, swarm, ids);
    if (!targets) return wrongAnswer();
    top(run, {
      ...on,
      left: frame.left.filter(id => !swarm.includes(id)),
      moved: [...frame.moved, ...swarm],
    });
    settleSwarm(run, swarm, targets);
    return null;
  },
  go: (run, frame) => (frame.step === 'move' ? moves(run, frame) : acts(run, frame)),
};

const swarmIn = (state: State, frame: MinionsFrame): readonly Id[] =>
  swarmOf(state, frame, id => boxOf(state, frame, id));

const boxOf = (state: State, frame: MinionsFrame, id: Id): readonly Step[] => {
  const enemy = enemyOf(state, id);
  return frame.steps ?? (enemy ? (kindOf(state, enemy)?.acts ?? []) : []);
};

function moves(run: Run, frame: MinionsFrame) {
  const { state } = run;
  if (swarmIn(state, frame).length > 0) return top(run, { ...frame, swarm: 'asked' });
  const there = frame.left.filter(id => enemyOf(state, id)?.present);
  const next = nextMover(state, there, id => boxOf(state, frame, id));
  if (next === null) return top(run, { ...frame, left: frame.moved, step: 'act' });
  top(run, { ...frame, left: there.filter(id => id !== next), moved: [...frame.moved, next] });
  run.emit({ type: 'acted', who: [next], acted: true });
  const box = boxOf(state, frame, next);
  // MN-4: all move before anybody attacks
  push(run, stepping(box, next, { end: movingSteps(box) }));
}

/** FT-9: a Mob with one box acts together; those of other kinds join its attacks on the same character (OWN-35). */
function acts(run: Run, frame: MinionsFrame) {
  const { state } = run;
  const [first, ...others] = frame.left.filter(id => enemyOf(state, id)?.present);
  if (first === undefined) return pop(run);
  const box = boxOf(state, frame, first);
  const isMate = (id: Id): boolean => isMob(state, id) && boxOf(state, frame, id) === box;
  const mates = isMob(state, first) ? others.filter(isMate) : [];
  top(run, { ...frame, left: others.filter(id => !mates.includes(id)) });
  push(run, stepping(box, first, { at: movingSteps(box), mates }));
}
