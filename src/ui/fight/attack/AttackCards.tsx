import './attack-cards.css';
import type { Friend } from '../../../encounter/model/state';
import { playKey } from '../../../table/fight/hand';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useAgainst } from '../company/useAgainst';
import { useFight } from '../parts/context';

const w = words.attack;

interface Props {
  who: Friend;
  onPlayed: () => void;
}

/** The cards in hand with which somebody attacks, where the app knows them; beside them it is put together without one. */
export function AttackCards({ who, onPlayed }: Props) {
  const fight = useFight();
  const against = useAgainst(who.id);
  const cards = fight
    .playing(who.id)
    .filter(one => !one.choice.interrupt && one.choice.effects.some(it => it.effect === 'attack'));
  if (cards.length === 0) return null;
  return (
    <fieldset class="attack-cards" aria-label={w.withCard}>
      <h3>{w.withCard}</h3>
      {cards.map(one => {
        const reason = against.get(playKey(one));
        return (
          <button
            key={playKey(one)}
            type="button"
            class={reason ? 'btn attack-card against' : 'btn attack-card'}
            onClick={() => {
              if (fight.send({ do: 'play', who: who.id, card: one.card, choice: one.choice.id })) onPlayed();
            }}
          >
            <b class="display">{one.name}</b>
            <small>{words.hand.cost(one.cost)}</small>
            <span>{one.choice.text}</span>
            {reason ? <small class="hand-against">{say(reason)}</small> : null}
          </button>
        );
      })}
    </fieldset>
  );
}
