import { useState } from 'preact/hooks';
import type { Item, Place } from '../../../campaign/model/items';
import { activeOf } from '../../../campaign/model/state';
import { words } from '../../words/campaign';
import { BookSheet } from '../book/BookSheet';
import { useCompany } from '../parts/context';
import { Cubes } from './Cubes';
import { ItemSheet } from './ItemSheet';

const w = words.people;

interface Props {
  item: Item;
  at: 'backpack' | { readonly who: string };
  onClose: () => void;
}

/** A card taken into the hand: where it goes next, and what stands on it. */
export function OneItem({ item, at, onClose }: Props) {
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
  const places: readonly { readonly id: string; readonly text: string; readonly to: Place }[] = [
    { id: 'backpack', text: words.owed.backpack, to: 'backpack' },
    ...activeOf(state).map(c => ({ id: c.id, text: c.name, to: { who: c.id } })),
    { id: 'archive', text: words.owed.archive, to: 'archive' },
  ];
  return (
    <BookSheet
      title={item.name}
      onClose={onClose}
      foot={
        <button type="button" class="btn" onClick={() => setEditing(true)}>
          {w.edit(item.name)}
        </button>
      }
    >
      <p class="row">
        {words.item.short(item)} {item.defense > 0 ? words.item.line(item.defense, null, 0) : ''}{' '}
        <Cubes of={item.might} />
      </p>
      <h3>{w.move(item.name)}</h3>
      <div class="choices">
        {places.map(({ id, text, to }) => (
          <button
            key={id}
            type="button"
            class="btn"
            aria-pressed={id === here}
            disabled={id === here}
            onClick={() => {
              if (company.send({ set: 'itemAt', item: item.id, to })) onClose();
            }}
          >
            {text}
          </button>
        ))}
      </div>
    </BookSheet>
  );
}
