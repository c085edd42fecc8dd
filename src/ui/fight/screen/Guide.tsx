import { useEffect } from 'preact/hooks';
import { never } from '../../../basics/never';
import { atStop } from '../../../encounter/turns/stops';
import { words } from '../../words/fight';
import { useDesk, useFight } from '../parts/context';
import { type GuideStep, guide, guideSteps, guideTo, stepAfter } from '../parts/guide';

const w = words.guide;

/** Guides through a first round on the real screen: what to do now, and a light on where to tap. */
export function Guide() {
  const step = guide.value;
  return step ? <Step step={step} /> : null;
}

function Step({ step }: { step: GuideStep }) {
  const done = useDone(step);
  useEffect(() => {
    if (done) guideTo(stepAfter(step));
  }, [done, step]);
  return (
    <section class="guide" aria-label={w.title}>
      <p class="grow" aria-live="polite">
        <small class="soft">{w.of(guideSteps.indexOf(step) + 1, guideSteps.length)}</small> {w.steps[step]}
      </p>
      <button type="button" class="btn" onClick={() => guideTo(stepAfter(step))}>
        {w.next}
      </button>
      <button type="button" class="btn quiet" onClick={() => guideTo(undefined)}>
        {w.leave}
      </button>
    </section>
  );
}

/** Whether the table has done by itself what the step asks for. */
function useDone(step: GuideStep): boolean {
  const fight = useFight();
  const { hand } = useDesk();
  const view = fight.view.value;
  const { drawn } = fight.happened.value;
  switch (step) {
    case 'begin':
      return view.phase !== 'setup';
    case 'attack':
      return drawn?.side === 'oathsworn';
    case 'undo':
      return fight.redoTitle.value !== undefined;
    case 'foresight':
      return hand.value.chosen !== undefined;
    case 'endTurns':
      return view.phase === 'encounter' || atStop(view);
    case 'defend':
      return drawn?.side === 'enemy' || atStop(view);
    case 'stop':
      return view.round > 1;
    case 'count':
    case 'why':
    case 'break':
      return false;
    default:
      return never(step);
  }
}
