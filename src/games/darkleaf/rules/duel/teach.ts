import { isRoyal } from '../board/position';
import { type Side, squareNamed } from '../board/square';
import { morphsOf } from '../deeds/deeds';
import { canMeet } from '../turn/bones';
import { squareOf } from './codec';
import type { Command } from './commands/commands';
import { type Answer, refused, ruleOf } from './commands/refusals';
import { Run } from './commands/run';
import type { At, Book, Duel, TurnChange } from './model';
import { clanAt, positionOf } from './turn-of';

type Teaching = Extract<Command, { do: 'ours' | 'teach' | 'teach-row' }>;

const done = (run: Run): Answer => ({ ok: true, value: run.events, state: run.state });

/** What follows a journey that the table lets stand: as after any other. */
function onward(duel: Duel, to: At): TurnChange {
  const { side, wibo } = duel.turn;
  const gone = { journeyed: to, mover: to };
  switch (clanAt(duel, side)) {
    case 'hexen':
      return { ...gone, phase: 'choice' };
    case 'wibo':
      if (wibo.at !== 'journey' || morphsOf(positionOf(duel), side, squareOf(to)).length === 0)
        return { ...gone, phase: 'slot' };
      return { ...gone, phase: 'choice', wibo: { at: 'morph', unit: to, named: null, seed: false } };
    default:
      return { ...gone, phase: 'slot' };
  }
}

/** The table overrules: whoever stands on the square leaves it, but a royal or an own unit stays. */
function ours(duel: Duel, { unit: at, to, code }: Extract<Teaching, { do: 'ours' }>): Answer {
  const { side, phase } = duel.turn;
  const unit = duel.units[at];
  const there = duel.units[to];
  if (phase !== 'execute' || duel.light) return refused('phase');
  if (unit?.side !== side) return refused('noUnit');
  if (!squareNamed.has(to) || (there && (there.side === side || isRoyal(there)))) return refused('board');
  const run = new Run(duel);
  const [clan, { kind }] = [clanAt(duel, side), unit];
  run.log({ type: 'movedFreely', clan, kind, from: at, to }, ruleOf(code), { from: at, to });
  if (there) {
    const told = { clan: clanAt(duel, there.side), kind: there.kind, at: to };
    run.log({ type: 'vanquished', ...told }, 'VQ-3', { to });
  }
  run.emit({ type: 'unit', at, unit: null });
  run.emit({ type: 'unit', at: to, unit });
  run.turn(onward(run.state, to));
  return done(run);
}

function taught(duel: Duel, side: Side, book: Book): Run {
  const run = new Run(duel);
  run.emit({ type: 'taught', side, book });
  run.log({ type: 'bookCompleted', clan: book.clan }, 'LO-1');
  return run;
}

/** LO-1, LO-5: a kind's directions, or the slots of a skill on which no bone lies. */
export function playTeaching(duel: Duel, command: Teaching): Answer {
  if (command.do === 'ours') return ours(duel, command);
  const { side } = command;
  const { book, rows } = duel.seats[side];
  if (command.do === 'teach')
    return done(taught(duel, side, { ...book, units: { ...book.units, [command.kind]: command.unit } }));
  const { row: id, slots, sum, places } = command;
  const row = rows.find(one => one.id === id);
  if (!row) return refused('noSlot');
  if (row.bones.some(bone => bone !== null)) return refused('filled');
  if (sum && !canMeet(sum, slots.length, book.bone)) return refused('sum');
  const told = { id, slots, ...(sum && { sum }), ...(places !== null && { places }) };
  const none = slots.map(() => null);
  const run = taught(duel, side, {
    ...book,
    rows: book.rows.map(one => (one.id === id ? told : one)),
  });
  const now = rows.map(one =>
    one === row ? { ...told, filled: none, bones: none, tokens: row.tokens } : one,
  );
  run.emit({ type: 'seat', side, change: { rows: now } });
  return done(run);
}
