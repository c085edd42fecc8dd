import { useState } from 'preact/hooks';
import type { Question } from '../../../encounter/model/question';
import { lazy } from '../../parts/frame/lazy';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useAnswer, useFight } from '../parts/context';

const w = words.compose;
const CardSheet = lazy(async () => (await import('../compose/CardSheet')).CardSheet);

/** Which card lies face up; one that nobody has met is composed on a sheet of its own and known from then on. */
export function AskCard({ question }: { question: Extract<Question, { ask: 'card' | 'compose' }> }) {
  const answer = useAnswer();
  const { encounter, stage } = useFight().view.value;
  const [open, setOpen] = useState(true);
  const known = question.ask === 'card' ? question.options : [];
  const of =
    question.ask === 'card'
      ? question.stage
      : (encounter.cards.find(card => card.id === question.card)?.stage ?? stage.stage);
  return (
    <div class="ask-answers">
      <button type="button" class="btn main big" onClick={() => setOpen(true)}>
        {w.tell}
      </button>
      {open ? (
        <CardSheet
          title={say(question.sentence)}
          known={known.map(({ id, label }) => ({ id, text: say(label) }))}
          onKnown={card => answer({ answer: 'card', card })}
          stage={of}
          done={w.resolve}
          named={question.ask === 'compose' && question.label !== ''}
          onDone={card => answer({ answer: 'compose', ...card })}
          onAloud={() => answer({ answer: 'aloud' })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
