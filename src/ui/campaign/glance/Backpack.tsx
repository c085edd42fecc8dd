import { useState } from 'preact/hooks';
import { backpackSize } from '../../../campaign/kinds/traits';
import { cardsIn, type Item } from '../../../campaign/model/items';
import { activeOf } from '../../../campaign/model/state';
import { flask } from '../../oathsworn/icons/icons-book.gen';
import { Icon, Stroke } from '../../parts/frame/Icon';
import { words } from '../../words/campaign';
import { BookSheet } from '../book/BookSheet';
import { ItemCard } from '../cards/ItemCard';
import { ItemLine } from '../cards/ItemLine';
import { OneItem } from '../cards/OneItem';
import { useCompany } from '../parts/context';

const w = words.sheet;

/** What nobody wears, as cards; the curatives as flasks to tap. */
export function Backpack() {
  const company = useCompany();
  const state = company.state.value;
  const [adding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<Item | undefined>(undefined);
  const iron = activeOf(state).reduce((sum, c) => sum + c.iron, 0);
  const { curatives } = state;
  const cure = (count: number) => company.send({ set: 'curatives', count });
  return (
    <section class="leaf" aria-label={w.items}>
      <div class="leaf-head">
        <h2>{w.backpack(cardsIn(state.backpack), backpackSize(state.traits))}</h2>
        <span class="soft">{state.mode === 'story' ? w.ironOfAll(iron) : ''}</span>
        <button type="button" class="btn quiet" onClick={() => setAdding(true)}>
          <Stroke of="plus" /> {w.addItem}
        </button>
      </div>
      {state.backpack.length === 0 ? <p class="soft">{w.emptyPack}</p> : null}
      <div class="item-grid">
        {state.backpack.map(item => (
          <ItemCard key={item.id} item={item} onTap={() => setChosen(item)} />
        ))}
      </div>
      {state.mode === 'story' ? (
        <div class="row flasks">
          <button
            type="button"
            class="btn"
            aria-label={w.moreCuratives(curatives)}
            onClick={() => cure(curatives + 1)}
          >
            <Icon of={flask} /> {words.trade.curatives(curatives)}
          </button>
          {curatives > 0 ? (
            <button
              type="button"
              class="btn square quiet"
              aria-label={w.fewerCuratives}
              onClick={() => cure(curatives - 1)}
            >
              <Stroke of="minus" />
            </button>
          ) : null}
        </div>
      ) : null}
      {adding ? (
        <BookSheet title={w.addItem} onClose={() => setAdding(false)}>
          <ItemLine
            label={w.newItem}
            start={{ chapter: state.chapter }}
            onItem={item => company.send({ set: 'item', item, to: 'backpack' })}
          />
          <p class="soft">{w.inPack(state.backpack.map(item => item.name))}</p>
        </BookSheet>
      ) : null}
      {chosen ? <OneItem item={chosen} at="backpack" onClose={() => setChosen(undefined)} /> : null}
    </section>
  );
}
