import '../company/hand.css';
import type { Play } from '../../../encounter/model/question';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';

/** What may be played at this very moment; the question comes back afterwards. */
export function Plays({ plays }: { plays: readonly Play[] }) {
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
