import { Chart } from '../../../../../ui/parts/chart/Chart';
import { type Side, sides } from '../../../rules/board/square';
import type { Duel } from '../../../rules/duel/model';
import { clanAt } from '../../../rules/duel/turn-of';
import { pathOf, rollsOf } from '../../../rules/records/plots';
import { clanNames } from '../../../words/names';
import { plotWords as w } from '../../../words/table';

/** Paths by turn, and rolls beside chance. */
export function Plots({ states }: { states: readonly Duel[] }) {
  const duel = states.at(-1);
  if (!duel || duel.count < 3) return null;
  return (
    <>
      <h3>{w.paths}</h3>
      <Chart
        title={w.paths}
        columnName={w.tap}
        columns={states.map((_, i) => i)}
        unit="%"
        atLeast={100}
        series={sides.map(side => ({
          id: side,
          name: clanNames[clanAt(duel, side)],
          tone: side === 'south' ? 'ember' : 'wisp',
          as: 'line',
          values: pathOf(states, side).map(share => Math.round(100 * share)),
        }))}
      />
      {sides.map(side => (
        <Rolls key={side} states={states} side={side} clan={clanNames[clanAt(duel, side)]} />
      ))}
    </>
  );
}

function Rolls({ states, side, clan }: { states: readonly Duel[]; side: Side; clan: string }) {
  const rolls = rollsOf(states, side);
  if (rolls.length === 0) return null;
  return (
    <table class="dl-sums">
      <caption>{w.rolls(clan)}</caption>
      <thead>
        <tr>
          <th scope="col">{w.value}</th>
          {rolls.map(({ value }) => (
            <th key={value} scope="col">
              {value}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{w.came}</th>
          {rolls.map(({ value, came }) => (
            <td key={value}>{came}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{w.due}</th>
          {rolls.map(({ value, due }) => (
            <td key={value}>{due.toFixed(1)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
