import { SHORT_NAME_LENGTH } from '../../../stage/fields';
import './composer.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Composed } from '../../../encounter/model/command';
import type { StageCard } from '../../../stage/card';
import type { Encounter } from '../../../stage/encounter';
import { knownAs } from '../../../stage/same-card';
import type { Stage, Step } from '../../../stage/steps';
import { partsTogether, type Tap, tapped } from '../../../table/setup/compose';
import { Sheet } from '../../parts/frame/Sheet';
import { UndoRedo } from '../../parts/input/UndoRedo';
import { composeWords } from '../../words/compose';
import { words } from '../../words/fight';
import { calledBy, named } from '../../words/steps';
import { useFight } from '../parts/context';
import { nameIn } from '../parts/nameIn';
import { whyText } from '../why/whyText';
import { ComposerActors } from './ComposerActors';
import { ComposerCard } from './ComposerCard';
import { ComposerStep } from './ComposerStep';
import { ComposerTaps } from './ComposerTaps';
import { ComposerThen } from './ComposerThen';
import { useLastHeld } from './useLastHeld';

const numerals = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** Long enough to tell cards apart, short enough for a button. */
const most = 40;

/** What a card is called to which nobody gave a name: its stage, its number there, and what it does. */
function calledIn(
  { cards, enemies }: Encounter,
  stage: Stage,
  steps: readonly Step[],
  actors: readonly string[] | undefined,
): string {
  // Entered once more, it keeps the name that it has (OWN-161).
  if (knownAs(cards, { stage, steps, called: undefined, actors })) return '';
  const number = cards.filter(card => card.stage === stage).length + 1;
  return composeWords.called(numerals[stage], number, calledBy(steps.map(bare(enemies)), most));
}

/** Without what weakens an attack: the little pictures tell that. */
const bare =
  (enemies: Encounter['enemies']) =>
  (step: Step): Step => {
    if (step.do !== 'attack') return named(step, enemies);
    const { breaks: _, ...rest } = step;
    return rest;
  };

/** What the steps so far would do now, where they are asked for. */
function ComposerWhy({ steps }: { steps: readonly Step[] }) {
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

const w = composeWords;

interface Props {
  title: string;
  /** Below the title, where no card is known. */
  note?: string;
  /** Cards that may be this one, by name. */
  known: readonly { readonly id: string; readonly text: string }[];
  onKnown: (id: string) => void;
  stage: Stage;
  /** What the button says that ends it. */
  done: string;
  /** It has a name already. */
  named?: boolean;
  onDone: (card: Composed) => void;
  onAloud?: () => void;
  onClose: () => void;
}

/** Which card it is: a known one by name, or built like the card itself, step by step, in a few taps. */
export function CardSheet(props: Props) {
  const { title, known, onKnown, stage, done, named, onDone, onAloud, onClose } = props;
  const fight = useFight();
  const { encounter, settings } = fight.view.value;
  const note = props.note ?? (settings.board === 'off' ? w.lightNote : undefined);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [actors, setActors] = useState<readonly string[] | undefined>(undefined);
  const [label, setLabel] = useState('');
  const [at, setAt] = useState<number | undefined>(undefined);
  const onTap = (tap: Tap) => {
    setSteps(old => tapped(old, tap));
    if (tap.tap === 'drop' || tap.tap === 'earlier' || tap.tap === 'as') setAt(undefined);
  };
  const add = (step: Step) => {
    // A target may come before it.
    setAt(tapped(steps, { tap: 'further', step }).length - 1);
    onTap({ tap: 'further', step });
  };
  const open = at === undefined ? undefined : steps[at];
  const like = useMemo(() => encounter.cards.filter(card => card.steps.length > 0), [encounter]);
  const together = useMemo(() => partsTogether(encounter.cards), [encounter]);
  const finish = () => {
    const name = label.trim() || (named ? '' : calledIn(encounter, stage, steps, actors));
    onDone({
      steps,
      ...(name ? { label: name } : {}),
      ...(steps.some(step => step.do === 'lasting') ? { lasts: true } : {}),
      ...(actors ? { actors } : {}),
    });
  };
  const [ends, setEnds] = useState(false);
  const holds = useLastHeld(() => setEnds(true));
  // With what the last tile has brought.
  useEffect(() => {
    if (!ends) return;
    setEnds(false);
    if (steps.length > 0) finish();
  }, [ends]);
  const foot = (
    <>
      {onAloud ? (
        <>
          <span class="composer-undo">
            <UndoRedo of={fight} />
          </span>
          <button type="button" class="btn" onClick={onAloud}>
            {words.ask.aloud}
          </button>
        </>
      ) : null}
      <button type="button" class="btn main big" disabled={steps.length === 0} onClick={finish}>
        {done}
      </button>
    </>
  );
  return (
    <Sheet title={title} onClose={onClose} wide foot={foot}>
      <div class="composer">
        <div class="composer-taps">
          {known.length > 0 ? (
            <div class="known-cards">
              {known.map(card => (
                <button key={card.id} type="button" class="btn big" onClick={() => onKnown(card.id)}>
                  {card.text}
                </button>
              ))}
              <p class="soft">{w.orTap}</p>
            </div>
          ) : note ? (
            <p class="soft">{note}</p>
          ) : null}
          <div class="composer-tiles" data-tile {...holds}>
            <ComposerTaps steps={steps} enemies={encounter.enemies} together={together} onTap={onTap} />
            <ComposerThen encounter={encounter} steps={steps} onTap={onTap} onAdd={add} />
            <ComposerActors enemies={encounter.enemies} actors={actors} onChange={setActors} />
          </div>
          {like.length > 0 ? (
            <Alike
              cards={like}
              onPick={card => {
                onTap({ tap: 'as', steps: card.steps });
                setActors(card.actors);
              }}
            />
          ) : null}
        </div>
        <div class="composer-side">
          <ComposerCard
            stage={stage}
            name={label}
            steps={steps}
            actors={actors}
            enemies={encounter.enemies}
            at={at}
            onOpen={i => setAt(at === i ? undefined : i)}
            onTap={onTap}
            form={
              open && at !== undefined ? (
                <ComposerStep
                  key={at}
                  encounter={encounter}
                  step={open}
                  onChange={step => onTap({ tap: 'put', at, step })}
                />
              ) : null
            }
          />
          <ComposerWhy steps={steps} />
        </div>
        <label class="field composer-name">
          <span>{w.label}</span>
          <input
            class="input"
            value={label}
            maxLength={SHORT_NAME_LENGTH}
            onInput={event => setLabel(event.currentTarget.value)}
          />
        </label>
      </div>
    </Sheet>
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
