import { useState } from 'preact/hooks';
import type { Question } from '../../rules/play/course';
import type { LevelTable } from '../../table/levels';
import { roll as w } from '../../words/strike';

const faces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Ten faces; with the last die of the roll it is told. */
export function DiceKeys({
  count,
  onRolled,
}: {
  count: number;
  onRolled: (digits: readonly number[]) => void;
}) {
  const [digits, setDigits] = useState<readonly number[]>([]);
  return (
    <div class="dh-answers">
      {faces.map(face => (
        <button
          key={face}
          type="button"
          class="btn square"
          onClick={() => {
            const now = [...digits, face];
            if (now.length < count) setDigits(now);
            else {
              setDigits([]);
              onRolled(now);
            }
          }}
        >
          {face}
        </button>
      ))}
      {digits.length > 0 ? (
        <>
          <output>{w.so(digits.join(' '))}</output>
          <button type="button" class="btn quiet" onClick={() => setDigits([])}>
            {w.again}
          </button>
        </>
      ) : null}
    </div>
  );
}

/** AT-2: the dice of the table, one roll at a time. */
export function RollPad({ table, asked }: { table: LevelTable; asked: Question }) {
  const { who, kind, count } = asked;
  return (
    <>
      <p class="dh-sentence">{kind === 'leap' ? w.leap(who) : w[kind](who, count)}</p>
      <DiceKeys count={count} onRolled={digits => table.send({ do: 'rolled', digits })} />
    </>
  );
}
