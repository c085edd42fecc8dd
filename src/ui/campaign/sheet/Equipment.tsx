import { useState } from 'preact/hooks';
import type { Character } from '../../../campaign/model/character';
import type { NewItem } from '../../../campaign/model/items';
import { carryingAdvice, type Item, type ItemKind } from '../../../campaign/model/items';
import { Icon } from '../../parts/frame/Icon';
import { words } from '../../words/campaign';
import { say } from '../../words/say';
import { BookSheet } from '../book/BookSheet';
import { ItemCard } from '../cards/ItemCard';
import { ItemLine } from '../cards/ItemLine';
import { kindIcon } from '../cards/kinds';
import { OneItem } from '../cards/OneItem';
import { useCompany } from '../parts/context';
import { RuleTag } from '../parts/RuleTag';
import { Sums } from './Sums';

const w = words.people;
type Slot = 'hands' | 'armor' | 'gear';
const kindOf: { readonly [slot in Slot]: ItemKind } = { hands: 'weapon', armor: 'armor', gear: 'gear' };
const inHand = (item: Item) => item.kind === 'weapon' || item.kind === 'shield' || item.hands > 0;

/** CP-3: two hands, an armor and a gear, as cards in their places; an empty place takes a card. */
export function Equipment({ c }: { c: Character }) {
  const [adding, setAdding] = useState<Slot | undefined>(undefined);
  const [chosen, setChosen] = useState<Item | undefined>(undefined);
  const [summing, setSumming] = useState(false);
  const summed = c.items.filter(item => item.cards);
  const single = c.items.filter(item => !item.cards);
  const hands = single.filter(inHand);
  const armor = single.filter(item => item.kind === 'armor' && !inHand(item));
  const gear = single.filter(item => item.kind === 'gear' && !inHand(item));
  const held = hands.reduce((sum, item) => sum + item.hands, 0);
  const free = summed.length > 0 ? 0 : Math.max(0, 2 - held);
  const places: readonly [Slot, readonly Item[], boolean][] = [
    ['hands', hands, free > 0],
    ['armor', armor, armor.length === 0 && summed.length === 0],
    ['gear', gear, gear.length === 0 && summed.length === 0],
  ];
  return (
    <section class="leaf char-items" aria-label={w.items}>
      <div class="leaf-head">
        <h3>{w.items}</h3>
        <button type="button" class="btn quiet" onClick={() => setSumming(true)}>
          {w.sums}
        </button>
      </div>
      {carryingAdvice(c.items).map(advice => (
        <p key={say(advice)} class="wrong-note">
          {say(advice)} <RuleTag rule="CP-3" />
        </p>
      ))}
      <div class="item-places">
        {summed.map(item => (
          <div key={item.id} class="item-place">
            <h4>{w.places.sums}</h4>
            <ItemCard item={item} onTap={() => setSumming(true)} />
          </div>
        ))}
        {places.map(([slot, items, empty]) =>
          items.length > 0 || empty ? (
            <div key={slot} class={slot === 'hands' ? 'item-place hands' : 'item-place'}>
              <h4>{w.places[slot]}</h4>
              <div class="item-row">
                {items.map(item => (
                  <ItemCard key={item.id} item={item} onTap={() => setChosen(item)} />
                ))}
                {empty ? (
                  <button type="button" class="item-slot" onClick={() => setAdding(slot)}>
                    <Icon of={kindIcon(kindOf[slot])} />
                    {w.put[slot]}
                  </button>
                ) : null}
              </div>
            </div>
          ) : null,
        )}
      </div>
      {adding ? <Put c={c} slot={adding} onClose={() => setAdding(undefined)} /> : null}
      {chosen ? <OneItem item={chosen} at={{ who: c.id }} onClose={() => setChosen(undefined)} /> : null}
      {summing ? (
        <BookSheet title={w.sumsOf(c.name)} onClose={() => setSumming(false)}>
          <p class="soft">{w.sumsNote}</p>
          <Sums c={c} />
        </BookSheet>
      ) : null}
    </section>
  );
}

/** A card for an empty place: out of the backpack, or one that is written down. */
function Put({ c, slot, onClose }: { c: Character; slot: Slot; onClose: () => void }) {
  const company = useCompany();
  const kind = kindOf[slot];
  const fits = company.state.value.backpack.filter(item => !item.cards && slotOf(item) === slot);
  const start: Partial<NewItem> = {
    kind,
    hands: slot === 'hands' ? 1 : 0,
    chapter: company.state.value.chapter,
  };
  return (
    <BookSheet title={w.putTitle(c.name, slot)} onClose={onClose}>
      {fits.length > 0 ? (
        <>
          <h3>{w.fromBackpack}</h3>
          <div class="item-grid">
            {fits.map(item => (
              <ItemCard
                key={item.id}
                item={item}
                onTap={() => {
                  if (company.send({ set: 'itemAt', item: item.id, to: { who: c.id } })) onClose();
                }}
              />
            ))}
          </div>
        </>
      ) : null}
      <h3>{w.written}</h3>
      <ItemLine
        label={words.sheet.newItem}
        start={start}
        onItem={item => {
          const done = company.send({ set: 'item', item, to: { who: c.id } });
          if (done) onClose();
          return done;
        }}
      />
    </BookSheet>
  );
}

const slotOf = (item: Item): Slot => (inHand(item) ? 'hands' : item.kind === 'armor' ? 'armor' : 'gear');
