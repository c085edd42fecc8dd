import { describe, expect, test } from 'vitest';
import { choose } from '../../../../src/games/darkleaf/rules/bot/choose';
import type { Command } from '../../../../src/games/darkleaf/rules/duel/commands/commands';
import { decide } from '../../../../src/games/darkleaf/rules/duel/commands/decide';
import { movedBetween } from '../../../../src/games/darkleaf/rules/duel/commands/moved';
import { heardOf, newLines, ringsBetween } from '../../../../src/games/darkleaf/rules/duel/log/heard';
import { logCsv, logOf, logText } from '../../../../src/games/darkleaf/rules/duel/log/log';
import type { Duel, UnitData } from '../../../../src/games/darkleaf/rules/duel/model';
import { willGoes } from '../../../../src/games/darkleaf/rules/duel/resting';
import { clanNames } from '../../../../src/games/darkleaf/words/names';
import '../../../../src/games/darkleaf/words/learn';
import { say } from '../../../../src/ui/words/say';
import { plainUnit } from '../cases';
import { begun, sent } from '../duel-of';

/** A duel by Seedling, state after state. */
function states(taps: number): Duel[] {
  let duel = begun('ferrymen', 'erde', { dice: 'app' });
  const all = [duel];
  for (let tap = 0; tap < taps && !duel.end; tap++) {
    const command = choose(duel, 'seedling');
    const decided = command && decide(duel, command);
    if (!decided?.ok) throw new Error('Nothing is done');
    duel = decided.state ?? duel;
    all.push(duel);
  }
  return all;
}
const played = states(200);

describe('the log', () => {
  const lines = logOf(played);
  const clan = (side: 'south' | 'north'): string => clanNames[played[0]!.seats[side].book.clan];

  test('holds every line once, in order, long after the screen has let go of the first', () => {
    const entries = played.slice(1).flatMap((duel, i) => [...newLines(played[i]!, duel)]);
    expect(lines.map(one => one.entry)).toEqual(entries);
    expect(entries.length).toBeGreaterThan(played.at(-1)!.log.length);
  });

  test('is the same where the states were read back from what is kept', () => {
    const read: Duel[] = played.map(duel => JSON.parse(JSON.stringify(duel)));
    expect(logOf(read)).toEqual(lines);
  });

  test('is one line a turn as text, and a line each with its rule as a table', () => {
    const text = logText(lines, clan, say).split('\n');
    expect(text.at(-1)).toBe('');
    expect(new Set(text.map(line => line.split(':')[0])).size).toBe(text.length);
    expect(text[0]).toMatch(/^1\. Ferrymen: Ferrymen roll \d of/);
    const csv = logCsv(lines, clan, say).split('\r\n');
    expect(csv).toHaveLength(lines.length + 2);
    expect(csv[1]).toMatch(/^1,"Ferrymen","Ferrymen roll \d of \d+\.",TU-5$/);
    expect(logCsv(lines.slice(0, 1), () => 'a "b"', say)).toContain('"a ""b"""');
  });
});

describe('what is heard', () => {
  const duel = begun('murg', 'huldra');
  const rolled = sent(duel, { do: 'roll', bone: duel.seats.south.book.bone, value: 3 });

  test('what was told since, and its sound; an undo is silent', () => {
    expect(heardOf(duel, rolled).sounds).toEqual(['rolls']);
    expect(heardOf(duel, rolled).aloud.map(text => say(text))).toEqual([
      `The Murg roll 3 of ${duel.seats.south.book.bone}.`,
    ]);
    expect(heardOf(rolled, duel)).toEqual({ sounds: [], aloud: [] });
    expect(heardOf(rolled, rolled).aloud).toEqual([]);
  });

  test('the bell rings once at 30 and once at 10 seconds', () => {
    const rings = (from: number, to: number): number[] => {
      const at: number[] = [];
      for (let left = from; left > to; left -= 1000)
        if (ringsBetween(left, left - 1000)) at.push(left - 1000);
      return at;
    };
    expect(rings(60_000, 0)).toEqual([30_000, 10_000]);
    expect([ringsBetween(30_400, 29_900), ringsBetween(29_900, 28_900)]).toEqual([true, false]);
  });
});

describe('on the table', () => {
  const pawn = (side: 'south' | 'north', more = {}) => plainUnit(side, 'pawn', more) as UnitData;

  test('who went where, who left, who came; of two alike the one that bears the same', () => {
    const plated = pawn('south', { auras: ['ironPlating'] });
    const then = { a2: pawn('south'), b2: plated, c7: pawn('north'), h8: pawn('north') };
    const now = { a5: plated, b5: pawn('south'), c7: pawn('south'), h8: pawn('north') };
    expect(movedBetween(then, now)).toEqual([
      { unit: then.a2, from: 'a2', to: 'b5' },
      { unit: plated, from: 'b2', to: 'a5' },
      { unit: then.c7, from: 'c7', to: undefined },
      { unit: now.c7, from: undefined, to: 'c7' },
    ]);
    expect(movedBetween(now, now)).toEqual([]);
  });

  test('carried out on the board as it was, the list makes the board as it is', () => {
    for (let i = 0; i + 9 < played.length; i += 9) {
      const [then, now] = [played[i]!.units, played[i + 9]!.units];
      const board = Object.fromEntries(Object.entries(then).map(([at, { side, kind }]) => [at, side + kind]));
      const moved = movedBetween(then, now);
      for (const { from } of moved) if (from !== undefined) delete board[from];
      for (const { unit, to } of moved) if (to !== undefined) board[to] = unit.side + unit.kind;
      expect(board).toEqual(
        Object.fromEntries(Object.entries(now).map(([at, { side, kind }]) => [at, side + kind])),
      );
    }
  });
});

test('WI-2: the clock rests from the roll of the Will until something else is done', () => {
  const duel = begun('murg', 'huldra');
  const rests = (...commands: readonly Command[]): boolean => willGoes(sent(duel, ...commands));
  const will: Command = { do: 'will', value: 3 };
  const roll: Command = { do: 'roll', bone: duel.seats.south.book.bone, value: 3 };
  expect([
    rests(),
    rests(will),
    rests(will, { do: 'move', at: Object.keys(duel.units)[0]!, to: 'd4' }),
    rests(will, roll),
    rests(roll),
  ]).toEqual([false, true, true, false, false]);
});
