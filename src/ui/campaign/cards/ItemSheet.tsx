import { useState } from 'preact/hooks';
import { NAME_LENGTH } from '../../../campaign/kinds/fields';
import type { NewItem, Place } from '../../../campaign/model/items';
import { ITEM_KINDS } from '../../../campaign/model/items';
import { activeOf, LAST_CHAPTER } from '../../../campaign/model/state';
import { PoolPicker } from '../../oathsworn/pieces/PoolPicker';
import { Choice } from '../../parts/input/Choice';
import { InputField } from '../../parts/input/InputField';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/campaign';
import { BookSheet } from '../book/BookSheet';
import { useCompany } from '../parts/context';
import { NumberField } from '../parts/NumberField';
import { blankItem } from './blank';
import { handsOf } from './ItemLine';
import { Uses } from './Uses';

const w = words.item;

interface Props {
  start?: Partial<NewItem>;
  /** Ask where it goes. */
  chooseTo?: boolean;
  onClose: () => void;
  onKeep: (item: NewItem, to: Place) => boolean;
}

const cooldowns = ['once', '0', '1', '2', '3'] as const;
const cooldownOf = (id: string) => (id === '0' ? 0 : id === '1' ? 1 : id === '2' ? 2 : id === '3' ? 3 : null);

/** A card as far as the group wants it copied: name and kind are enough. */
export function ItemSheet({ start, chooseTo, onClose, onKeep }: Props) {
  const { chapter } = useCompany().state.value;
  const [item, setItem] = useState<NewItem>({ ...blankItem, chapter, ...start });
  const [to, setTo] = useState('backpack');
  const change = (part: Partial<NewItem>) => setItem(old => ({ ...old, ...part }));
  const place: Place = to === 'backpack' || to === 'archive' ? to : { who: to };
  const keep = () => {
    const named = { ...item, name: item.name.trim() || w.kinds[item.kind] };
    if (onKeep(named, place)) onClose();
  };
  return (
    <BookSheet
      title={w.title}
      onClose={onClose}
      foot={
        <button type="button" class="btn main big" onClick={keep}>
          {w.keep}
        </button>
      }
    >
      <InputField
        label={w.name}
        value={item.name}
        maxLength={NAME_LENGTH}
        placeholder={w.kinds[item.kind]}
        onInput={text => change({ name: text })}
      />
      <Choice
        label={w.kind}
        value={item.kind}
        options={ITEM_KINDS.map(id => ({ id, text: w.kinds[id] }))}
        onPick={kind => change({ kind, hands: handsOf(kind) })}
      />
      <Choice
        label={w.hands}
        value={String(item.hands)}
        options={['0', '1', '2'].map(id => ({ id, text: id }))}
        onPick={id => change({ hands: id === '2' ? 2 : id === '1' ? 1 : 0 })}
      />
      <Line label={w.defense} value={item.defense} high={12} onChange={defense => change({ defense })} />
      <div class="field">
        <span>{w.might}</span>
        <PoolPicker label={w.might} pool={item.might} onChange={might => change({ might })} />
      </div>
      <Line
        label={w.range}
        value={item.range ?? 0}
        high={20}
        onChange={range => change({ range: range === 0 ? null : range })}
      />
      <NumberField
        label={w.value}
        value={item.value ?? 0}
        high={999}
        onSay={value => change({ value: value === 0 ? null : value })}
      />
      <Line
        label={w.chapter}
        value={item.chapter ?? chapter}
        high={LAST_CHAPTER}
        onChange={from => change({ chapter: from })}
      />
      <Choice
        label={w.unique}
        value={item.unique ? 'unique' : 'common'}
        options={(['common', 'unique'] as const).map(id => ({ id, text: w.uniques[id] }))}
        onPick={id => change({ unique: id === 'unique' })}
      />
      <details class="fold unfolds">
        <summary>{w.ability}</summary>
        <div class="stack">
          <Choice
            label={words.people.cooldown}
            value={item.cooldown === null ? 'once' : String(item.cooldown)}
            options={cooldowns.map(id => ({ id, text: id === 'once' ? w.once : id }))}
            onPick={id => change({ cooldown: cooldownOf(id) })}
          />
          <Uses uses={item.uses ?? []} onChange={uses => change({ uses })} />
        </div>
      </details>
      {chooseTo ? <Where value={to} onPick={setTo} /> : null}
    </BookSheet>
  );
}

function Where({ value, onPick }: { value: string; onPick: (to: string) => void }) {
  const state = useCompany().state.value;
  return (
    <Choice
      label={words.owed.to}
      value={value}
      options={[
        { id: 'backpack', text: words.owed.backpack },
        ...activeOf(state).map(c => ({ id: c.id, text: c.name })),
      ]}
      onPick={onPick}
    />
  );
}

function Line(props: { label: string; value: number; high: number; onChange: (value: number) => void }) {
  return (
    <div class="line">
      <span class="soft">{props.label}</span>
      <Stepper {...props} low={0} />
    </div>
  );
}
