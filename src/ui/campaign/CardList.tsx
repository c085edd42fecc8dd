import { useState } from 'preact/hooks';
import {
  type Ability,
  type Archetype,
  archetypeOf,
  type Character,
  handAdvice,
} from '../../campaign/character';
import { Stroke } from '../parts/Icon';
import { Stepper } from '../parts/Stepper';
import { words } from '../words/campaign';
import { say } from '../words/say';
import { AbilitySheet, ArchetypeSheet } from './CardSheets';
import { cardsIn } from './cards';
import { useCompany } from './context';
import { OneLine } from './OneLine';

const w = words.people;

/** Cards unlocked, by the names that the group gave them; a full character's hand is chosen from them (SU-7). */
export function CardList({ c }: { c: Character }) {
  return c.kind === 'full' ? <Abilities c={c} /> : <Archetypes c={c} />;
}

function Abilities({ c }: { c: Character }) {
  const company = useCompany();
  const [level, setLevel] = useState(1);
  const [open, setOpen] = useState<Ability | undefined>(undefined);
  const hand = c.abilities.filter(card => c.hand.includes(card.id));
  return (
    <section class="panel part" aria-label={w.abilities}>
      <h3>{w.abilities}</h3>
      {hand.length > 0
        ? handAdvice(hand).map(advice => (
            <p key={String(advice.cooldown)} class="soft">
              {say(advice)}
            </p>
          ))
        : null}
      <ul class="bare stack">
        {c.abilities.map(card => {
          const held = c.hand.includes(card.id);
          const rest = c.hand.filter(id => id !== card.id);
          return (
            <li key={card.id} class="line">
              <button
                type="button"
                class="btn grow card-name"
                aria-pressed={held}
                onClick={() =>
                  company.send({ do: 'hand', who: c.id, cards: held ? rest : [...c.hand, card.id] })
                }
              >
                {card.name} <span class="soft">{w.cardLine(card.level, card.cooldown, card.defense)}</span>
              </button>
              <button
                type="button"
                class="btn square quiet"
                aria-label={w.edit(card.name)}
                onClick={() => setOpen(card)}
              >
                <Stroke of="more" />
              </button>
              <button
                type="button"
                class="btn square quiet"
                aria-label={w.strike(card.name)}
                onClick={() => company.send({ set: 'noAbility', who: c.id, ability: card.id })}
              >
                <Stroke of="close" />
              </button>
            </li>
          );
        })}
      </ul>
      <div class="line">
        <span class="soft">{w.cardLevel}</span>
        <Stepper label={w.cardLevel} value={level} low={1} high={21} onChange={setLevel} />
      </div>
      <OneLine
        label={w.addCard}
        button={words.course.add}
        onSay={text => {
          const [ability] = cardsIn(text, level);
          return ability ? company.send({ set: 'ability', who: c.id, ability }) : false;
        }}
      />
      <p class="soft">{words.owed.unlockNote}</p>
      {open ? <AbilitySheet who={c.id} card={open} onClose={() => setOpen(undefined)} /> : null}
    </section>
  );
}

function Archetypes({ c }: { c: Character }) {
  const company = useCompany();
  const [open, setOpen] = useState<Archetype | undefined>(undefined);
  const used = archetypeOf(c);
  return (
    <section class="panel part" aria-label={w.archetypes}>
      <h3>{w.archetypes}</h3>
      <p class="soft">{w.archetypeNote}</p>
      <ul class="bare stack">
        {c.archetypes.map(card => (
          <li key={card.id} class="line">
            <button
              type="button"
              class="btn grow card-name"
              aria-pressed={used?.id === card.id}
              onClick={() => company.send({ do: 'hand', who: c.id, cards: [card.id] })}
            >
              {card.name} <span class="soft">{w.level(card.level)}</span>
            </button>
            <button
              type="button"
              class="btn square quiet"
              aria-label={w.edit(card.name)}
              onClick={() => setOpen(card)}
            >
              <Stroke of="more" />
            </button>
            <button
              type="button"
              class="btn square quiet"
              aria-label={w.strike(card.name)}
              onClick={() => company.send({ set: 'noArchetype', who: c.id, archetype: card.id })}
            >
              <Stroke of="close" />
            </button>
          </li>
        ))}
      </ul>
      <OneLine
        label={w.addCard}
        button={words.course.add}
        onSay={name => company.send({ set: 'archetype', who: c.id, archetype: { name, level: c.level } })}
      />
      {open ? <ArchetypeSheet who={c.id} card={open} onClose={() => setOpen(undefined)} /> : null}
    </section>
  );
}
