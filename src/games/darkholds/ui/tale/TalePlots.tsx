import './tale.css';
import { Chart } from '../../../../ui/parts/chart/Chart';
import { Bars } from '../../../../ui/parts/input/Bars';
import type { Tale } from '../../rules/play/tale-model';
import { turnSum } from '../../rules/play/tale-sums';
import { words as w } from '../../words/tale';

interface Props {
  readonly title: string;
  readonly bars: readonly number[];
  readonly line: readonly number[];
  readonly barName: string;
  readonly lineName: string;
}

/** A bar for each turn, and a mark across it for what it is compared with. */
const TurnChart = ({ title, bars, line, barName, lineName }: Props) => (
  <section>
    <h3>{title}</h3>
    <Chart
      title={title}
      columnName={w.columns[0]}
      columns={bars.map((_, i) => i + 1)}
      format={w.number}
      series={[
        { id: 'bars', name: barName, tone: 'moss', as: 'bars', values: bars },
        { id: 'marks', name: lineName, tone: 'ember', as: 'marks', values: line },
      ]}
    />
  </section>
);

/** How a level went: falls, finds, and every plot with its table. */
export function TalePlots({ tale }: { tale: Tale }) {
  const { turns } = tale;
  const most = Object.entries(tale.hit).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return (
    <>
      <Falls tale={tale} />
      {turns.length === 0 ? (
        <p class="soft">{w.none}</p>
      ) : (
        <>
          <div class="dh-plots">
            <TurnChart
              title={w.dealt}
              bars={turns.map(one => one.dealt)}
              line={turns.map(one => one.hoped)}
              barName={w.came}
              lineName={w.expected}
            />
            <TurnChart
              title={w.taken}
              bars={turns.map(one => one.taken)}
              line={turns.map(one => one.feared)}
              barName={w.came}
              lineName={w.expected}
            />
            <TurnChart
              title={w.there}
              bars={turns.map(one => one.enemies)}
              line={turns.map(one => one.came)}
              barName={w.onBoard}
              lineName={w.arrived}
            />
          </div>
          <Turns tale={tale} />
        </>
      )}
      <Sides tale={tale} />
      <Bars
        title={w.noise}
        bars={Object.values(tale.company).map(({ name, noise }) => ({ name, n: noise }))}
      />
      <Bars title={w.hit} bars={most.map(([name, n]) => ({ name, n }))} />
    </>
  );
}

/** Who fell to whom, and what was found. */
function Falls({ tale: { fell, finds } }: { tale: Tale }) {
  return (
    <>
      {fell.length > 0 ? (
        <section>
          <h3>{w.fell}</h3>
          <ul class="bare">
            {fell.map((one, i) => (
              <li key={`${one.who} ${i}`}>{w.fall(one)}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {finds.length > 0 ? (
        <section>
          <h3>{w.finds}</h3>
          <p>{finds.join(', ')}</p>
        </section>
      ) : null}
    </>
  );
}

function Turns({ tale }: { tale: Tale }) {
  const rows = [...tale.turns.map((one, i) => [`${i + 1}`, one] as const), [w.sum, turnSum(tale)] as const];
  return (
    <section class="stack">
      <h3>{w.table}</h3>
      <div class="dh-tale-scrolls">
        <table class="dh-tale-table">
          <thead>
            <tr>
              {w.columns.map((name, i) => (
                <th key={`${name} ${i}`} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, one]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{one.dealt}</td>
                <td>{w.tenth(one.hoped)}</td>
                <td>{one.moreDealt}</td>
                <td>{one.taken}</td>
                <td>{w.tenth(one.feared)}</td>
                <td>{one.moreTaken}</td>
                <td>{one.enemies}</td>
                <td>{one.came}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <small class="soft">{w.otherwise}</small>
    </section>
  );
}

/** By hero, by type, and the faces of the dice: of one level, or over all of a campaign. */
export function Sides({ tale }: { tale: Tale }) {
  const dice = tale.faces.reduce((sum, n) => sum + n, 0);
  return (
    <>
      <Table
        title={w.heroes}
        columns={w.heroColumns}
        rows={Object.entries(tale.company).map(([id, one]) => [
          id,
          one.name,
          [one.dealt, one.slain, one.taken, one.fell, one.noise],
        ])}
      />
      <Table
        title={w.types}
        columns={w.typeColumns}
        rows={Object.entries(tale.types).map(([id, one]) => [
          id,
          one.name,
          [one.met, one.slain, one.dealt, one.taken],
        ])}
      />
      <Bars
        title={w.faces}
        bars={tale.faces.map((n, face) => ({ name: `${face}`, n, text: w.face(n, dice) }))}
      />
    </>
  );
}

interface TableProps {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [string, string, readonly number[]])[];
}

function Table({ title, columns, rows }: TableProps) {
  if (rows.length === 0) return null;
  return (
    <section class="stack">
      <h3>{title}</h3>
      <div class="dh-tale-scrolls">
        <table class="dh-tale-table">
          <thead>
            <tr>
              {columns.map(name => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([id, name, numbers]) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {numbers.map((n, i) => (
                  <td key={`${id} ${i}`}>{n}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
