import { rivalOf, squareNamed } from '../../board/square';
import type { Duel } from '../model';
import type { Command } from './commands';
import { type Answer, refused } from './refusals';
import { Run } from './run';

type Correction = Extract<
  Command,
  {
    do:
      | 'put'
      | 'move'
      | 'reclaim'
      | 'garden'
      | 'tokens'
      | 'free'
      | 'law'
      | 'pool'
      | 'bones'
      | 'pass-turn'
      | 'over';
  }
>;

const onBoard = (at: string): boolean => squareNamed.has(at);
const most = 99;
const fits = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= most;

/** The table is the truth: what it says is so, however odd; only what cannot be written is refused. */
function corrected(run: Run, command: Correction): string | undefined {
  const { state: duel } = run;
  switch (command.do) {
    case 'put':
      if (!onBoard(command.at)) return 'board';
      run.emit({ type: 'unit', at: command.at, unit: command.unit });
      return undefined;
    case 'move': {
      const unit = duel.units[command.at];
      if (!unit) return 'noUnit';
      // BD-6.
      if (!onBoard(command.to) || duel.units[command.to]) return 'board';
      run.emit({ type: 'unit', at: command.at, unit: null });
      run.emit({ type: 'unit', at: command.to, unit });
      return undefined;
    }
    case 'reclaim':
      if (!onBoard(command.at)) return 'board';
      run.emit({ type: 'reclaimed', at: command.at, now: command.now });
      return undefined;
    case 'garden':
      if (!onBoard(command.at) || !fits(command.count)) return 'board';
      run.emit({ type: 'garden', at: command.at, count: command.count });
      return undefined;
    case 'tokens':
    case 'bones':
      return correctRow(run, command);
    case 'free':
      return freeRow(run, command);
    case 'law':
      run.emit({ type: 'seat', side: command.side, change: { law: command.now } });
      return undefined;
    case 'pool':
      if (command.pool.length > 12 || !command.pool.every(bone => fits(bone) && bone > 0)) return 'bone';
      run.emit({ type: 'seat', side: command.side, change: { pool: command.pool } });
      return undefined;
    case 'pass-turn':
      run.goOn(rivalOf(duel.turn.side));
      return undefined;
    case 'over':
      run.emit({ type: 'ended', end: { winner: command.winner, how: 'table' } });
      return undefined;
  }
}

function correctRow(run: Run, command: Extract<Correction, { do: 'tokens' | 'bones' }>): string | undefined {
  const { rows, book } = run.state.seats[command.side];
  const row = rows.find(({ id }) => id === command.row);
  if (!row) return 'noSlot';
  if (command.do === 'tokens') {
    if (!fits(command.tokens)) return 'value';
    const now = rows.map(one => (one === row ? { ...row, tokens: command.tokens } : one));
    run.emit({ type: 'seat', side: command.side, change: { rows: now } });
    return undefined;
  }
  const { slot, value } = command;
  if (slot < 0 || slot >= row.slots.length || (value !== null && !fits(value))) return 'noSlot';
  const change = {
    ...row,
    filled: row.filled.map((one, i) => (i === slot ? value : one)),
    bones: row.bones.map((one, i) => (i === slot ? (value === null ? null : book.bone) : one)),
  };
  run.emit({
    type: 'seat',
    side: command.side,
    change: { rows: rows.map(one => (one === row ? change : one)) },
  });
  return undefined;
}

/** SL-8: whether a skill can have no use any more is the table's judgement. */
function freeRow(run: Run, { side, row }: Extract<Correction, { do: 'free' }>): string | undefined {
  const { rows, pool } = run.state.seats[side];
  const found = rows.find(({ id }) => id === row);
  if (!found) return 'noSlot';
  const none = found.slots.map(() => null);
  const back = found.bones.filter(bone => bone !== null);
  const now = rows.map(one => (one === found ? { ...found, filled: none, bones: none } : one));
  run.emit({ type: 'seat', side, change: { rows: now, pool: [...pool, ...back].sort((a, b) => a - b) } });
  return undefined;
}

export function correct(duel: Duel, command: Correction): Answer {
  const run = new Run(duel);
  const wrong = corrected(run, command);
  if (wrong !== undefined) return refused(wrong);
  run.log({ type: 'corrected' }, 'TU-4');
  return { ok: true, value: run.events, state: run.state };
}
