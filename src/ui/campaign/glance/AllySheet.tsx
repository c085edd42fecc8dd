import { useState } from 'preact/hooks';
import { NAME_LENGTH } from '../../../campaign/kinds/fields';
import { type AllyNumbers, UNREAD_ALLY } from '../../../campaign/kinds/uses';
import { PoolPicker } from '../../oathsworn/pieces/PoolPicker';
import { InputField } from '../../parts/input/InputField';

import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/campaign';
import { BookSheet } from '../book/BookSheet';

const w = words.ally;

interface Props {
  name: string;
  numbers: AllyNumbers | undefined;
  onClose: () => void;
  onKeep: (numbers: AllyNumbers) => boolean;
  /** Takes one of this name off the sheet for good. */
  onGone?: () => boolean;
}

/** UC-4: what stands on an ally's card, read once for all who have the same. */
export function AllySheet({ name, numbers: known, onClose, onKeep, onGone }: Props) {
  const [numbers, setNumbers] = useState<AllyNumbers>(known ?? UNREAD_ALLY);
  const change = (part: Partial<AllyNumbers>) => setNumbers(old => ({ ...old, ...part }));
  const line = (label: string, value: number, low: number, high: number, set: (n: number) => void) => (
    <div class="line">
      <span class="soft">{label}</span>
      <Stepper label={label} value={value} low={low} high={high} onChange={set} />
    </div>
  );
  return (
    <BookSheet
      title={w.title(name)}
      onClose={onClose}
      foot={
        <>
          {onGone ? (
            <button
              type="button"
              class="btn quiet"
              onClick={() => {
                if (onGone()) onClose();
              }}
            >
              {words.sheet.gone(name)}
            </button>
          ) : null}
          <button
            type="button"
            class="btn main big"
            onClick={() => {
              if (onKeep(numbers)) onClose();
            }}
          >
            {words.item.keep}
          </button>
        </>
      }
    >
      <p class="soft">{w.note}</p>
      {line(w.defense, numbers.defense, 1, 12, defense => change({ defense }))}
      <div class="field">
        <span>{w.might}</span>
        <PoolPicker label={w.might} pool={numbers.might} onChange={might => change({ might })} />
      </div>
      {line(w.range, numbers.range ?? 0, 0, 20, range => change({ range: range === 0 ? null : range }))}
      {line(w.moveCost, numbers.moveCost, 0, 6, moveCost => change({ moveCost }))}
      {line(w.moveHexes, numbers.moveHexes, 0, 12, moveHexes => change({ moveHexes }))}
      {line(w.attackCost, numbers.attackCost, 0, 6, attackCost => change({ attackCost }))}
      <InputField
        label={w.once}
        value={numbers.once}
        maxLength={NAME_LENGTH}
        onInput={text => change({ once: text })}
      />
    </BookSheet>
  );
}
