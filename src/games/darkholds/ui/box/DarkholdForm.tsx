import { InputField } from '../../../../ui/parts/input/InputField';
import { SHORT_NAME_LENGTH, SHORT_TEXT_LENGTH } from '../../rules/fields';
import '../acts/acts.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { Stepper } from '../../../../ui/parts/input/Stepper';
import { type CardDeed, mostDeeds } from '../../rules/play/card';
import { orders } from '../../rules/play/kit';
import type { TypeData } from '../../rules/play/model';
import { words as w } from '../../words/acts';
import { words as box } from '../../words/box';

interface Props {
  readonly types: readonly TypeData[];
  /** Where somebody may come from; nothing where a card is taught away from a level. */
  readonly entries: readonly string[];
  readonly done?: string;
  readonly onClose: () => void;
  readonly onDone: (label: string, also: readonly CardDeed[]) => void;
  readonly children?: ComponentChildren;
}

/** DK-2: what a darkhold card does, out of a closed list; what is not here is a line to read aloud. */
export function DarkholdForm({ types, entries, done = box.keep, onClose, onDone, children }: Props) {
  const [label, setLabel] = useState('');
  const [text, setText] = useState('');
  const [noise, setNoise] = useState(0);
  const [wounds, setWounds] = useState(0);
  const [more, setMore] = useState<readonly CardDeed[]>([]);
  const also: readonly CardDeed[] = [
    ...(noise > 0 ? [{ do: 'noise', tokens: noise } as const] : []),
    ...(wounds > 0 ? [{ do: 'wound', whom: 'company', wounds } as const] : []),
    ...more,
    ...(text.trim() ? [{ do: 'read', text: text.trim() } as const] : []),
  ].slice(0, mostDeeds);
  const chip = (key: string, words: string, deed: CardDeed) => {
    const same = JSON.stringify(deed);
    const on = more.some(one => JSON.stringify(one) === same);
    return (
      <button
        key={key}
        type="button"
        class="btn quiet"
        aria-pressed={on}
        onClick={() => setMore(on ? more.filter(one => JSON.stringify(one) !== same) : [...more, deed])}
      >
        {words}
      </button>
    );
  };
  return (
    <Sheet
      title={w.card}
      onClose={onClose}
      foot={
        <button type="button" class="btn main big" onClick={() => onDone(label.trim() || w.card, also)}>
          {done}
        </button>
      }
    >
      {children}
      <InputField label={w.cardName} value={label} maxLength={SHORT_NAME_LENGTH} onInput={setLabel} />
      <div class="dh-acts">
        <span>{w.cardNoise}</span>
        <Stepper label={w.cardNoise} value={noise} low={0} high={9} onChange={setNoise} />
        <span>{w.cardWound}</span>
        <Stepper label={w.cardWound} value={wounds} low={0} high={9} onChange={setWounds} />
      </div>
      <div class="dh-acts">
        {orders
          .filter(order => order !== 'nearest')
          .map(order => chip(order, w.cardOrder[order], { do: 'order', order }))}
      </div>
      <div class="dh-acts">
        {types.map(({ type, name }) => chip(type, w.cardVigour(name), { do: 'vigour', type, tokens: 1 }))}
      </div>
      <div class="dh-acts">
        {entries.flatMap(entry =>
          types.map(({ type, name }) =>
            chip(`${type} ${entry}`, w.cardPlace(name, entry), { do: 'place', type, count: 1, entry }),
          ),
        )}
      </div>
      <InputField label={box.reads} value={text} maxLength={SHORT_TEXT_LENGTH} onInput={setText} />
    </Sheet>
  );
}
