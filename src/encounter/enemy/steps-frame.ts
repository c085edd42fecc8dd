import type { Step } from '../../stage/steps';
import { enemyOf, namesOf } from '../facts/select';
import type { StepsFrame } from '../model/frame';
import { type Handler, notAsked } from '../run/handler';
import { note, pop, type Run, top } from '../run/run';
import { scopeOf, setScope } from '../run/scene';
import { say } from '../says/asks';
import { isCommon } from './common-steps';
import { performAll } from './mob';
import { perform } from './perform-step';

/** The steps of a card in order, for one enemy; what cannot be done is passed over (SC-1, the rulebook's FAQ). */
export const steps: Handler<StepsFrame> = {
  question: () => null,
  answer: notAsked,
  go: (run, frame) => {
    const step = frame.at < frame.end ? frame.steps[frame.at] : undefined;
    const there = [frame.actor, ...frame.mates].filter(id => id === '' || enemyOf(run.state, id)?.present);
    const [actor, ...mates] = there;
    if (actor === undefined) return leftUndone(run, frame);
    if (!step) return pop(run);
    // FT-5: where the first of a Mob has fallen the next one leads.
    const now = { ...frame, actor, mates };
    top(run, { ...now, at: frame.at + 1 });
    for (const id of there)
      if (scopeOf(run.state, id).each !== frame.each) setScope(run, id, { each: frame.each });
    if (frame.alone) perform(run, step, now);
    else if (frame.ofCard && isCommon(run.state, step)) once(run, step, now);
    else performAll(run, step, now);
  },
};

/** OWN-243: the first actor that comes to it does it for all of them. */
function once(run: Run, step: Step, frame: StepsFrame): void {
  const { scene } = run.state;
  if (!scene || scene.done?.includes(frame.at)) return;
  run.emit({ type: 'scene', scene: { ...scene, done: [...(scene.done ?? []), frame.at] } });
  perform(run, step, { ...frame, mates: [] });
}

/** FT-5: whoever has left the board does none of it; that it would have attacked is told. */
function leftUndone(run: Run, frame: StepsFrame): void {
  pop(run);
  const attacks = frame.steps.slice(frame.at, frame.end).some(step => step.do === 'attack');
  if (!attacks) return;
  const by = namesOf(run.state, [frame.actor, ...frame.mates]);
  note(run, 'fallsAway', say('tell.ask-falls-away', { by, why: 'attackers' }));
}
