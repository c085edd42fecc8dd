import { useMemo, useState } from 'preact/hooks';
import { type Composed, nothingComposed, stepsOf } from '../../../table/setup/compose';
import { words } from '../../words/fight';
import { stepText } from '../../words/steps';
import { useFight } from '../parts/context';
import { nameIn } from '../parts/nameIn';
import { whyText } from '../why/whyText';
import { ComposerForm } from './ComposerForm';

const w = words.compose;

interface Props {
  onDone: (card: Composed, label: string) => void;
  onAloud: () => void;
  onBack?: () => void;
}

/** An unknown card in a few taps: who, how far, the attack and what it brings; the rest folds away. */
export function Composer({ onDone, onAloud, onBack }: Props) {
  const [card, setCard] = useState<Composed>(nothingComposed);
  const [label, setLabel] = useState('');
  const set = (part: Partial<Composed>) => setCard(old => ({ ...old, ...part }));
  const steps = stepsOf(card, w.unsaid);
  const fight = useFight();
  const view = fight.view.value;
  const preview = useMemo(
    () =>
      card === nothingComposed
        ? undefined
        : fight.preview({ do: 'answer', answer: { answer: 'compose', steps } }),
    [card, view],
  );
  return (
    <div class="composer">
      <ComposerForm card={card} set={set}>
        <label class="field">
          <span>{w.label}</span>
          <input
            class="input"
            value={label}
            maxLength={40}
            onInput={event => setLabel(event.currentTarget.value)}
          />
        </label>
      </ComposerForm>
      <p class="composer-says">
        {steps.length > 0 ? steps.map(stepText).join('. ') : w.nothing}
        {preview?.why ? (
          <span class="composer-now">
            {w.now(whyText(view, preview.why))}
            {preview.walked
              .filter(one => one.path.length > 1)
              .map(one => ` ${w.goes(nameIn(view, one.who), one.path.length - 1, one.path.at(-1) ?? '')}`)}
          </span>
        ) : null}
      </p>
      <div class="ask-answers">
        {onBack ? (
          <button type="button" class="btn" onClick={onBack}>
            {words.app.back}
          </button>
        ) : null}
        <button type="button" class="btn big" onClick={onAloud}>
          {words.ask.aloud}
        </button>
        <button
          type="button"
          class="btn main big"
          disabled={steps.length === 0}
          onClick={() => onDone(card, label.trim())}
        >
          {w.resolve}
        </button>
      </div>
    </div>
  );
}
