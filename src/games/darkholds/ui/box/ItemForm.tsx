import { InputField } from '../../../../ui/parts/input/InputField';
import { Toggle } from '../../../../ui/parts/input/Toggle';
import { SHORT_NAME_LENGTH, SHORT_TEXT_LENGTH } from '../../rules/fields';
import './box.css';
import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import { type Item, type Slot, slots } from '../../rules/play/goods';
import { words as w } from '../../words/box';

const usual = { value: 5, range: 1, dice: 1, hit: 6, damage: 1, armour: 1 };
type Numbers = typeof usual;

/** IN-1, CA-3: a card of equipment in numbers, with a line of the group's own. */
export function ItemForm({ onClose, onDone }: { onClose: () => void; onDone: (item: Item) => void }) {
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [slot, setSlot] = useState<Slot>('combat');
  const [common, setCommon] = useState(true);
  const [numbers, setNumbers] = useState<Numbers>(usual);
  const { value, range, armour, ...blow } = numbers;
  const isWeapon = slot === 'combat' || slot === 'shot';
  const isArmour = ['head', 'body', 'limb', 'shield'].includes(slot);
  const shown: readonly (readonly [keyof Numbers, string])[] = [
    ['value', w.value],
    ...(isWeapon
      ? (['range', 'dice', 'hit', 'damage'] as const).map(key => [key, w.numbers[key]] as const)
      : []),
    ...(isArmour ? [['armour', w.armour] as const] : []),
  ];
  const done = () =>
    onDone({
      ...{ name: name.trim() || w.slots[slot], takes: { [slot]: 1 }, value, common, own: false },
      ...(slot === 'combat' ? { combat: { range, ...blow } } : {}),
      ...(slot === 'shot' ? { shot: { min: 2, max: Math.max(2, range), ...blow } } : {}),
      ...(isArmour ? { parry: armour } : {}),
      ...(text.trim() ? { text: text.trim() } : {}),
    });
  return (
    <Sheet
      title={w.add.items}
      onClose={onClose}
      foot={
        <button type="button" class="btn main big" onClick={done}>
          {w.keep}
        </button>
      }
    >
      <InputField label={w.name} value={name} maxLength={SHORT_NAME_LENGTH} onInput={setName} />
      <div class="dh-lines">
        {slots.map(one => (
          <Toggle key={one} isOn={one === slot} onClick={() => setSlot(one)}>
            {w.slots[one]}
          </Toggle>
        ))}
        <button type="button" class="btn" aria-pressed={common} onClick={() => setCommon(!common)}>
          {w.common}
        </button>
      </div>
      {shown.map(([key, label]) => (
        <div key={key} class="spread">
          <span>{label}</span>
          <Stepper
            label={label}
            value={numbers[key]}
            low={key === 'hit' || key === 'value' ? 0 : 1}
            high={key === 'value' ? 100 : 20}
            onChange={number => setNumbers({ ...numbers, [key]: number })}
          />
        </div>
      ))}
      <InputField label={w.reads} value={text} maxLength={SHORT_TEXT_LENGTH} onInput={setText} />
    </Sheet>
  );
}
