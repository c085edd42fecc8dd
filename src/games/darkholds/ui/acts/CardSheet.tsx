import './acts.css';
import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/Sheet';
import { Stepper } from '../../../../ui/parts/Stepper';
import { entriesOf } from '../../rules/play/ahead';
import { type CardDeed, mostDeeds } from '../../rules/play/card';
import { orders } from '../../rules/play/kit';
import type { LevelTable } from '../../table/levels';
import { words as w } from '../../words/acts';

/** DK-1, DK-2: what the card does that the table drew; what is not here is read aloud. */
export function CardSheet({ table, onClose }: { table: LevelTable; onClose: () => void }) {
  const play = table.state.value;
  const [label, setLabel] = useState('');
  const [noise, setNoise] = useState(0);
  const [wounds, setWounds] = useState(0);
  const [more, setMore] = useState<readonly CardDeed[]>([]);
  const also: readonly CardDeed[] = [
    ...(noise > 0 ? [{ do: 'noise', tokens: noise } as const] : []),
    ...(wounds > 0 ? [{ do: 'wound', whom: 'company', wounds } as const] : []),
    ...more,
  ].slice(0, mostDeeds);
  const chip = (key: string, text: string, deed: CardDeed) => {
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
        {text}
      </button>
    );
  };
  return (
    <Sheet
      title={w.card}
      onClose={onClose}
      foot={
        <button
          type="button"
          class="btn main big"
          onClick={() => {
            if (table.send({ do: 'card', label: label.trim() || w.card, also })) onClose();
          }}
        >
          {w.cardDo}
        </button>
      }
    >
      <label class="field">
        <span>{w.cardName}</span>
        <input
          class="input"
          value={label}
          maxLength={60}
          onInput={event => setLabel(event.currentTarget.value)}
        />
      </label>
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
        {play.types.map(({ type, name }) =>
          chip(type, w.cardVigour(name), { do: 'vigour', type, tokens: 1 }),
        )}
      </div>
      <div class="dh-acts">
        {entriesOf(play).flatMap(entry =>
          play.types.map(({ type, name }) =>
            chip(`${type} ${entry}`, w.cardPlace(name, entry), { do: 'place', type, count: 1, entry }),
          ),
        )}
      </div>
    </Sheet>
  );
}
