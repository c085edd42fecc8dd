import './composer.css';
import { useMemo, useState } from 'preact/hooks';
import type { Composed } from '../../../encounter/model/command';
import type { StageCard } from '../../../stage/card';
import type { Stage, Step } from '../../../stage/steps';
import { type Tap, tapped } from '../../../table/setup/compose';
import { lazy } from '../../parts/lazy';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { ComposerActors } from './ComposerActors';
import { ComposerCard } from './ComposerCard';
import { ComposerTaps } from './ComposerTaps';
import { ComposerThen } from './ComposerThen';
import { ComposerWhy } from './ComposerWhy';
import { calledIn } from './called';

const w = words.compose;
const ComposerStep = lazy(async () => (await import('./ComposerStep')).ComposerStep);

interface Props {
  stage: Stage;
  /** What the button says that ends it. */
  done: string;
  /** It has a name already. */
  named?: boolean;
  onDone: (card: Composed) => void;
  onAloud?: () => void;
  onBack?: () => void;
}

/** A stage card built like the card itself, step by step; the common one takes a few taps. */
export function Composer({ stage, done, named, onDone, onAloud, onBack }: Props) {
  const { encounter } = useFight().view.value;
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [actors, setActors] = useState<readonly string[] | undefined>(undefined);
  const [label, setLabel] = useState('');
  const [at, setAt] = useState<number | undefined>(undefined);
  const onTap = (tap: Tap) => {
    setSteps(old => tapped(old, tap));
    if (tap.tap === 'drop' || tap.tap === 'earlier' || tap.tap === 'as') setAt(undefined);
  };
  const add = (step: Step) => {
    setAt(steps.length);
    onTap({ tap: 'then', step });
  };
  const open = at === undefined ? undefined : steps[at];
  const like = useMemo(() => encounter.cards.filter(card => card.steps.length > 0), [encounter]);
  const finish = () => {
    const name = label.trim() || (named ? '' : calledIn(encounter, stage, steps));
    onDone({
      steps,
      ...(name ? { label: name } : {}),
      ...(steps.some(step => step.do === 'lasting') ? { lasts: true } : {}),
      ...(actors ? { actors } : {}),
    });
  };
  return (
    <div class="composer">
      <div class="composer-halves">
        <div class="composer-taps">
          <ComposerTaps steps={steps} enemies={encounter.enemies} onTap={onTap} />
          <details class="hero-more unfolds">
            <summary>{w.then}</summary>
            <ComposerThen encounter={encounter} onAdd={add} />
          </details>
          {like.length > 0 ? (
            <Alike cards={like} onPick={card => onTap({ tap: 'as', steps: card.steps })} />
          ) : null}
        </div>
        <section class="composer-side">
          <ComposerCard
            stage={stage}
            name={label}
            steps={steps}
            enemies={encounter.enemies}
            at={at}
            onOpen={i => setAt(at === i ? undefined : i)}
            onTap={onTap}
          />
          {open && at !== undefined ? (
            <ComposerStep
              encounter={encounter}
              step={open}
              onChange={step => onTap({ tap: 'put', at, step })}
            />
          ) : null}
        </section>
        <div class="composer-rest">
          <ComposerActors enemies={encounter.enemies} actors={actors} onChange={setActors} />
          <ComposerWhy steps={steps} />
          <label class="field">
            <span>{w.label}</span>
            <input
              class="input"
              value={label}
              maxLength={40}
              onInput={event => setLabel(event.currentTarget.value)}
            />
          </label>
        </div>
      </div>
      <div class="ask-answers composer-foot">
        {onBack ? (
          <button type="button" class="btn" onClick={onBack}>
            {words.app.back}
          </button>
        ) : null}
        {onAloud ? (
          <button type="button" class="btn big" onClick={onAloud}>
            {words.ask.aloud}
          </button>
        ) : null}
        <button type="button" class="btn main big" disabled={steps.length === 0} onClick={finish}>
          {done}
        </button>
      </div>
    </div>
  );
}

/** One like a card that is known: it is taken over whole, and then changed. */
const Alike = (props: { cards: readonly StageCard[]; onPick: (card: StageCard) => void }) => (
  <details class="hero-more unfolds">
    <summary>{w.alike}</summary>
    <div class="choices">
      {props.cards.map(card => (
        <button key={card.id} type="button" class="btn" onClick={() => props.onPick(card)}>
          {card.label}
        </button>
      ))}
    </div>
  </details>
);
