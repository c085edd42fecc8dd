import { enemyOf } from '../facts/select';
import type { StepsFrame } from '../model/frame';
import { type Handler, notAsked } from '../run/handler';
import { pop, top } from '../run/run';
import { scopeOf, setScope } from '../run/scene';
import { perform } from './perform-step';

/** The steps of a card in order, for one enemy; what cannot be done is passed over (SC-1, the rulebook's FAQ). */
export const steps: Handler<StepsFrame> = {
  question: () => null,
  answer: notAsked,
  go: (run, frame) => {
    const step = frame.at < frame.end ? frame.steps[frame.at] : undefined;
    const gone = frame.actor !== '' && !enemyOf(run.state, frame.actor)?.present;
    if (!step || gone) return pop(run);
    top(run, { ...frame, at: frame.at + 1 });
    if (scopeOf(run.state, frame.actor).each !== frame.each) setScope(run, frame.actor, { each: frame.each });
    perform(run, step, frame);
  },
};
