import { useState } from 'preact/hooks';
import type { Place } from '../../campaign/command';
import type { Item } from '../../campaign/items';
import { activeOf } from '../../campaign/state';
import { mightColors } from '../oathsworn/Might';
import { Choice } from '../parts/Choice';
import { Sheet } from '../parts/Sheet';
import { words as common } from '../words';
import { words } from '../words/campaign';
import { useCompany } from './context';
import { ItemSheet } from './ItemSheet';

const w = words.people;

const cubes = (might: Item['might']): string =>
  mightColors
    .flatMap(color => (might[color] ? [`${might[color]} ${common.might.colors[color]}`] : []))
    .join(', ');

/** Items of the backpack or of one of the four: each can be corrected, passed on or put away. */
export function Items({ items, at }: { items: readonly Item[]; at: 'backpack' | { readonly who: string } }) {
  const company = useCompany();
  const [adding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<Item | undefined>(undefined);
  return (
    <>
      <ul class="bare items">
        {items.map(item => (
          <li key={item.id}>
            <button type="button" class="btn item" onClick={() => setChosen(item)}>
              <b>{item.name}</b>
              <span class="soft">
                {item.cards ? '' : words.item.kinds[item.kind]}{' '}
                {[words.item.line(item.defense, item.range, item.hands), cubes(item.might)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="btn" onClick={() => setAdding(true)}>
          {words.sheet.addItem}
        </button>
      </div>
      {adding ? (
        <ItemSheet
          onClose={() => setAdding(false)}
          onKeep={item => company.send({ set: 'item', item, to: at })}
        />
      ) : null}
      {chosen ? <OneItem item={chosen} at={at} onClose={() => setChosen(undefined)} /> : null}
    </>
  );
}

interface One {
  item: Item;
  at: 'backpack' | { readonly who: string };
  onClose: () => void;
}

function OneItem({ item, at, onClose }: One) {
  const company = useCompany();
  const state = company.state.value;
  const [editing, setEditing] = useState(false);
  if (editing)
    return (
      <ItemSheet
        start={item}
        onClose={onClose}
        onKeep={changed => company.send({ set: 'itemIs', item: { ...changed, id: item.id } })}
      />
    );
  const here = at === 'backpack' ? 'backpack' : at.who;
  const move = (to: string) => {
    const place: Place = to === 'backpack' || to === 'archive' ? to : { who: to };
    company.send({ set: 'itemAt', item: item.id, to: place });
    onClose();
  };
  return (
    <Sheet title={item.name} onClose={onClose}>
      <Choice
        label={w.move(item.name)}
        value={here}
        options={[
          { id: 'backpack', text: words.owed.backpack },
          ...activeOf(state).map(c => ({ id: c.id, text: c.name })),
          { id: 'archive', text: words.owed.archive },
        ]}
        onPick={move}
      />
      <div class="row">
        <button type="button" class="btn" onClick={() => setEditing(true)}>
          {w.edit(item.name)}
        </button>
      </div>
    </Sheet>
  );
}
