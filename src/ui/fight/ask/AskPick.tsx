import { useEffect, useState } from 'preact/hooks';
import type { Option, Question } from '../../../encounter/model/question';
import { COLORS } from '../../../might/cards';
import { pictureOf } from '../../../table/packs/pictures';
import { MightSign } from '../../oathsworn/pieces/Might';
import { tokenIcon } from '../../oathsworn/pieces/Token';
import { Icon } from '../../parts/frame/Icon';
import { words } from '../../words/fight';
import { tokenName } from '../../words/said/fight/names';
import { say } from '../../words/say';
import { BodyPicture } from '../enemy/BodyPicture';
import { bodyHexes } from '../enemy/body';
import { useAnswer, useDesk, useFight } from '../parts/context';
import { Swarm } from './Swarm';

const w = words.ask;
type Pick = Extract<Question, { ask: 'pick' }>;

/** One or several of a few; an aim is shown on the board before it is taken. */
export function AskPick({ question }: { question: Pick }) {
  if (question.topic === 'swarm') return <Swarm question={question} />;
  if (question.max !== 1) return <Several question={question} />;
  if (question.options.some(option => option.hexes)) return <Aims question={question} />;
  return <One question={question} />;
}

const labelOf = ({ topic }: Pick, option: Option): string =>
  topic === 'token' ? tokenName(option.id) : say(option.label);

function Label({ question, option }: { question: Pick; option: Option }) {
  const color = question.topic === 'colors' ? COLORS.find(one => one === option.id) : undefined;
  return (
    <>
      {color ? <MightSign color={color} /> : null}
      {question.topic === 'token' ? <Icon of={tokenIcon(option.id)} /> : null}
      <span>
        {labelOf(question, option)}
        {option.against ? <small class="ask-against">{say(option.against)}</small> : null}
      </span>
    </>
  );
}

/** Taking none, in the words of what is asked. */
const noneOf = ({ topic }: Pick): string => (topic === 'chain' ? w.chainEnds : w.nobody);

/** One option, which is the answer with this tap. */
function Answer({ question, option }: { question: Pick; option: Pick['options'][number] }) {
  const answer = useAnswer();
  return (
    <button
      type="button"
      class={option.against ? 'btn big against' : 'btn big'}
      onClick={() => answer({ answer: 'pick', ids: [option.id] })}
    >
      <Label question={question} option={option} />
    </button>
  );
}

/** Nobody at all, where that may be. */
function None({ question }: { question: Pick }) {
  const answer = useAnswer();
  return question.min === 0 ? (
    <button type="button" class="btn big" onClick={() => answer({ answer: 'pick', ids: [] })}>
      {noneOf(question)}
    </button>
  ) : null;
}

/** What the rules speak against is a tap further away, unless nothing else is left. */
function One({ question }: { question: Pick }) {
  const barred = question.options.filter(option => option.against);
  const [all, setAll] = useState(barred.length === question.options.length);
  const answers = (
    <div class="ask-answers">
      {question.options
        .filter(option => all || !option.against)
        .map(option => (
          <Answer key={option.id} question={question} option={option} />
        ))}
      {all || barred.length === 0 ? null : (
        <button type="button" class="btn big" onClick={() => setAll(true)}>
          {w.barred(barred.length)}
        </button>
      )}
      <None question={question} />
    </div>
  );
  return (
    <>
      {answers}
      <Body question={question} />
    </>
  );
}

/** Which of its parts: the body itself is there to be tapped, large. */
function Body({ question }: { question: Pick }) {
  const answer = useAnswer();
  const { enemies, encounter } = useFight().view.value;
  const asked = new Set(question.options.filter(option => !option.against).map(option => option.id));
  const enemy = enemies.find(one => one.dice.some(die => asked.has(die.id)));
  const kind = encounter.enemies.find(one => one.id === enemy?.kind);
  if (!enemy || !kind || bodyHexes(kind).length < 2) return null;
  const art = pictureOf(encounter.id, kind.id)?.strokes;
  return (
    <BodyPicture
      enemy={enemy}
      kind={kind}
      {...(art ? { art } : {})}
      open={asked}
      onPick={id => answer({ answer: 'pick', ids: [id] })}
    />
  );
}

/** The hexes of the chosen aim lie marked on the board; the first one is chosen for a start. */
function Aims({ question }: { question: Pick }) {
  const answer = useAnswer();
  const { marked } = useDesk();
  const [id, setId] = useState(question.options[0]?.id);
  const aim = question.options.find(option => option.id === id);
  useEffect(() => {
    marked.value = new Set(aim?.hexes ?? []);
    return () => {
      marked.value = new Set();
    };
  }, [aim, marked]);
  return (
    <div class="ask-answers">
      {question.options.map(option => (
        <button
          key={option.id}
          type="button"
          class={option.against ? 'btn against' : 'btn'}
          aria-pressed={option.id === id}
          onClick={() => setId(option.id)}
        >
          <Label question={question} option={option} />
        </button>
      ))}
      <None question={question} />
      <button
        type="button"
        class="btn main big"
        disabled={!aim}
        onClick={() => aim && answer({ answer: 'pick', ids: [aim.id] })}
      >
        {w.there}
      </button>
    </div>
  );
}

/** Most of the time one fits: its name is the answer, and several are chosen behind one more tap. */
const mostlyOne: readonly Pick['topic'][] = ['closest', 'toward', 'fits'];

function Several({ question }: { question: Pick }) {
  const [several, setSeveral] = useState(!mostlyOne.includes(question.topic));
  if (!several)
    return (
      <div class="ask-answers">
        {question.options.map(option => (
          <Answer key={option.id} question={question} option={option} />
        ))}
        <None question={question} />
        <button type="button" class="btn big quiet" onClick={() => setSeveral(true)}>
          {w.severalTie}
        </button>
      </div>
    );
  return <Ticked question={question} />;
}

function Ticked({ question }: { question: Pick }) {
  const answer = useAnswer();
  // A refresh takes all colours most of the time.
  const [ids, setIds] = useState<readonly string[]>(() =>
    question.topic === 'colors' ? question.options.map(option => option.id) : [],
  );
  return (
    <div class="ask-answers">
      {question.options.map(option => (
        <button
          key={option.id}
          type="button"
          class={option.against ? 'btn big against' : 'btn big'}
          aria-pressed={ids.includes(option.id)}
          disabled={!ids.includes(option.id) && ids.length >= question.max}
          onClick={() =>
            setIds(ids.includes(option.id) ? ids.filter(one => one !== option.id) : [...ids, option.id])
          }
        >
          <Label question={question} option={option} />
        </button>
      ))}
      <button
        type="button"
        class={ids.length > 0 ? 'btn main big' : 'btn big'}
        disabled={ids.length < question.min}
        onClick={() => answer({ answer: 'pick', ids })}
      >
        {ids.length > 0 ? words.app.done : question.topic === 'colors' ? w.noColor : w.nobody}
      </button>
    </div>
  );
}
