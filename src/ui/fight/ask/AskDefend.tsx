import { useMemo, useState } from 'preact/hooks';
import type { Chances } from '../../../chances/floats';
import type { Defense } from '../../../encounter/model/command';
import type { Defender, Question } from '../../../encounter/model/question';
import { damageToCome, oddsAt } from '../../../table/fight/defend-odds';
import type { Fight } from '../../../table/fight/fight';
import { Stepper } from '../../parts/Stepper';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useAnswer, useFight } from '../parts/context';
import { percent } from '../parts/percent';
import { DefenseOf } from './DefenseOf';
import { EnemyDraw } from './EnemyDraw';
import { OtherTarget } from './OtherTarget';

type Asked = Extract<Question, { ask: 'defend' }>;

const w = words.ask;

/** What was chosen stays chosen while something else is played into the same attack; an answer ends it. */
const chosenFor = new WeakMap<Fight, { readonly attack: string; readonly plays: readonly Defense[] }>();

const stillThere = ({ defenders }: Asked, { who, card }: Defense): boolean =>
  defenders.some(one => one.who === who && (card === undefined || one.cards.some(it => it.id === card)));

/** DM-1: the cards lie face down; what is played for defense is said before they are turned, with what it is worth. */
export function AskDefend({ question }: { question: Asked }) {
  const fight = useFight();
  const answer = useAnswer();
  const attack = [
    fight.view.value.round,
    ...question.attackers,
    ...question.defenders.map(one => one.who),
  ].join();
  const before = chosenFor.get(fight);
  const [plays, setPlays] = useState(
    before?.attack === attack ? before.plays.filter(one => stillThere(question, one)) : [],
  );
  const set = (who: string, play: Omit<Defense, 'who'> | undefined) => {
    const others = plays.filter(one => one.who !== who);
    const now = play ? [...others, { who, ...play }] : others;
    chosenFor.set(fight, { attack, plays: now });
    setPlays(now);
  };
  const reveal = () => {
    if (answer({ answer: 'defend', with: plays })) chosenFor.delete(fight);
  };
  const { left } = fight.view.value;
  return (
    <>
      <EnemyDraw flow={question.draw} weakened={question.weakened} />
      <ul class="bare defenders">
        {question.defenders.map(defender => (
          <Defends
            key={defender.who}
            alone={question.defenders.length === 1}
            defender={defender}
            damage={damageToCome(question.draw, defender.who, left.enemy)}
            play={plays.find(one => one.who === defender.who)}
            onPlay={play => set(defender.who, play)}
          />
        ))}
      </ul>
      <div class="ask-answers">
        <button type="button" class="btn main big" onClick={reveal}>
          {plays.length > 0 ? w.reveal : w.revealWithout}
        </button>
      </div>
      <OtherTarget
        attackers={question.attackers}
        targets={question.draw.setup.targets.map(target => target.id)}
      />
    </>
  );
}

interface DefendsProps {
  /** The sentence above has named nobody else. */
  alone: boolean;
  defender: Defender;
  /** Null: the app cannot know it. */
  damage: Chances | null;
  play: Defense | undefined;
  onPlay: (play: Omit<Defense, 'who'> | undefined) => void;
}

function Defends({ alone, defender, damage, play, onPlay }: DefendsProps) {
  const { friends } = useFight().view.value;
  const hp = friends.find(one => one.id === defender.who)?.hp ?? 0;
  const worths = [
    defender.defense,
    defender.defense + (play?.plus ?? 0),
    ...defender.cards.map(card => defender.defense + card.defense),
  ];
  const odds = useMemo(
    () => (damage ? oddsAt(damage, hp, worths) : null),
    [damage && [...damage].join(), hp, worths.join()],
  );
  const [bare, plus, ...cards] = odds ?? [];
  return (
    <li class="defender">
      <span class="defender-name">
        <b class={alone ? 'said-above' : ''}>{defender.name}</b>{' '}
        <DefenseOf who={defender.who} defense={defender.defense} />{' '}
        {bare ? <Odds lost={bare.expectedHpLost} falls={bare.knockOut} /> : null}
      </span>
      {defender.plus ? (
        <span class="row">
          <span class="soft">{w.cardPlus}</span>
          <Stepper
            label={w.plusOf(defender.name)}
            value={play?.plus ?? 0}
            low={0}
            high={9}
            onChange={value => onPlay(value > 0 ? { plus: value } : undefined)}
          />
          {plus && play?.plus ? <Odds lost={plus.expectedHpLost} falls={plus.knockOut} /> : null}
        </span>
      ) : (
        <span class="choices defense-cards">
          {defender.cards.map((card, i) => {
            const worth = cards[i];
            return (
              <button
                key={card.id}
                type="button"
                class="btn defense-card"
                aria-pressed={play?.card === card.id}
                onClick={() => onPlay(play?.card === card.id ? undefined : { card: card.id })}
              >
                <span>
                  {say(card.label)} +{card.defense}
                </span>{' '}
                {worth ? <Odds lost={worth.expectedHpLost} falls={worth.knockOut} /> : null}
              </button>
            );
          })}
        </span>
      )}
    </li>
  );
}

/** The HP to expect to lose, and the chance to fall with it. */
const Odds = ({ lost, falls }: { lost: number; falls: number }) => (
  <small class="card-odds">
    {w.loses(lost.toFixed(1))}
    {falls > 0.005 ? <b class="danger"> {w.fallsWith(percent(falls))}</b> : null}
  </small>
);
