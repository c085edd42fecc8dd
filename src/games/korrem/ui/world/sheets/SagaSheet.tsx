import { SAGA_LINE_LENGTH } from '../../../rules/play/turn/commands';
import '../../saga.css';
import { useState } from 'preact/hooks';
import { numberOf } from '../../../../../chances/fraction';
import { Chart } from '../../../../../ui/parts/chart/Chart';
import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { Bars } from '../../../../../ui/parts/input/Bars';
import { say } from '../../../../../ui/words/say';
import { nationOf, npcs, type World } from '../../../rules/play/model';
import { metBeside, pointsBySource, pointsByTurn } from '../../../rules/play/records/plots';
import { noTally } from '../../../rules/play/records/tally';
import type { WorldTable } from '../../../table/worlds';
import { endText, lobbyWords } from '../../../words/lobby';
import { sagaUi as w } from '../../../words/saga';
import { wsheets } from '../../../words/world-sheets';

/** What happened, to be read and printed, and what can be counted of it. */
export function SagaSheet({ table, onClose }: { table: WorldTable; onClose: () => void }) {
  const world = table.state.value;
  const { saga = [], tally = noTally, nations } = world;
  const [own, setOwn] = useState('');
  const name = (id: string): string => (id === npcs ? w.npcs : (nationOf(world, id)?.name ?? id));
  const sides = [...nations.map(({ id }) => id), npcs];
  return (
    <Sheet
      title={w.title}
      onClose={onClose}
      wide
      foot={
        <button type="button" class="btn" onClick={() => window.print()}>
          {w.print}
        </button>
      }
    >
      <div class="for-paper stack">
        <h2 class="only-printed">{w.title}</h2>
        {saga.length === 0 ? <p class="soft">{w.none}</p> : null}
        <ol class="bare stack">
          {saga.map(({ turn, text }, i) => (
            <li key={i}>
              <small class="soft">{w.line(turn)}</small> {say(text)}
            </li>
          ))}
        </ol>
        <div class="ko-answers not-printed">
          <input
            type="text"
            class="input grow"
            maxLength={SAGA_LINE_LENGTH}
            aria-label={w.own}
            placeholder={w.own}
            value={own}
            onInput={event => setOwn(event.currentTarget.value)}
          />
          <button
            type="button"
            class="btn"
            disabled={own.trim() === ''}
            onClick={() => {
              if (table.send({ do: 'saga', text: own.trim() })) setOwn('');
            }}
          >
            {w.add}
          </button>
        </div>
        <PointsByTurn world={world} />
        <Bars
          title={w.bySource}
          bars={pointsBySource(world).map(({ id, from, points }) => ({
            name: `${name(id)}: ${wsheets.nation.from[from]}`,
            n: points,
          }))}
        />
        <Bars
          title={w.minutes}
          bars={nations.map(({ id }) => ({
            name: name(id),
            n: tally.spent[id] ?? 0,
            text: w.minute(tally.spent[id] ?? 0),
          }))}
        />
        <Bars title={w.faces} bars={tally.faces.map((n, i) => ({ name: `${i + 1}`, n }))} />
        <Bars
          title={w.damage}
          bars={sides.flatMap(id => [
            { name: w.dealt(name(id)), n: tally.dealt[id] ?? 0 },
            { name: w.taken(name(id)), n: tally.taken[id] ?? 0 },
          ])}
        />
        <Bars
          title={w.met}
          bars={metBeside(tally, world.settings.rows).map(({ nature, outcome, seen, expected }) => ({
            name: `${lobbyWords.meet.natures[nature]}: ${endText(outcome)}`,
            n: seen,
            text: w.metLine(seen, numberOf(expected).toFixed(1)),
          }))}
        />
      </div>
    </Sheet>
  );
}

const tones = ['ember', 'wisp', 'moss', 'blood'] as const;

/** VP-1: a line for each nation, with its numbers below. */
function PointsByTurn({ world }: { world: World }) {
  const rows = pointsByTurn(world);
  if (rows.every(({ points }) => points.every(n => n === 0))) return null;
  return (
    <section class="stack">
      <h3>{w.byTurn}</h3>
      <Chart
        title={w.byTurn}
        columnName={w.turn}
        columns={rows[0]?.points.map((_, turn) => turn) ?? []}
        atLeast={world.settings.target}
        table="shown"
        series={rows.map(({ id, points }, seat) => ({
          id,
          name: nationOf(world, id)?.name ?? id,
          tone: tones[seat % tones.length] ?? 'ember',
          as: 'line',
          values: points,
        }))}
      />
    </section>
  );
}
