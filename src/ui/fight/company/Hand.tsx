import type { Said } from '../../../basics/said';
import { still } from '../../parts/frame/still';
import './hand.css';
import type { Friend } from '../../../encounter/model/state';
import { type Playing, playKey } from '../../../table/fight/hand';
import { shield } from '../../oathsworn/icons/icons-fight.gen';
import { Icon } from '../../parts/frame/Icon';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { useFight } from '../parts/context';
import { Cooldowns } from './Cooldowns';
import { useAgainst } from './useAgainst';

const w = words.hand;

interface Props {
  friend: Friend;
  onPlayed: () => void;
}

/** The hand to play from, and the cards around the board as they lie on its four sides. */
export function Hand({ friend, onPlayed }: Props) {
  const fight = useFight();
  const view = fight.view.value;
  const against = useAgainst(friend.id);
  const { abilities, items, injuries } = view.library;
  const asked = fight.question.value !== null || view.phase !== 'oathsworn';
  const playing = fight.playing(friend.id).filter(one => !asked || meanwhile(one));
  const { hand, cooldown, spent } = friend.cards;
  const others = playing.filter(one => one.what === 'archetype' || one.what === 'ally');
  const carried = hand.flatMap(id => {
    const item = items[id];
    return item && !playing.some(one => one.card === id) ? [item.name] : [];
  });
  if (hand.length + spent.length + others.length === 0 && cooldown.every(side => side.length === 0))
    return null;
  return (
    <>
      <h3>{asked ? w.interrupts : w.title}</h3>
      <ul class="bare hand">
        {hand.map(id => {
          const card = abilities[id] ?? items[id] ?? injuries[id];
          const choices = playing.filter(one => one.card === id);
          if (!card || (choices.length === 0 && (asked || items[id]))) return null;
          const defense = abilities[id]?.defense ?? 0;
          return (
            <li key={id} class="hand-card">
              <CardHead name={card.name} defense={defense} cooldown={card.cooldown} />
              <Choices who={friend.id} choices={choices} against={against} onPlayed={onPlayed} />
              {injuries[id] ? <Injury who={friend.id} card={id} onPlayed={onPlayed} /> : null}
            </li>
          );
        })}
        {[...new Set(others.map(one => one.card))].map(card => (
          <li key={card} class="hand-card">
            <b class="display">{others.find(one => one.card === card)?.name}</b>
            <Choices
              who={friend.id}
              choices={others.filter(one => one.card === card)}
              against={against}
              onPlayed={onPlayed}
            />
          </li>
        ))}
      </ul>
      {carried.length > 0 && !asked ? <p class="soft hand-carried">{w.carried(carried.join(', '))}</p> : null}
      {cooldown.some(side => side.length > 0) || spent.length > 0 ? <Cooldowns friend={friend} /> : null}
    </>
  );
}

interface HeadProps {
  name: string;
  defense: number;
  cooldown: number | undefined;
}

const CardHead = still(({ name, defense, cooldown }: HeadProps) => (
  <span class="spread">
    <b class="display">{name}</b>
    <span class="row soft">
      {defense > 0 ? (
        <>
          <Icon of={shield} />+{defense}
        </>
      ) : null}{' '}
      {cooldown === undefined ? w.once : w.cooldown(cooldown)}
    </span>
  </span>
));

/** What may be played while a question stands: interrupts, and items. */
export const meanwhile = (one: Playing): boolean => one.choice.interrupt !== undefined || one.what === 'item';

interface ChoicesProps {
  who: string;
  choices: readonly Playing[];
  /** What the rules have against some of them. */
  against: ReadonlyMap<string, Said>;
  onPlayed: () => void;
}

/** One button for each effect; what the rules have against it is said beneath, and the table may insist. */
export const Choices = still(({ who, choices, against: reasons, onPlayed }: ChoicesProps) => {
  const fight = useFight();
  return (
    <span class="hand-choices">
      {choices.map(one => {
        const { card, choice, cost } = one;
        const against = reasons.get(playKey(one));
        return (
          <button
            key={playKey(one)}
            type="button"
            class={against ? 'btn hand-choice against' : 'btn hand-choice'}
            onClick={() => {
              if (fight.send({ do: 'play', who, card, choice: choice.id })) onPlayed();
            }}
          >
            <b>{w.cost(cost)}</b>
            <span>
              {choice.text}
              {against ? <small class="hand-against">{say(against)}</small> : null}
            </span>
          </button>
        );
      })}
    </span>
  );
});

function Injury({ who, card, onPlayed }: { who: string; card: string; onPlayed: () => void }) {
  const fight = useFight();
  return (
    <>
      <p class="soft">{fight.view.value.library.injuries[card]?.text}</p>
      <button
        type="button"
        class="btn"
        onClick={() => {
          if (fight.send({ do: 'injury', who, card })) onPlayed();
        }}
      >
        {w.playInjury}
      </button>
    </>
  );
}
