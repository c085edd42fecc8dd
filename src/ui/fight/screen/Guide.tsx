import { useEffect } from 'preact/hooks';
import { never } from '../../../basics/never';
import type { FightView } from '../../../table/fight/view';
import { Stroke } from '../../parts/frame/Icon';
import { words } from '../../words/fight';
import { useDesk, useFight } from '../parts/context';
import {
  type GuideMoment,
  type GuideStep,
  guide,
  guideSteps,
  guideTo,
  leaveGuide,
  stepAfter,
  stepAt,
} from '../parts/guide';

const w = words.guide;

/** Guides through a first round on the real screen: what to do now, and a light on where to tap. */
export function Guide() {
  const view = useFight().view.value;
  const kept = guide.value;
  const step = kept && stepAt(kept, momentIn(view));
  useEffect(() => {
    if (step && step !== kept) guideTo(step);
  }, [step, kept]);
  return step ? <Step step={step} /> : null;
}

function momentIn(view: FightView): GuideMoment {
  if (view.underWay.stop) return 'stop';
  switch (view.phase) {
    case 'setup':
      return 'setup';
    case 'oathsworn':
      return 'turns';
    case 'over':
      return 'over';
    default:
      return 'enemy';
  }
}

function Step({ step }: { step: GuideStep }) {
  const done = useDone(step);
  const last = stepAfter(step) === undefined;
  useEffect(() => {
    if (done) guideTo(stepAfter(step));
  }, [done, step]);
  return (
    <section class="guide" aria-label={w.title}>
      <p class="grow" aria-live="polite">
        <small class="soft">{w.of(guideSteps.indexOf(step) + 1, guideSteps.length)}</small> {w.steps[step]}
      </p>
      {last ? null : (
        <button type="button" class="btn quiet" onClick={() => guideTo(stepAfter(step))}>
          {w.next}
        </button>
      )}
      <button
        type="button"
        class={last ? 'btn quiet' : 'btn square quiet'}
        aria-label={last ? w.done : w.leave}
        title={last ? w.done : w.leave}
        onClick={last ? () => guideTo(undefined) : leaveGuide}
      >
        {last ? w.done : <Stroke of="close" />}
      </button>
    </section>
  );
}

/** Whether the table has done by itself what the step asks for. */
function useDone(step: GuideStep): boolean {
  const fight = useFight();
  const { hand } = useDesk();
  const view = fight.view.value;
  const { drawn, changed, moments } = fight.happened.value;
  switch (step) {
    case 'begin':
      return view.phase !== 'setup';
    case 'attack':
      return drawn?.side === 'oathsworn';
    case 'undo':
      return fight.redoTitle.value !== undefined;
    case 'count':
      return drawn === null && changed.some(one => one.die === null);
    case 'foresight':
      return hand.value.chosen !== undefined;
    case 'endTurns':
      return view.phase === 'encounter' || view.underWay.stop;
    case 'defend':
      return drawn?.side === 'enemy' || fight.question.value?.ask === 'soak' || view.underWay.stop;
    case 'stop':
      return view.round > 1;
    case 'break':
      return moments.some(one => one.moment === 'break');
    case 'why':
      return false;
    default:
      return never(step);
  }
}
