import { useState } from 'preact/hooks';
import type { Item, Place } from '../../../campaign/model/items';
import { activeOf } from '../../../campaign/model/state';
import { Choice } from '../../parts/input/Choice';
import { words } from '../../words/campaign';
import { AbilityLine } from '../cards/AbilityLine';
import { ItemCard } from '../cards/ItemCard';
import { ItemLine } from '../cards/ItemLine';
import { OneItem } from '../cards/OneItem';
import { useCompany } from '../parts/context';

const w = words.paper;

/** Single cards by their names, for those who want them: one line for items, one for abilities. */
export function Worn() {
  const company = useCompany();
  const state = company.state.value;
  const four = activeOf(state);
  const [at, setAt] = useState('backpack');
  const [chosen, setChosen] = useState<Item | undefined>(undefined);
  const c = four.find(one => one.id === at);
  const place: Place = c ? { who: c.id } : 'backpack';
  const items = c ? c.items.filter(item => !item.cards) : state.backpack;
  return (
    <details class="leaf fold unfolds">
      <summary>
        {w.cardsByName}
        <span class="soft">{w.cardsNote}</span>
      </summary>
      <Choice
        label={w.whose}
        value={c?.id ?? 'backpack'}
        options={[
          ...four.map(one => ({ id: one.id, text: one.name })),
          { id: 'backpack', text: words.owed.backpack },
        ]}
        onPick={setAt}
      />
      <div class="leaves">
        <div class="stack">
          <ItemLine
            key={at}
            label={words.sheet.newItem}
            onItem={item => company.send({ set: 'item', item, to: place })}
          />
          <div class="item-grid">
            {items.map(item => (
              <ItemCard key={item.id} item={item} onTap={() => setChosen(item)} />
            ))}
          </div>
        </div>
        {c?.kind === 'full' ? (
          <div class="stack">
            <AbilityLine
              key={at}
              c={c}
              level={c.level}
              onCard={ability => company.send({ set: 'ability', who: c.id, ability })}
            />
            <p class="soft">{words.people.cardsSoFar(c.abilities.map(card => card.name))}</p>
          </div>
        ) : null}
      </div>
      {chosen ? (
        <OneItem item={chosen} at={c ? { who: c.id } : 'backpack'} onClose={() => setChosen(undefined)} />
      ) : null}
    </details>
  );
}
