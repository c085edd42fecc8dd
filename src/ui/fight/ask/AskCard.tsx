import { useState } from 'preact/hooks';
import type { Question } from '../../../encounter/model/question';
import { lazy } from '../../parts/lazy';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useAnswer, useFight } from '../parts/context';

const w = words.ask;
const Composer = lazy(async () => (await import('../compose/Composer')).Composer);

/** Which card lies face up; one that nobody has met is composed here and known from then on. */
export function AskCard({ question }: { question: Extract<Question, { ask: 'card' | 'compose' }> }) {
  const answer = useAnswer();
  const { encounter, stage } = useFight().view.value;
  const known = question.ask === 'card' ? question.options : [];
  const [composing, setComposing] = useState(known.length === 0);
  const of =
    question.ask === 'card'
      ? question.stage
      : (encounter.cards.find(card => card.id === question.card)?.stage ?? stage.stage);
  if (composing)
    return (
      <Composer
        stage={of}
        done={words.compose.resolve}
        named={question.ask === 'compose' && question.label !== ''}
        onDone={card => answer({ answer: 'compose', ...card })}
        onAloud={() => answer({ answer: 'aloud' })}
        {...(known.length > 0 ? { onBack: () => setComposing(false) } : {})}
      />
    );
  return (
    <div class="ask-answers">
      {known.map(option => (
        <button
          key={option.id}
          type="button"
          class="btn big"
          onClick={() => answer({ answer: 'card', card: option.id })}
        >
          {say(option.label)}
        </button>
      ))}
      <button type="button" class="btn main big" onClick={() => setComposing(true)}>
        {w.newCard}
      </button>
      <button type="button" class="btn big" onClick={() => answer({ answer: 'aloud' })}>
        {w.aloud}
      </button>
    </div>
  );
}
