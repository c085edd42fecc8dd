import { useState } from 'preact/hooks';
import type { Question } from '../../../encounter/model/question';
import { knownAs } from '../../../stage/same-card';
import { stepsOf } from '../../../table/setup/compose';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { calledBy } from '../../words/steps';
import { useAnswer, useFight } from '../parts/context';
import { Composer } from './Composer';

const w = words.ask;

/** Which card lies face up; one that nobody has met is composed here and known from then on. */
export function AskCard({ question }: { question: Extract<Question, { ask: 'card' | 'compose' }> }) {
  const answer = useAnswer();
  const { cards } = useFight().view.value.encounter;
  const known = question.ask === 'card' ? question.options : [];
  const [composing, setComposing] = useState(known.length === 0);
  if (composing)
    return (
      <Composer
        onDone={(card, label) => {
          const steps = stepsOf(card, words.compose.unsaid);
          // A card that has a name already keeps it, and so does one that is known and entered once more.
          const again =
            question.ask === 'card' &&
            knownAs(cards, { stage: question.stage, steps, called: undefined }) !== undefined;
          const named = again || (question.ask === 'compose' && question.label) ? '' : calledBy(steps);
          answer({
            answer: 'compose',
            steps,
            lasts: card.lasts,
            ...(label || named ? { label: label || named } : {}),
          });
        }}
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
