import { useEffect, useMemo, useState } from 'preact/hooks';
import { hashOf } from '../../../basics/hash';
import type { Chances } from '../../../chances/floats';
import type { Defense } from '../../../encounter/model/command';
import type { Defender, Question } from '../../../encounter/model/question';
import { damageToCome, oddsAt } from '../../../table/fight/defend-odds';
import type { Fight } from '../../../table/fight/fight';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { SaidDamage } from '../attack/SaidDamage';
import { Missing } from '../own/Missing';
import { togetherIn } from '../own/together';
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
  const view = fight.view.value;
  // What was drawn since makes another attack of it.
  const about = `${attack} ${hashOf(view.left.enemy)}`;
  const together = togetherIn(fight.id, view, about, question.defenders);
  const theirs = together?.theirs.filter(({ who }) => !plays.some(one => one.who === who)) ?? [];
  const all = [...plays, ...theirs];
  const [ready, setReady] = useState(false);
  const missing = together?.own ? together.missing : [];
  useEffect(() => {
    if (together?.own) together.tell(plays, ready);
  }, [about, plays, ready]);
  const set = (who: string, play: Omit<Defense, 'who'> | undefined) => {
    const others = plays.filter(one => one.who !== who);
    const now = play ? [...others, { who, ...play }] : others;
    chosenFor.set(fight, { attack, plays: now });
    setPlays(now);
  };
  const reveal = () => {
    if (answer({ answer: 'defend', with: all })) chosenFor.delete(fight);
  };
  /** OWN-296: the enemy's cards or dice are the table's own. */
  const tells = question.draw.setup.source !== 'app';
  const tell = (damage: number | 'missed') => {
    const told = { answer: 'defend', with: all, damage: damage === 'missed' ? 0 : damage } as const;
    if (answer(told)) chosenFor.delete(fight);
  };
  const { left } = view;
  const damageOf = ({ who }: Defender) => damageToCome(question.draw, who, left.enemy);
  // The sentence has named the only one: the figures stand beside the answer, and the cards have the room.
  const [first, ...others] = question.defenders;
  const below = !tells && others.length === 0 ? first : undefined;
  return (
    <>
      <EnemyDraw flow={question.draw} weakened={question.weakened} />
      <ul class="bare defenders">
        {(together?.ordered ?? question.defenders).map(defender => (
          <Defends
            key={defender.who}
            alone={question.defenders.length === 1}
            defender={defender}
            named={below === undefined}
            damage={damageOf(defender)}
            play={all.find(one => one.who === defender.who)}
            onPlay={play => {
              setReady(false);
              set(defender.who, play);
            }}
          />
        ))}
      </ul>
      {tells && missing.length === 0 ? (
        <div class="told-at-once">
          <span class="soft">{w.itCameTo}</span>
          <button type="button" class="btn quiet" onClick={reveal}>
            {all.length > 0 ? w.byFacesWith : w.byFaces}
          </button>
          <SaidDamage side="enemy" onSay={tell} />
        </div>
      ) : (
        <div class="ask-answers">
          {below ? <DefenderLine defender={below} damage={damageOf(below)} /> : null}
          {missing.length > 0 ? (
            <Missing ready={ready} names={missing} onReady={() => setReady(true)} onReveal={reveal} />
          ) : (
            <button type="button" class="btn main big" onClick={reveal}>
              {all.length > 0 ? w.reveal : w.revealWithout}
            </button>
          )}
        </div>
      )}
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
  /** Name and figures stand here. */
  named: boolean;
  defender: Defender;
  /** Null: the app cannot know it. */
  damage: Chances | null;
  play: Defense | undefined;
  onPlay: (play: Omit<Defense, 'who'> | undefined) => void;
}

function Defends({ alone, named, defender, damage, play, onPlay }: DefendsProps) {
  const { friends } = useFight().view.value;
  const hp = friends.find(one => one.id === defender.who)?.hp ?? 0;
  const worths = [
    defender.defense + (play?.plus ?? 0),
    ...defender.cards.map(card => defender.defense + card.defense),
  ];
  const odds = useMemo(
    () => (damage ? oddsAt(damage, hp, worths) : null),
    [damage && [...damage].join(), hp, worths.join()],
  );
  const [plus, ...cards] = odds ?? [];
  return (
    <li class={defender.plus ? 'defender plus' : 'defender'}>
      {named ? <DefenderLine alone={alone} defender={defender} damage={damage} /> : null}
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
                <span class="defense-name">{say(card.label)}</span>{' '}
                <b class="defense-plus">+{card.defense}</b>{' '}
                {worth ? <Odds lost={worth.expectedHpLost} falls={worth.knockOut} /> : null}
              </button>
            );
          })}
        </span>
      )}
    </li>
  );
}

/** Who guards themselves with what, and what is to be expected without a card. */
function DefenderLine(props: { alone?: boolean; defender: Defender; damage: Chances | null }) {
  const { alone, defender, damage } = props;
  const hp = useFight().view.value.friends.find(one => one.id === defender.who)?.hp ?? 0;
  const odds = useMemo(
    () => (damage ? oddsAt(damage, hp, [defender.defense]) : null),
    [damage && [...damage].join(), hp, defender.defense],
  );
  const bare = odds?.[0];
  return (
    <span class="defender-name">
      {alone === undefined ? null : <b class={alone ? 'said-above' : ''}>{defender.name}</b>}{' '}
      <DefenseOf who={defender.who} defense={defender.defense} />{' '}
      {bare ? <Odds lost={bare.expectedHpLost} falls={bare.knockOut} /> : null}
    </span>
  );
}

/** The HP to expect to lose, and the chance to fall with it. */
const Odds = ({ lost, falls }: { lost: number; falls: number }) => (
  <small class="card-odds">
    {w.loses(lost.toFixed(1))}
    {falls > 0.005 ? <b class="danger"> {w.fallsWith(percent(falls))}</b> : null}
  </small>
);
