import { useState } from 'preact/hooks';
import { Stepper } from '../../../../../ui/parts/input/Stepper';
import { type Side, sides } from '../../../rules/board/square';
import type { Duel } from '../../../rules/duel/model';
import { clanAt } from '../../../rules/duel/turn-of';
import type { ChessClock } from '../../../table/clock';
import { clanNames } from '../../../words/names';
import { clockWords } from '../../../words/sheets';

const w = clockWords;

/** A chess clock for this duel: minutes may differ, and it rests when the table wants. */
export function ClockSettings({ duel, clock }: { duel: Duel; clock: ChessClock }) {
  const [minutes, setMinutes] = useState<Record<Side, number>>({ south: 20, north: 20 });
  const [increment, setIncrement] = useState(0);
  const [glass, setGlass] = useState(60);
  const { side } = duel.turn;
  if (clock.isOn())
    return (
      <section class="stack">
        <h3>{w.title}</h3>
        <div class="dl-answers">
          {clock.isRunning() ? (
            <button type="button" class="btn" onClick={clock.pause}>
              {w.pause}
            </button>
          ) : (
            <button type="button" class="btn" onClick={() => clock.resume(side)}>
              {w.resume}
            </button>
          )}
          {sides.map(one => (
            <button key={one} type="button" class="btn" onClick={() => clock.give(one)}>
              {w.give(clanNames[clanAt(duel, one)])}
            </button>
          ))}
          <button type="button" class="btn" onClick={clock.remove}>
            {w.none}
          </button>
        </div>
      </section>
    );
  return (
    <section class="stack">
      <h3>{w.title}</h3>
      {sides.map(one => (
        <div key={one} class="row">
          <span>{w.minutes(clanNames[clanAt(duel, one)])}</span>
          <Stepper
            label={w.minutes(clanNames[clanAt(duel, one)])}
            value={minutes[one]}
            low={1}
            high={180}
            onChange={now => setMinutes({ ...minutes, [one]: now })}
          />
        </div>
      ))}
      <div class="row">
        <span>{w.increment}</span>
        <Stepper label={w.increment} value={increment} low={0} high={120} onChange={setIncrement} />
      </div>
      <div class="row">
        <label>
          {w.glassSeconds}{' '}
          <input
            class="input dl-short"
            type="number"
            min={5}
            max={999}
            value={glass}
            onInput={({ currentTarget }) => setGlass(Number(currentTarget.value))}
          />
        </label>
        <button
          type="button"
          class="btn"
          disabled={!(glass >= 5 && glass <= 999)}
          onClick={() => clock.startGlass(glass, side)}
        >
          {w.startGlass}
        </button>
      </div>
      <button type="button" class="btn" onClick={() => clock.start({ ...minutes, increment }, side)}>
        {w.start}
      </button>
    </section>
  );
}
