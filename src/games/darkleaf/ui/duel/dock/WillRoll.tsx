import { useState } from 'preact/hooks';
import type { DuelPlay } from '../../../table/play';
import { willRollWords as w } from '../../../words/will';
import { Answer } from './Asking';

const sides = 12;

/** WI-1, TU-5: the token is spent and a twelve-sided bone rolled: by the app, or on the table and told here. */
export function WillRoll({ table }: { table: DuelPlay }) {
  const [asks, setAsks] = useState(false);
  const { dice } = table.state.value;
  if (!asks)
    return (
      <Answer
        text={w.spend}
        onClick={() => {
          if (dice === 'table') setAsks(true);
          else table.send({ do: 'will' });
        }}
      />
    );
  return (
    <>
      <span>{w.asks}</span>
      {Array.from({ length: sides }, (_, i) => (
        <Answer key={i} text={`${i + 1}`} onClick={() => table.send({ do: 'will', value: i + 1 })} />
      ))}
      <Answer text={w.letGo} onClick={() => setAsks(false)} />
    </>
  );
}
