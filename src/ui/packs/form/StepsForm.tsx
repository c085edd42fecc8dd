import { useMemo } from 'preact/hooks';
import { stepsForm } from '../../../packs/edit/forms';
import type { Step } from '../../../stage/steps';
import { partsTogether, tapped } from '../../../table/setup/compose';
import '../../fight/compose/composer.css';
import { ComposerTaps } from '../../fight/compose/ComposerTaps';
import { Stroke } from '../../parts/frame/Icon';
import { editWords } from '../../words/packs-edit';
import { useAround } from './context';
import { Folded } from './Folded';
import { FormOf } from './FormOf';

const w = editWords.card;

interface Props {
  steps: readonly Step[];
  onChange: (steps: readonly Step[]) => void;
  /** Steps beyond the composer's, put at the end by one tap each. */
  extras?: readonly { readonly text: string; readonly steps: readonly Step[] }[];
}

/** Steps by the same taps that teach a card at the table, and all that these cannot say step by step. */
export function StepsForm({ steps, onChange, extras = [] }: Props) {
  const { encounter } = useAround();
  const enemies = encounter?.enemies ?? [];
  const together = useMemo(() => partsTogether(encounter?.cards ?? []), [encounter]);
  return (
    <div class="composer">
      {steps.length === 0 ? <p class="soft">{w.nothing}</p> : null}
      <ComposerTaps
        steps={steps}
        enemies={enemies}
        together={together}
        onTap={tap => onChange(tapped(steps, tap))}
      />
      <Folded title={w.byStep} open={steps.length > 0}>
        <FormOf form={stepsForm} value={steps} name="steps" onChange={onChange} />
      </Folded>
      {extras.length > 0 ? (
        <fieldset class="choices" aria-label={w.extras}>
          {extras.map(one => (
            <button
              key={one.text}
              type="button"
              class="btn"
              onClick={() => onChange([...steps, ...one.steps])}
            >
              <Stroke of="plus" />
              {one.text}
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
