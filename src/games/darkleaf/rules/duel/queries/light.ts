import { isRoyal } from '../../board/position';
import { type Side, sides } from '../../board/square';
import { armiesOf } from '../commands/begin';
import type { Command } from '../commands/commands';
import { type Answer, refused } from '../commands/refusals';
import { Run } from '../commands/run';
import { stepsDone } from '../commands/steps';
import type { Duel, Light } from '../model';
import { clanAt } from '../turn-of';
import { countersOf } from './counting';

type LightCommand = Extract<Command, { do: 'mode' | 'played' | 'again' | 'path' | 'counters' }>;

const done = (run: Run): Answer => ({ ok: true, value: run.events, state: run.state });
const empty: Light = { path: { south: 0, north: 0 }, counters: [] };
/** HU-1, FM-1, ER-1, WB-1, HX-1, MU-1: steps to the end of each path. */
export const stepsOf: Readonly<Record<string, number>> = {
  huldra: 3,
  murg: 1,
  ferrymen: 2,
  erde: 5,
  wibo: 6,
  hexen: 2,
};
const mostCounters = 40;

/** HX-5: what counts down, in the usual order. */
const countsOf = (duel: Duel): number[] => countersOf(duel).map(({ count }) => count);

/** The board goes off the screen; what it told of paths and counters is told on. */
function toLight(duel: Duel): Answer {
  const run = new Run(duel);
  const path = { south: stepsDone(duel, 'south'), north: stepsDone(duel, 'north') };
  run.emit({ type: 'light', light: { path, counters: countsOf(duel), units: duel.units } });
  run.emit({ type: 'army', units: {} });
  run.log({ type: 'switchedToLight' }, 'LO-5');
  return done(run);
}

/** HU-1, FL-6, HX-1: steps that were made without the board are marks again. */
function stepsBack(run: Run, { path }: Light): void {
  for (const side of sides) {
    const clan = clanAt(run.state, side);
    const seat = run.state.seats[side];
    if (clan === 'hexen' && seat.quarryDown !== path[side])
      run.emit({ type: 'seat', side, change: { quarryDown: path[side] } });
    if (clan !== 'huldra' && clan !== 'ferrymen') continue;
    for (const [at, unit] of Object.entries(run.state.units))
      if (unit.side !== side && isRoyal(unit) && unit.marks !== path[side])
        run.emit({ type: 'unit', at, unit: { ...unit, marks: path[side] } });
  }
}

/** HX-5: counters that are as many as before go back to where they were. */
function countersBack(run: Run, { counters }: Light): void {
  const there = countersOf(run.state);
  if (there.length !== counters.length) return;
  there.forEach(({ kind, at }, i) => {
    const unit = run.state.units[at];
    const count = counters[i] ?? 0;
    if (kind === 'garden') run.emit({ type: 'garden', at, count });
    else if (unit) run.emit({ type: 'unit', at, unit: { ...unit, ladder: count } });
  });
}

/** The board comes back as it went, or as at the start: the table puts right what has moved since. */
function toMirror(duel: Duel, light: Light): Answer {
  const run = new Run(duel);
  run.emit({ type: 'army', units: light.units ?? armiesOf(duel.seats) });
  run.emit({ type: 'light', light: null });
  stepsBack(run, light);
  countersBack(run, light);
  run.log({ type: light.units ? 'resumedMirror' : 'switchedToMirror' }, 'LO-5');
  return done(run);
}

/** Light, TU-1: what was rolled, or acquired, is carried out on the board. */
function played(duel: Duel): Answer {
  const { phase, gift } = duel.turn;
  const run = new Run(duel);
  if (gift !== null) {
    run.turn({ gift: null });
    return done(run);
  }
  if (phase === 'upkeep' && duel.turn.counters) {
    const left = (duel.light?.counters ?? []).map(count => count - 1);
    const ended = left.filter(count => count <= 0).length;
    run.emit({
      type: 'light',
      light: { ...(duel.light ?? empty), counters: left.filter(count => count > 0) },
    });
    run.turn({ counters: false });
    run.log({ type: 'lightCountersReduced', ended }, 'HX-5');
    return done(run);
  }
  if (phase !== 'execute' && phase !== 'choice') return refused('phase');
  run.turn({ phase: 'slot' });
  return done(run);
}

/** WB-2, HU-8: the bone returns to the pool and is rolled once more. TU-4: with the rival's consent also where nothing was declared. */
function again(duel: Duel): Answer {
  const { phase, bone, side, wibo } = duel.turn;
  const early = phase === 'execute' && wibo.at === 'journey';
  if (!bone || !(early || (duel.light && (phase === 'execute' || phase === 'slot')))) return refused('phase');
  const run = new Run(duel);
  const pool = [...duel.seats[side].pool, bone.sides].sort((a, b) => a - b);
  run.emit({ type: 'seat', side, change: { pool } });
  run.turn({ phase: 'upkeep', bone: null, intent: { does: 'anything' }, wibo: { at: 'journey' } });
  if (!duel.light) run.log({ type: 'rerolled', value: bone.value }, 'TU-4');
  return done(run);
}

function path(duel: Duel, light: Light, side: Side, steps: number): Answer {
  const most = stepsOf[clanAt(duel, side)] ?? 0;
  if (!Number.isInteger(steps) || steps < 0 || steps > most) return refused('value');
  const run = new Run(duel);
  run.emit({ type: 'light', light: { ...light, path: { ...light.path, [side]: steps } } });
  if (steps === most) run.wins(side);
  return done(run);
}

/** What the table does in a duel without pieces. */
export function playLight(duel: Duel, command: LightCommand): Answer {
  const { light } = duel;
  if (command.do === 'mode') {
    // The wood plays by what the board shows.
    if ((command.to === 'light') === Boolean(light) || (!light && duel.wood)) return refused('mode');
    return light ? toMirror(duel, light) : toLight(duel);
  }
  if (command.do === 'again') return again(duel);
  if (!light) return refused('mode');
  switch (command.do) {
    case 'played':
      return played(duel);
    case 'path':
      return path(duel, light, command.side, command.steps);
    case 'counters': {
      const fits = command.counters.every(count => Number.isInteger(count) && count > 0 && count < 10);
      if (!fits || command.counters.length > mostCounters) return refused('value');
      const run = new Run(duel);
      run.emit({ type: 'light', light: { ...light, counters: command.counters } });
      return done(run);
    }
  }
}
