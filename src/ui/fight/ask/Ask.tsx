import { useRef } from 'preact/hooks';
import { never } from '../../../basics/never';
import type { Play, Question } from '../../../encounter/model/question';
import { Terms } from '../../oathsworn/rules/Terms';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useAnswer, useFight } from '../parts/context';
import { AskCard } from './AskCard';
import { AskCount } from './AskCount';
import { AskDefend } from './AskDefend';
import { AskDrawn } from './AskDrawn';
import { AskPick } from './AskPick';
import { AskPool } from './AskPool';
import { AskSoak } from './AskSoak';
import { AskTap } from './AskTap';
import '../company/hand.css';

/** What may be played at this very moment; the question comes back afterwards. */
function Plays({ plays }: { plays: readonly Play[] }) {
  const fight = useFight();
  if (plays.length === 0) return null;
  const nameOf = (id: string) => fight.view.value.friends.find(one => one.id === id)?.name ?? '';
  return (
    <fieldset class="plays" aria-label={words.interrupt.now}>
      {plays.map(({ who, card, choice, name, text, cost }) => (
        <button
          key={`${who}${card}${choice}`}
          type="button"
          class="btn play"
          onClick={() => fight.send({ do: 'play', who, card, choice })}
        >
          <b>
            {nameOf(who)}: {name} <small>{words.hand.cost(cost)}</small>
          </b>
          <span>{text}</span>
        </button>
      ))}
    </fieldset>
  );
}

const w = words.ask;

/** The pending question in one sentence, its answers as buttons. */
export function Ask({ question }: { question: Question }) {
  const asked = useRef({ question, times: 0 });
  if (asked.current.question !== question) asked.current = { question, times: asked.current.times + 1 };
  return (
    <div class={`ask ask-${question.ask}`}>
      <p class="ask-sentence">
        <Terms text={say(question.sentence)} />
      </p>
      {'plays' in question ? <Plays plays={question.plays} /> : null}
      {/* What was chosen for one question must not wait in the next one that looks like it. */}
      <Answers key={asked.current.times} question={question} />
    </div>
  );
}

function Answers({ question }: { question: Question }) {
  switch (question.ask) {
    case 'pick':
      return <AskPick question={question} />;
    case 'go':
      return <AskGo question={question} />;
    case 'card':
    case 'compose':
      return <AskCard question={question} />;
    case 'count':
      return <AskCount question={question} />;
    case 'place':
      return <AskPlace question={question} />;
    case 'defend':
      return <AskDefend question={question} />;
    case 'soak':
      return <AskSoak question={question} />;
    case 'tap':
      return <AskTap question={question} />;
    case 'pool':
      return <AskPool question={question} />;
    case 'drawn':
      return <AskDrawn question={question} />;
    default:
      return never(question);
  }
}

function AskGo({ question }: { question: Extract<Question, { ask: 'go' }> }) {
  const answer = useAnswer();
  return (
    <div class="ask-answers">
      <button type="button" class="btn main big" onClick={() => answer({ answer: 'go' })}>
        {question.topic === 'window' ? w.nothing : w.doneByHand}
      </button>
    </div>
  );
}

function AskPlace({ question }: { question: Extract<Question, { ask: 'place' }> }) {
  const answer = useAnswer();
  const view = useFight().view.value;
  const here = [...view.friends, ...view.enemies].find(one => one.id === question.who);
  const stays = view.settings.board !== 'off' && here !== undefined && here.at !== null;
  return (
    <div class="ask-answers">
      {question.suggested ? (
        <button
          type="button"
          class="btn main big"
          onClick={() => answer({ answer: 'place', at: question.suggested, facing: question.facing })}
        >
          {w.placeAt(question.suggested)}
        </button>
      ) : null}
      <button
        type="button"
        class="btn big"
        onClick={() => answer({ answer: 'place', at: null, facing: question.facing })}
      >
        {stays ? w.stays : w.placedByHand}
      </button>
      {view.settings.board === 'off' ? null : <p class="soft">{w.placeHint}</p>}
    </div>
  );
}
