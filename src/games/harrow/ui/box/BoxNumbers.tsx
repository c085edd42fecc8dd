import { useState } from 'preact/hooks';
import type { OwnBox } from '../../rules/box/model';
import { bagNumbers, NUMBERS_LENGTH, type Numbers, rowNumbers } from '../../rules/pair/things';
import type { BoxTable } from '../../table/box';
import { boxUi } from '../../words/box-ui';
import { bagOf, rowOf } from './numbersOf';

const w = boxUi.numbers;

/** PR-1, FA-1, KA-1: what the boards show over their rows, copied once from them. */
export function BoxNumbers({ table, box }: { table: BoxTable; box: OwnBox }) {
  const [wrong, setWrong] = useState(false);
  const tell = (numbers: Numbers | undefined) => {
    setWrong(numbers === undefined);
    if (numbers) table.send({ do: 'numbers', numbers });
  };
  const { protectors = rowNumbers, kammi = rowNumbers, bag = bagNumbers } = box.numbers ?? {};
  return (
    <section class="panel settings">
      <h2>{w.title}</h2>
      <p class="soft">{w.note}</p>
      <Line
        label={w.protectors}
        value={protectors.join(' ')}
        onTell={text => tell(rowOf('protectors', text))}
      />
      <Line label={w.kammi} value={kammi.join(' ')} onTell={text => tell(rowOf('kammi', text))} />
      <Line
        label={w.bag}
        value={bag.map(one => one.join('/')).join(' ')}
        onTell={text => tell(bagOf(text))}
      />
      {wrong ? (
        <p class="notice" role="alert">
          {w.wrong}
        </p>
      ) : null}
    </section>
  );
}

const Line = ({ label, value, onTell }: { label: string; value: string; onTell: (text: string) => void }) => (
  <label class="stack">
    <span>{label}</span>
    <input
      class="input"
      type="text"
      maxLength={NUMBERS_LENGTH}
      value={value}
      onChange={event => onTell(event.currentTarget.value)}
    />
  </label>
);
