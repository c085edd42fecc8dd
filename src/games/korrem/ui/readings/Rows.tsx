import { Toggle } from '../../../../ui/parts/input/Toggle';
import './readings.css';
import { useState } from 'preact/hooks';
import { Choice } from '../../../../ui/parts/input/Choice';
import {
  declinings,
  type Nature,
  natures,
  type OwnRows,
  outcomes,
  printedTable,
  type Row,
  rowOf,
} from '../../rules/meeting/natures';
import { d8 } from '../../rules/npc/turn';
import { endText } from '../../words/lobby';
import { natureNames } from '../../words/names';
import { readings as w } from '../../words/readings';

const alike = (a: Row, b: Row): boolean =>
  a.declined === b.declined && a.results.every((one, i) => one === b.results[i]);

/** EN-1: what each number brings with a nature, where the group's book says something else. */
export function Rows({ rows, onRow }: { rows: OwnRows; onRow: (nature: Nature, row: Row | null) => void }) {
  const [nature, setNature] = useState<Nature>('sinister');
  const row = rowOf(nature, rows);
  const set = (next: Row): void => onRow(nature, alike(next, printedTable[nature]) ? null : next);
  return (
    <section class="stack">
      <h3>{w.rows}</h3>
      <p class="soft">{w.rowsNote}</p>
      <div class="ko-answers">
        {natures.map(one => (
          <Toggle key={one} isOn={one === nature} onClick={() => setNature(one)}>
            {rows[one] ? w.changed(natureNames[one]) : natureNames[one]}
          </Toggle>
        ))}
      </div>
      <div class="ko-rows">
        {d8.map((n, i) => (
          <label key={n} class="field">
            {w.number(n)}
            <select
              class="input"
              value={row.results[i]}
              onChange={event => {
                const chosen = outcomes.find(one => one === event.currentTarget.value);
                if (chosen) set({ ...row, results: row.results.map((one, at) => (at === i ? chosen : one)) });
              }}
            >
              {outcomes.map(one => (
                <option key={one} value={one}>
                  {endText(one)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <Choice
        label={w.declined}
        value={row.declined ?? 'none'}
        options={(['none', ...declinings] as const).map(id => ({ id, text: w.declines[id] }))}
        onPick={id => set({ ...row, declined: id === 'none' ? null : id })}
      />
      <div class="ko-answers">
        <button
          type="button"
          class="btn"
          disabled={rows[nature] === undefined}
          onClick={() => onRow(nature, null)}
        >
          {w.printed}
        </button>
      </div>
    </section>
  );
}
