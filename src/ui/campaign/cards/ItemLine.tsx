import { useState } from 'preact/hooks';
import type { NewItem } from '../../../campaign/model/items';
import { ITEM_KINDS, type ItemKind } from '../../../campaign/model/items';
import { PoolPicker } from '../../oathsworn/pieces/PoolPicker';
import { Choice } from '../../parts/input/Choice';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/campaign';
import { blankItem } from './blank';
import { EntryLine } from './EntryLine';
import { useRemembered } from './useRemembered';

const w = words.item;

interface Props {
  label: string;
  /** What an item is that goes here, as long as nobody says otherwise. */
  start?: Partial<NewItem>;
  onItem: (item: NewItem) => boolean;
}

/** An item by its name; of one that nobody has written before, what it gives in a few taps. */
export function ItemLine({ label, start, onItem }: Props) {
  const { items } = useRemembered();
  const [given, setGiven] = useState<Partial<NewItem>>({});
  const change = (part: Partial<NewItem>) => setGiven(old => ({ ...old, ...part }));
  const item: NewItem = { ...blankItem, ...start, ...given };
  const fresh = (done: boolean) => {
    if (done) setGiven({});
    return done;
  };
  return (
    <EntryLine
      label={label}
      known={items}
      note={known => w.line(known.defense, known.range, known.hands)}
      onKnown={known => fresh(onItem({ ...known, ...('unique' in (start ?? {}) ? start : {}) }))}
      onNew={name => fresh(onItem({ ...item, name }))}
    >
      <div class="entry-values">
        <Choice
          label={w.kind}
          value={item.kind}
          options={ITEM_KINDS.map(id => ({ id, text: w.kinds[id] }))}
          onPick={kind => change({ kind, hands: handsOf(kind) })}
        />
        {item.hands > 0 ? (
          <Choice
            label={w.hands}
            value={item.hands === 2 ? '2' : '1'}
            options={(['1', '2'] as const).map(id => ({ id, text: id }))}
            onPick={id => change({ hands: id === '2' ? 2 : 1 })}
          />
        ) : null}
        <div class="line">
          <span class="soft">{w.defense}</span>
          <Stepper
            label={w.defense}
            value={item.defense}
            low={0}
            high={12}
            onChange={defense => change({ defense })}
          />
        </div>
        <PoolPicker label={w.might} pool={item.might} onChange={might => change({ might })} />
        <p class="soft">{w.moreLater}</p>
      </div>
    </EntryLine>
  );
}

export const handsOf = (kind: ItemKind): 0 | 1 => (kind === 'weapon' || kind === 'shield' ? 1 : 0);
