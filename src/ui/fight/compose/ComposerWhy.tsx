import { useMemo } from 'preact/hooks';
import type { Step } from '../../../stage/steps';
import { composeWords } from '../../words/compose';
import { useFight } from '../parts/context';
import { nameIn } from '../parts/nameIn';
import { whyText } from '../why/whyText';

const w = composeWords;

/** What the steps so far would do now, where they are asked for. */
export function ComposerWhy({ steps }: { steps: readonly Step[] }) {
  const fight = useFight();
  const view = fight.view.value;
  const preview = useMemo(
    () =>
      steps.length === 0 ? undefined : fight.preview({ do: 'answer', answer: { answer: 'compose', steps } }),
    [steps, view],
  );
  if (!preview?.why) return null;
  return (
    <p class="composer-says composer-now">
      {w.now(whyText(view, preview.why))}
      {preview.walked
        .filter(one => one.path.length > 1)
        .map(one => ` ${w.goes(nameIn(view, one.who), one.path.length - 1, one.path.at(-1) ?? '')}`)}
    </p>
  );
}
