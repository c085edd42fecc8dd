import { type Side, sides } from '../../rules/board/square';
import type { Duel } from '../../rules/duel/model';
import { clanAt } from '../../rules/duel/turn-of';
import { pathOf, rollsOf } from '../../rules/records/plots';
import { clanNames } from '../../words/names';
import { plotWords as w } from '../../words/table';

const [wide, high] = [320, 90];

/** Paths by turn, and rolls beside chance. */
export function Plots({ states }: { states: readonly Duel[] }) {
  const duel = states.at(-1);
  if (!duel || duel.count < 3) return null;
  return (
    <>
      <h3>{w.paths}</h3>
      <svg class="dl-chart" viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={w.paths}>
        <line x1="0" x2={wide} y1={high - 2} y2={high - 2} />
        {sides.map(side => (
          <polyline
            key={side}
            points={points(pathOf(states, side))}
            stroke-dasharray={side === 'north' ? '6 4' : undefined}
          />
        ))}
      </svg>
      <p class="soft">{w.lines(clanNames[clanAt(duel, 'south')], clanNames[clanAt(duel, 'north')])}</p>
      {sides.map(side => (
        <Rolls key={side} states={states} side={side} clan={clanNames[clanAt(duel, side)]} />
      ))}
    </>
  );
}

const points = (steps: readonly number[]): string =>
  steps
    .map((step, i) => `${(i / Math.max(1, steps.length - 1)) * wide},${high - 2 - step * (high - 6)}`)
    .join(' ');

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
