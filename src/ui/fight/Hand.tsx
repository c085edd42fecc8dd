import type { Friend } from '../../encounter/state';
import type { Choice } from '../../stage/company';
import type { FightView } from '../../table/view';
import { Icon } from '../parts/Icon';
import { shield } from '../parts/icons-fight.gen';
import { words } from '../words';
import { useFight } from './context';

const w = words.hand;

interface Playable {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly defense: number;
  readonly choices: readonly Choice[];
}

/** A card of whatever kind, by its id. */
function cardOf(view: FightView, friend: Friend, id: string): Playable | undefined {
  const { abilities, items, injuries } = view.library;
  const ability = abilities[id];
  if (ability)
    return {
      id,
      name: ability.name,
      note: w.cooldown(ability.cooldown),
      defense: ability.defense ?? 0,
      choices: ability.choices,
    };
  const item = items[id];
  if (item) {
    const own = friend.role === 'full' ? item.choices : item.companion ? [item.companion] : item.choices;
    return {
      id,
      name: item.name,
      note: item.cooldown === undefined ? w.once : w.cooldown(item.cooldown),
      defense: 0,
      choices: own,
    };
  }
  const injury = injuries[id];
  return injury && { id, name: injury.name, note: injury.text, defense: 0, choices: [] };
}

/** The hand to play from, and the cards around the board as they lie on its four sides. */
export function Hand({ friend, onPlayed }: { friend: Friend; onPlayed: () => void }) {
  const fight = useFight();
  const view = fight.view.value;
  const { hand, cooldown, cubes } = friend.cards;
  const archetype = view.library.archetypes[friend.id];
  const asked = fight.question.value !== null || view.phase !== 'oathsworn';
  const nothing = hand.length === 0 && cooldown.every(side => side.length === 0) && !archetype;
  if (nothing) return null;
  const play = (card: string, choice: string) => {
    if (fight.send({ do: 'play', who: friend.id, card, choice })) onPlayed();
  };
  return (
    <>
      <h3>{asked ? w.interrupts : w.title}</h3>
      <ul class="bare hand">
        {hand.map(id => {
          const card = cardOf(view, friend, id);
          return card ? (
            <li key={id} class="hand-card">
              <span class="spread">
                <b class="display">{card.name}</b>
                <span class="row soft">
                  {card.defense > 0 ? (
                    <>
                      <Icon of={shield} />+{card.defense}
                    </>
                  ) : null}{' '}
                  {card.note}
                </span>
              </span>
              <Choices
                choices={card.choices.filter(choice => !asked || choice.interrupt)}
                onPlay={choice => play(id, choice)}
              />
              {view.library.injuries[id] ? (
                <button
                  type="button"
                  class="btn"
                  onClick={() => {
                    if (fight.send({ do: 'injury', who: friend.id, card: id })) onPlayed();
                  }}
                >
                  {w.playInjury}
                </button>
              ) : null}
            </li>
          ) : null;
        })}
        {archetype ? (
          <li class="hand-card">
            <b class="display">{archetype.name}</b>
            <Choices
              choices={archetype.choices.filter(
                choice => !cubes.includes(choice.id) && (!asked || choice.interrupt),
              )}
              onPlay={choice => play(archetype.id, choice)}
            />
          </li>
        ) : null}
      </ul>
      {cooldown.some(side => side.length > 0) ? <Cooldowns view={view} friend={friend} /> : null}
    </>
  );
}

function Choices({ choices, onPlay }: { choices: readonly Choice[]; onPlay: (choice: string) => void }) {
  return (
    <span class="hand-choices">
      {choices.map(choice => (
        <button key={choice.id} type="button" class="btn hand-choice" onClick={() => onPlay(choice.id)}>
          <b>{w.cost(choice.cost)}</b>
          <span>{choice.text}</span>
        </button>
      ))}
    </span>
  );
}

/** Position 0 below, 1 to the left, 2 above, 3 to the right, as around the board on the table. */
function Cooldowns({ view, friend }: { view: FightView; friend: Friend }) {
  return (
    <section class="cooldowns" aria-label={w.cooldowns}>
      {friend.cards.cooldown.map((side, i) => (
        <div key={`side${i.toString()}`} class={`cooldown side${i}`}>
          <b>{i}</b>
          {side.map(id => (
            <span key={id} class="token">
              {cardOf(view, friend, id)?.name ?? id}
            </span>
          ))}
        </div>
      ))}
      <b class="display cooldown-name">{friend.name}</b>
    </section>
  );
}
