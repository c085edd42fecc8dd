import { useState } from 'preact/hooks';
import type { Defense } from '../../../encounter/model/command';
import type { Question } from '../../../encounter/model/question';
import type { Fight } from '../../../table/fight/fight';
import { Stepper } from '../../parts/Stepper';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useAnswer, useFight } from '../parts/context';
import { DefenseOf } from './DefenseOf';
import { EnemyDraw } from './EnemyDraw';
import { OtherTarget } from './OtherTarget';

type Asked = Extract<Question, { ask: 'defend' }>;

const w = words.ask;

/** What was chosen stays chosen while something else is played into the same attack; an answer ends it. */
const chosenFor = new WeakMap<Fight, { readonly attack: string; readonly plays: readonly Defense[] }>();

const stillThere = ({ defenders }: Asked, { who, card }: Defense): boolean =>
  defenders.some(one => one.who === who && (card === undefined || one.cards.some(it => it.id === card)));

/** DM-1: the cards lie face down; what is played for defense is said before they are turned. */
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
  return (
    <>
      <EnemyDraw flow={question.draw} />
      <ul class="bare defenders">
        {question.defenders.map(defender => {
          const play = plays.find(one => one.who === defender.who);
          return (
            <li key={defender.who} class="defender">
              <span>
                <b>{defender.name}</b> <DefenseOf who={defender.who} defense={defender.defense} />
              </span>
              {defender.plus ? (
                <span class="row">
                  <span class="soft">{w.cardPlus}</span>
                  <Stepper
                    label={w.plusOf(defender.name)}
                    value={play?.plus ?? 0}
                    low={0}
                    high={9}
                    onChange={plus => set(defender.who, plus > 0 ? { plus } : undefined)}
                  />
                </span>
              ) : (
                <span class="choices">
                  {defender.cards.map(card => (
                    <button
                      key={card.id}
                      type="button"
                      class="btn"
                      aria-pressed={play?.card === card.id}
                      onClick={() =>
                        set(defender.who, play?.card === card.id ? undefined : { card: card.id })
                      }
                    >
                      {say(card.label)} +{card.defense}
                    </button>
                  ))}
                </span>
              )}
            </li>
          );
        })}
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
