import './own.css';
import type { Question } from '../../../encounter/model/question';
import { ownWords as w } from '../../words/own';
import { say } from '../../words/say';

interface Props {
  question: Question;
  /** Who has it on their phone. */
  names: readonly string[];
  /** A device that only looks on answers nothing. */
  looks: boolean;
  onHere: () => void;
}

/** A question that somebody else has on a phone: it is seen here as waiting, and one tap more answers it here. */
export function Waiting({ question, names, looks, onHere }: Props) {
  return (
    <div class="ask ask-waits">
      <p class="ask-sentence">{w.waitsFor(names)}</p>
      <p class="soft">{say(question.sentence)}</p>
      {looks ? null : (
        <div class="ask-answers">
          <button type="button" class="btn" onClick={onHere}>
            {w.answerHere}
          </button>
        </div>
      )}
    </div>
  );
}
