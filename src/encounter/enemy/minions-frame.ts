import type { Step } from '../../stage/steps';
import { enemyOf, kindOf } from '../facts/select';
import type { MinionsFrame } from '../model/frame';
import type { Id, State } from '../model/state';
import { type Handler, notAsked } from '../run/handler';
import { emit, pop, push, type Run, top } from '../run/run';
import { isMob } from './mob';
import { movingSteps } from './moving-steps';
import { nextMover } from './order-of-movers';
import { stepping } from './steps-of';

/**
 * Minions act by their box: all move, the nearest to its target first; then they attack, a mob as one (MV-11, TG-5,
 * MN-5).
 */
export const minions: Handler<MinionsFrame> = {
  question: () => null,
  answer: notAsked,
  go: (run, frame) => (frame.step === 'move' ? moves(run, frame) : acts(run, frame)),
};

const boxOf = (state: State, frame: MinionsFrame, id: Id): readonly Step[] => {
  const enemy = enemyOf(state, id);
  return frame.steps ?? (enemy ? (kindOf(state, enemy)?.acts ?? []) : []);
};

function moves(run: Run, frame: MinionsFrame) {
  const { state } = run;
  const there = frame.left.filter(id => enemyOf(state, id)?.present);
  const next = nextMover(state, there, id => boxOf(state, frame, id));
  if (next === null) return top(run, { ...frame, left: frame.moved, step: 'act' });
  top(run, { ...frame, left: there.filter(id => id !== next), moved: [...frame.moved, next] });
  emit(run, { type: 'acted', who: [next], acted: true });
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
