import { useState } from 'preact/hooks';
import type { Step } from '../../stage/steps';
import { type Composed, composedOf, nothingComposed, stepsOf } from '../../table/compose';
import '../fight/composer.css';
import { ComposerForm } from '../fight/ComposerForm';
import { Stroke } from '../parts/Icon';
import { packWords } from '../words/packs';
import { stepText } from '../words/steps';

const w = packWords.edit.card;

interface Props {
  steps: readonly Step[];
  onChange: (steps: readonly Step[]) => void;
  /** Steps beyond the composer's, put at the end by one tap each. */
  extras?: readonly { readonly text: string; readonly steps: readonly Step[] }[];
}

/** Steps by the same taps that teach a card at the table; what those cannot say is kept as a list and added to. */
export function StepsForm({ steps, onChange, extras = [] }: Props) {
  const live = composedOf(steps);
  const [more, setMore] = useState<Composed>(nothingComposed);
  const added = stepsOf(more);
  return (
    <div class="composer">
      {steps.length === 0 ? <p class="soft">{w.nothing}</p> : null}
      {steps.length > 0 && !live ? (
        <ol class="bare steps-list" aria-label={w.steps}>
          {steps.map((step, i) => (
            <li key={i}>
              <span class="grow">{stepText(step)}</span>
              <button
                type="button"
                class="btn square"
                aria-label={w.up(i + 1)}
                disabled={i === 0}
                onClick={() => onChange(raised(steps, i))}
              >
                ↑
              </button>
              <button
                type="button"
                class="btn square"
                aria-label={w.drop(i + 1)}
                onClick={() => onChange(steps.filter((_, k) => k !== i))}
              >
                <Stroke of="close" />
              </button>
            </li>
          ))}
        </ol>
      ) : null}
      {live ? (
        <Taps card={live} onChange={card => onChange(stepsOf(card))} />
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

const raised = (steps: readonly Step[], i: number): readonly Step[] => {
  const step = steps[i];
  const before = steps[i - 1];
  return step && before ? [...steps.slice(0, i - 1), step, before, ...steps.slice(i + 1)] : steps;
};
