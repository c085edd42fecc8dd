import './cards.css';
import type { Item } from '../../../campaign/model/items';
import { shield } from '../../oathsworn/icons/icons-fight.gen';
import { Icon } from '../../parts/frame/Icon';
import { words } from '../../words/campaign';
import { Cubes } from './Cubes';
import { kindIcon } from './kinds';

const w = words.item;

/** An item as the card that it is: what it is called, what it gives, what kind it is. */
export function ItemCard({ item, onTap, picked }: { item: Item; onTap: () => void; picked?: boolean }) {
  return (
    <button
      type="button"
      class={item.unique ? 'item-card unique' : 'item-card'}
      aria-pressed={picked}
      onClick={onTap}
    >
      <span class="item-name">{item.name}</span>
      <span class="item-gives">
        {item.defense > 0 ? (
          <span class="item-defense">
            <Icon of={shield} />
            <b>{item.defense}</b>
            <span class="unseen">{w.defense}</span>
          </span>
        ) : null}
        <Cubes of={item.might} />
      </span>
      <span class="item-kind">
        <Icon of={kindIcon(item.kind)} />
        <span>{w.short(item)}</span>
      </span>
    </button>
  );
}
