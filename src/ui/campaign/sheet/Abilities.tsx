import { useState } from 'preact/hooks';
import { unlockLevels } from '../../../campaign/kinds/levels';
import { type Ability, type Character, HAND } from '../../../campaign/model/character';
import { Stroke } from '../../parts/frame/Icon';
import { words } from '../../words/campaign';
import { BookSheet } from '../book/BookSheet';
import { Refusal } from '../book/Refusal';
import { AbilityLine } from '../cards/AbilityLine';
import { AbilitySheet } from '../cards/CardSheets';
import { OwnCard } from '../cards/OwnCard';
import { useCompany } from '../parts/context';
import { RuleTag } from '../parts/RuleTag';

const w = words.people;
/** SU-7: a hand has one card of cooldown 0 and two of each other cooldown. */
const wanted = [1, 2, 2, 2] as const;

/** All cards by their cooldown; a tap takes one of them into the seven, or out of them. */
export function Abilities({ c }: { c: Character }) {
  const company = useCompany();
  const [open, setOpen] = useState<Ability | undefined>(undefined);
  const [adding, setAdding] = useState(false);
  const held = (card: Ability) => c.hand.includes(card.id);
  const seven = c.abilities.filter(held).length;
  const next = unlockLevels(c.kind, 21).find(level => level > c.unlockedTo);
  const flip = (card: Ability) =>
    company.send({
      do: 'hand',
      who: c.id,
      cards: held(card) ? c.hand.filter(id => id !== card.id) : [...c.hand, card.id],
    });
  return (
    <section class="leaf char-cards" aria-label={w.abilities} data-spot="cards">
      <Refusal spot="cards" />
      <div class="leaf-head">
        <h3>{w.abilities}</h3>
        <span class="soft">
          {w.seven(seven, HAND)} · {w.unlockedTo(c.unlockedTo, next)} <RuleTag rule="SU-7" />
        </span>
        <button type="button" class="btn quiet" onClick={() => setAdding(true)}>
          <Stroke of="plus" /> {w.addCards}
        </button>
      </div>
      <div class="ability-columns">
        {wanted.map((most, cooldown) => {
          const cards = c.abilities.filter(card => card.cooldown === cooldown);
          const chosen = cards.filter(held).length;
          return (
            <fieldset key={most + cooldown * 10} class="card-column" aria-label={w.cooldownOf(cooldown)}>
              <p class={chosen > most ? 'card-column-head wrong-note' : 'card-column-head'}>
                <b class="card-column-mark">{cooldown}</b>
                <span class="soft">{w.chosen(chosen, most)}</span>
              </p>
              {cards.map(card => (
                <OwnCard
                  key={card.id}
                  card={card}
                  held={held(card)}
                  onFlip={() => flip(card)}
                  onMore={() => setOpen(card)}
                />
              ))}
              {cards.length === 0 ? <p class="ability-none">{w.none}</p> : null}
            </fieldset>
          );
        })}
      </div>
      {open ? (
        <AbilitySheet
          who={c.id}
          card={open}
          onClose={() => setOpen(undefined)}
          onStrike={() => company.send({ set: 'noAbility', who: c.id, ability: open.id })}
        />
      ) : null}
      {adding ? (
        <BookSheet title={w.cardsOf(c.name)} onClose={() => setAdding(false)}>
          <AbilityLine
            c={c}
            level={c.level}
            onCard={ability => company.send({ set: 'ability', who: c.id, ability })}
          />
          <p class="soft">{w.cardsSoFar(c.abilities.map(card => card.name))}</p>
        </BookSheet>
      ) : null}
    </section>
  );
}
