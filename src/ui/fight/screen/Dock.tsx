import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { hashOf } from '../../../basics/hash';
import type { Question } from '../../../encounter/model/question';
import { seatsAt } from '../../../play/seats';
import { pictureOf } from '../../../table/packs/pictures';
import { Art } from '../../oathsworn/faces/Art';
import { Stroke } from '../../parts/frame/Icon';
import { UndoRedo } from '../../parts/input/UndoRedo';
import { buzz } from '../../shell/prefs';
import { words } from '../../words/fight';
import { Ask } from '../ask/Ask';
import { BeforeThis, WhoFell } from '../ask/LastDraw';
import { Waiting } from '../own/Waiting';
import { waitsFor } from '../own/whose';
import { useDesk, useFight } from '../parts/context';
import { layout } from '../parts/layout';
import { RefusalLine } from '../parts/RefusalLine';
import { foreseenApart } from './foreseenApart';
import { Guide } from './Guide';
import { HandBar } from './HandBar';
import { MoreBelow } from './MoreBelow';
import { News } from './News';
import { Rest } from './Rest';
import { useSteadyHand } from './useSteadyHand';

/** So long after the last phase nobody has read what came. */
const read = 600;

interface Props {
  label: string;
  /** What it begins, for those who look for it. */
  go: 'begin' | 'endTurns' | 'nextRound' | 'summary' | 'go';
  onTap: () => void;
}

/**
 * The button that ends a phase. It comes a moment after the phase has, and each stands where the one before it did not:
 * so a second tap of a hasty finger never carries another phase.
 */
function PhaseButton({ label, go, onTap }: Props) {
  const [there, setThere] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setThere(true), read);
    return () => clearTimeout(wait);
  }, []);
  return (
    <button
      type="button"
      class={there ? 'btn main big next' : 'btn main big next coming'}
      data-go={go}
      disabled={!there}
      onClick={() => {
        buzz([12, 40, 12]);
        onTap();
      }}
    >
      {label}
    </button>
  );
}

const w = words.fight;

/**
 * What the app waits for, and below it, always in the same places: what begins a round to the left, undo and redo in
 * the middle, what ends the players' turns to the right.
 */
export function Dock({ onOver }: { onOver: () => void }) {
  const fight = useFight();
  const question = fight.question.value;
  const refusal = fight.refusal.value;
  const middle = useRef<HTMLDivElement>(null);
  // What is asked anew, and what is refused, is read from its beginning, however far the one before was scrolled.
  // Scrolling forces a layout of the whole screen, so it is left out where nothing was scrolled.
  const scrolled = useRef(false);
  useLayoutEffect(() => {
    if (scrolled.current) middle.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [question, refusal]);
  const { phase, round, settings } = fight.view.value;
  // The button that was pressed is gone with what it answered: whoever goes on by keys goes on at what is new.
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && !document.querySelector('dialog[open]')) middle.current?.focus({ preventScroll: true });
  }, [question, phase, round]);
  const boardless = settings.board === 'off';
  const steady = useSteadyHand(question ?? `${phase}${round}`);
  const apart = layout().value === 'wide' && !foreseenApart(fight);
  /** The right corner is taken by what ends the phase, the left one is free. */
  const resting = question === null && phase !== 'endOfRound' && phase !== 'setup';
  return (
    <footer class="dock panel" onClickCapture={steady}>
      <div class="dock-bars">
        {boardless ? <Guide /> : null}
        <HandBar />
      </div>
      {question || phase === 'over' ? null : <RestPicture />}
      <div
        class="dock-middle"
        aria-live="polite"
        tabIndex={-1}
        ref={middle}
        onScroll={event => {
          scrolled.current = event.currentTarget.scrollTop > 0;
        }}
      >
        <RefusalLine />
        {fight.sawHidden.value ? <p class="soft saw">{w.sawHidden}</p> : null}
        <WhoFell />
        {question ? <BeforeThis asked={question.ask} /> : null}
        {question && layout().value !== 'wide' ? <News brief /> : null}
        {question ? <Asked question={question} /> : <Rest />}
        {question || apart ? null : (
          <div class="rest-news">
            <News />
          </div>
        )}
      </div>
      <div class="dock-foot">
        <div class="foot-left">
          {question ? <Interrupt /> : <Begins />}
          {resting ? <MoreBelow of={middle} /> : null}
        </div>
        <div class="dock-history">
          <UndoRedo of={fight} />
        </div>
        <div class="foot-right">
          {question ? null : <Ends onOver={onOver} />}
          {resting ? null : <MoreBelow of={middle} />}
        </div>
      </div>
    </footer>
  );
}

/** Whoever has the question on a phone answers it there; one tap more brings it here. */
function Asked({ question }: { question: Question }) {
  const fight = useFight();
  const [here, setHere] = useState<string | undefined>(undefined);
  const names = waitsFor(fight.id, fight.view.value, question);
  if (names.length === 0) return <Ask question={question} />;
  // What else is put right meanwhile makes no other question of it.
  const key = hashOf(question.sentence);
  if (here === key) return <Ask question={question} />;
  const looks = seatsAt(fight.id)?.looks === true;
  return <Waiting question={question} names={names} looks={looks} onHere={() => setHere(key)} />;
}

/** Who waits while nobody is asked anything. */
function RestPicture() {
  const view = useFight().view.value;
  const { encounter, enemies } = view;
  const boss = enemies.find(
    one => one.present && encounter.enemies.some(k => k.id === one.kind && k.role === 'boss'),
  );
  const picture = boss && pictureOf(encounter.id, boss.kind);
  const inHand = useDesk().hand.value.chosen !== undefined;
  const roomy = !inHand && (layout().value === 'wide' || view.phase === 'setup');
  // What is still to be put on the table is read before anything else.
  return roomy && picture && view.tasks.length === 0 && !view.underWay.stop ? (
    <span class="rest-picture">
      <Art of={picture} />
    </span>
  ) : null;
}

/** A round begins here. */
function Begins() {
  const fight = useFight();
  const view = fight.view.value;
  if (view.underWay.stop)
    return (
      <PhaseButton
        key={`stop${view.round}`}
        go="nextRound"
        label={w.nextRound(view.round + 1)}
        onTap={() => fight.send({ do: 'nextRound' })}
      />
    );
  if (view.phase !== 'setup') return null;
  return (
    <PhaseButton
      key="setup"
      go="begin"
      label={w.begin}
      onTap={() => fight.send({ do: 'begin', stops: true })}
    />
  );
}

/** The players' turns, or the fight, end here. */
function Ends({ onOver }: { onOver: () => void }) {
  const fight = useFight();
  const view = fight.view.value;
  if (view.underWay.stop || view.phase === 'setup') return null;
  const key = `${view.phase}${view.round}`;
  if (view.phase === 'over') return <PhaseButton key={key} go="summary" label={w.summary} onTap={onOver} />;
  if (view.phase === 'oathsworn')
    return (
      <PhaseButton
        key={key}
        go="endTurns"
        label={w.endTurns}
        onTap={() => fight.send({ do: 'endTurns', stops: true })}
      />
    );
  return (
    <PhaseButton
      key={key}
      go="go"
      label={w.goOn}
      onTap={() => fight.send({ do: 'answer', answer: { answer: 'go' } })}
    />
  );
}

/** AB-10: something may be played into every question. */
function Interrupt() {
  const desk = useDesk();
  return (
    <button type="button" class="btn interrupt" onClick={() => desk.open('interrupt')}>
      <Stroke of="hand" />
      {words.interrupt.title}
    </button>
  );
}
