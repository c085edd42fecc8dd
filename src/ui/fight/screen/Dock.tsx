import { useLayoutEffect, useRef } from 'preact/hooks';
import { Stroke } from '../../parts/Icon';
import { UndoRedo } from '../../parts/UndoRedo';
import { buzz } from '../../shell/prefs';
import { words } from '../../words/fight';
import { Ask } from '../ask/Ask';
import { BeforeThis, WhoFell } from '../ask/LastDraw';
import { movedOnce } from '../board/movedOnce';
import { useDesk, useFight } from '../parts/context';
import { RefusalLine } from '../parts/RefusalLine';
import { endingOf } from './ending';
import { MoreBelow } from './MoreBelow';
import { useSteadyHand } from './useSteadyHand';

const w = words.fight;

/** Undo, redo and, while something is asked, Interrupt always in the same corner; beside them the one thing that the app waits for. */
export function Dock({ onOver }: { onOver: () => void }) {
  const fight = useFight();
  const question = fight.question.value;
  const refusal = fight.refusal.value;
  const middle = useRef<HTMLDivElement>(null);
  // What is asked anew, and what is refused, is read from its beginning, however far the one before was scrolled.
  useLayoutEffect(() => middle.current?.scrollTo({ top: 0, behavior: 'instant' }), [question, refusal]);
  const { phase, round } = fight.view.value;
  const steady = useSteadyHand(question ?? `${phase}${round}`);
  return (
    <footer class="dock panel">
      <div class="dock-history">
        <BackAndInto asked={question !== null} />
        <MoreBelow of={middle} />
      </div>
      <div class="dock-middle" aria-live="polite" ref={middle} onClickCapture={steady}>
        <RefusalLine />
        {fight.sawHidden.value ? <p class="soft saw">{w.sawHidden}</p> : null}
        <WhoFell />
        {question ? <BeforeThis asked={question.ask} /> : null}
        {question ? <Ask question={question} /> : <NextStep onOver={onOver} />}
      </div>
    </footer>
  );
}

function BackAndInto({ asked }: { asked: boolean }) {
  const desk = useDesk();
  return (
    <>
      <UndoRedo of={useFight()} />
      {asked ? (
        <button
          type="button"
          class="btn square interrupt"
          aria-label={words.interrupt.title}
          title={words.interrupt.title}
          onClick={() => desk.open('interrupt')}
        >
          <Stroke of="hand" />
        </button>
      ) : null}
    </>
  );
}

function NextStep({ onOver }: { onOver: () => void }) {
  const fight = useFight();
  const view = fight.view.value;
  const hint =
    movedOnce.value || view.settings.board === 'off' ? null : (
      <span class="board-hint">{words.boardPane.howToMove}</span>
    );
  switch (view.phase) {
    case 'setup':
      return (
        <div class="ask">
          <p class="ask-sentence">
            {w.setupSentence} {hint}
          </p>
          <div class="ask-answers">
            <button type="button" class="btn main big next" onClick={() => fight.send({ do: 'begin' })}>
              {w.begin}
            </button>
          </div>
        </div>
      );
    case 'over':
      return (
        <div class="ask">
          {/* Told on a phone too, where the sentences of the other steps give way. */}
          <b class="display grow">{endingOf(view)}</b>
          <div class="ask-answers">
            <button type="button" class="btn main big next" onClick={onOver}>
              {w.summary}
            </button>
          </div>
        </div>
      );
    case 'oathsworn':
      return (
        <div class="ask">
          <p class="ask-sentence">
            {w.oathswornSentence} {hint}
          </p>
          <div class="ask-answers">
            <button
              type="button"
              class="btn main big next"
              onClick={() => {
                buzz([12, 40, 12]);
                fight.send({ do: 'endTurns' });
              }}
            >
              {w.endTurns}
            </button>
          </div>
        </div>
      );
    default:
      return (
        <div class="ask">
          <div class="ask-answers">
            <button
              type="button"
              class="btn main big next"
              onClick={() => fight.send({ do: 'answer', answer: { answer: 'go' } })}
            >
              {w.goOn}
            </button>
          </div>
        </div>
      );
  }
}
