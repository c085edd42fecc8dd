import { useState } from 'preact/hooks';
import { stepsForm } from '../../packs/edit/forms';
import type { Step } from '../../stage/steps';
import { type Composed, composedOf, nothingComposed, stepsOf } from '../../table/setup/compose';
import '../fight/ask/composer.css';
import { ComposerForm } from '../fight/ask/ComposerForm';
import { Stroke } from '../parts/Icon';
import { words } from '../words/fight';
import { packWords } from '../words/packs';
import { stepText } from '../words/steps';
import { Folded } from './form/Folded';
import { FormOf } from './form/FormOf';

const w = packWords.edit.card;

interface Props {
  steps: readonly Step[];
  onChange: (steps: readonly Step[]) => void;
  /** Steps beyond the composer's, put at the end by one tap each. */
  extras?: readonly { readonly text: string; readonly steps: readonly Step[] }[];
}

/** Steps by the same taps that teach a card at the table; what those cannot say is kept as a list and added to. */
export function StepsForm({ steps, onChange, extras = [] }: Props) {
  const live = composedOf(steps, words.compose.unsaid);
  const [more, setMore] = useState<Composed>(nothingComposed);
  const added = stepsOf(more, words.compose.unsaid);
  return (
    <div class="composer">
      {steps.length === 0 ? <p class="soft">{w.nothing}</p> : null}
      {live ? (
        <Taps card={live} onChange={card => onChange(stepsOf(card, words.compose.unsaid))} />
      ) : (
        <details class="hero-more">
          <summary>{w.more}</summary>
          <div class="stack">
            <ComposerForm card={more} set={part => setMore(old => ({ ...old, ...part }))} />
            <p class="composer-says">{added.map(stepText).join('. ') || w.nothing}</p>
            <button
              type="button"
              class="btn"
              disabled={added.length === 0}
              onClick={() => {
                onChange([...steps, ...added]);
                setMore(nothingComposed);
              }}
            >
              {w.append}
            </button>
          </div>
        </details>
      )}
      <Folded title={w.byStep} open={steps.length > 0 && !live}>
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

/** Every tap counts at once; words count when they are finished. */
function Taps({ card, onChange }: { card: Composed; onChange: (card: Composed) => void }) {
  const [text, setText] = useState<string | undefined>(undefined);
  const shown = text === undefined ? card : { ...card, text };
  const set = (part: Partial<Composed>) => {
    if (part.text !== undefined) setText(part.text);
    else onChange({ ...shown, ...part });
  };
  const finish = () => {
    if (text !== undefined && text.trim() !== card.text) onChange(shown);
    setText(undefined);
  };
  return (
    <div class="composer" onFocusOut={finish}>
      <ComposerForm card={shown} set={set} />
    </div>
  );
}
