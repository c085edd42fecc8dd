import { describe, expect, test } from 'vitest';
import { parseDuelCommand } from '../../../src/games/darkleaf/door/commands';
import { duelKind } from '../../../src/games/darkleaf/door/duel';
import type { Clan } from '../../../src/games/darkleaf/rules/board/position';
import { beginDuel } from '../../../src/games/darkleaf/rules/duel/commands/begin';
import type { Command } from '../../../src/games/darkleaf/rules/duel/commands/commands';
import { decide } from '../../../src/games/darkleaf/rules/duel/commands/decide';
import { describeEntry } from '../../../src/games/darkleaf/rules/duel/log/describe';
import type { Duel } from '../../../src/games/darkleaf/rules/duel/model';
import { choicesOf } from '../../../src/games/darkleaf/rules/duel/queries/choices';
import { questionOf } from '../../../src/games/darkleaf/rules/duel/queries/question';
import { hedgerow } from '../../../src/games/darkleaf/sample/hedgerow';
import '../../../src/games/darkleaf/words/learn';
import { say } from '../../../src/ui/words/say';

const begun = (a: Clan, b: Clan, more: { light?: boolean; willWords?: Record<string, string> } = {}): Duel =>
  beginDuel({
    players: [
      { name: 'One', book: hedgerow[a] },
      { name: 'Two', book: hedgerow[b] },
    ],
    help: 'legal',
    dice: 'table',
    will: 'blessings',
    seed: 1,
    ...more,
  });
const sent = (duel: Duel, ...commands: readonly Command[]): Duel =>
  commands.reduce((now, command) => {
    const read = parseDuelCommand(JSON.parse(JSON.stringify(command)));
    const decided = decide(now, read.ok ? read.value : command);
    if (!read.ok || !decided.ok) throw new Error(`${JSON.stringify(command)}: refused`);
    for (const event of decided.value) {
      const door = duelKind.event(JSON.parse(JSON.stringify(event)));
      if (!door.ok) throw new Error(JSON.stringify(door.error));
    }
    return decided.state ?? now;
  }, duel);
const refusal = (duel: Duel, command: Command): string | undefined => {
  const decided = decide(duel, command);
  return decided.ok ? undefined : decided.error.code;
};
const lastLine = (duel: Duel): string => say(describeEntry(duel.log.at(-1)!));

describe('a duel without its board', () => {
  test('LO-5, TU-1: a turn is the value, done on the board, and the slot: three taps', () => {
    const duel = begun('murg', 'huldra', { light: true });
    expect([Object.keys(duel.units), questionOf(duel)?.ask]).toEqual([[], 'roll']);
    const slotted = sent(
      duel,
      { do: 'roll', bone: 6, value: 4 },
      { do: 'played' },
      { do: 'slot', row: 'ironPlating', slot: 1 },
    );
    expect(slotted.seats.south.rows[0]?.filled).toEqual([null, 4]);
    expect(sent(slotted, { do: 'end' }).turn.side).toBe('north');
  });

  test('WB-2, SL-6: a bone that is rolled again returns to the pool first; only the last is slotted', () => {
    const duel = sent(
      begun('wibo', 'huldra', { light: true }),
      { do: 'roll', bone: 6, value: 4 },
      { do: 'again' },
      { do: 'roll', bone: 6, value: 2 },
      { do: 'played' },
    );
    expect([duel.turn.bone?.value, duel.seats.south.pool.length]).toEqual([2, 5]);
  });

  test('HX-5: counters go down by one tap in Upkeep, and tell how many take effect', () => {
    const duel = sent(
      begun('hexen', 'huldra', { light: true }),
      { do: 'counters', counters: [3, 1] },
      { do: 'pass-turn' },
      { do: 'pass-turn' },
    );
    expect(questionOf(duel)?.ask).toBe('counters');
    const counted = sent(duel, { do: 'played' });
    expect([counted.light?.counters, lastLine(counted)]).toEqual([
      [2],
      'The counters go down; 1 take effect now.',
    ]);
  });

  test('SK-1, SK-2: a token leaves its relic, and what it does is done on the board', () => {
    const duel = sent(begun('murg', 'huldra', { light: true }), {
      do: 'tokens',
      side: 'south',
      row: 'electromagneticLoop',
      tokens: 1,
    });
    const spent = sent(duel, { do: 'spend', asked: { skill: 'electromagneticLoop' } });
    const ended = sent(
      spent,
      { do: 'roll', bone: 6, value: 1 },
      { do: 'played' },
      { do: 'keep' },
      { do: 'end' },
    );
    expect([
      ended.turn.side,
      refusal(ended, { do: 'spend', asked: { skill: 'electromagneticLoop' } }),
    ]).toEqual(['south', 'tokens']);
  });

  test('HU-1, TU-9: the last step of a path ends the duel', () => {
    const duel = begun('huldra', 'murg', { light: true });
    expect(refusal(duel, { do: 'path', side: 'north', steps: 4 })).toBe('value');
    const won = sent(duel, { do: 'path', side: 'north', steps: 3 });
    expect(won.end).toEqual({ winner: 'north', how: 'path' });
  });

  test('Mirror and Light change in the middle: what lies on the clan boards stays', () => {
    const start = sent(
      begun('hexen', 'murg'),
      { do: 'quarry', at: ['a7', 'e7'] },
      { do: 'bones', side: 'south', row: 'hocVult', slot: 0, value: 5 },
    );
    const light = sent(start, { do: 'mode', to: 'light' });
    expect([Object.keys(light.units), light.seats]).toEqual([[], start.seats]);
    expect(refusal(light, { do: 'mode', to: 'light' })).toBe('mode');
    const back = sent(light, { do: 'mode', to: 'mirror' });
    expect(Object.keys(back.units).length).toBe(Object.keys(start.units).length);
    expect(refusal(back, { do: 'played' })).toBe('mode');
  });

  test('every choice of a light duel is legal, turn after turn', () => {
    let duel = begun('hexen', 'wibo', { light: true });
    for (let tap = 0; tap < 120; tap++) {
      const choices = choicesOf(duel);
      for (const command of choices)
        if (command.do !== 'roll') expect(refusal(duel, command)).toBeUndefined();
      const at = (tap * 7) % choices.length;
      const next = choices[at]!.do === 'again' ? choices.find(one => one.do === 'played')! : choices[at]!;
      duel = sent(duel, next.do === 'roll' ? { ...next, value: 1 + (tap % 6) } : next);
    }
    expect(duel.count).toBeGreaterThan(15);
  });
});

describe('bones before the game', () => {
  const begin: Command = { do: 'handicap', side: 'north', bones: 2 };

  test('SU-5: one player rolls and slots two bones, up to five by agreement; nothing else goes on meanwhile', () => {
    const duel = sent(begun('murg', 'huldra'), begin);
    expect(questionOf(duel)).toEqual({ ask: 'handicap', side: 'north', left: 2, value: null });
    expect([
      refusal(duel, { do: 'roll', bone: 6, value: 2 }),
      refusal(begun('murg', 'huldra'), { ...begin, bones: 6 }),
    ]).toEqual(['handicap', 'value']);
    const one = sent(
      duel,
      { do: 'handicap-roll', value: 3 },
      { do: 'handicap-slot', row: 'renewal', slot: 0 },
    );
    expect(one.seats.north.rows.find(({ id }) => id === 'renewal')?.filled).toEqual([3, null, null]);
    const both = sent(one, { do: 'handicap-roll', value: 1 }, { do: 'handicap-keep' });
    expect([questionOf(both)?.ask, both.seats.north.pool.length, both.turn.side]).toEqual([
      'roll',
      5,
      'south',
    ]);
    const late = sent(begun('murg', 'huldra'), { do: 'roll', bone: 6, value: 2 });
    expect(refusal(late, begin)).toBe('phase');
  });

  test('SU-5, SL-9: what is completed is acquired, an aura with its unit; a miracle is refused', () => {
    const aura = sent(
      begun('murg', 'huldra'),
      begin,
      { do: 'handicap-roll', value: 1 },
      { do: 'handicap-slot', row: 'longBow', slot: 0 },
      { do: 'handicap-roll', value: 4 },
    );
    expect(refusal(aura, { do: 'handicap-slot', row: 'longBow', slot: 1 })).toBe('target');
    const bowed = sent(aura, { do: 'handicap-slot', row: 'longBow', slot: 1, on: 'h7' });
    expect([bowed.units.h7?.auras, bowed.seats.north.pool.length]).toEqual([['longBow'], 6]);
    const miracle = sent(
      begun('wibo', 'huldra'),
      { do: 'handicap', side: 'south', bones: 1 },
      { do: 'handicap-roll', value: 2 },
    );
    expect(refusal(miracle, { do: 'handicap-slot', row: 'scatter', slot: 0 })).toBe('miracle');
    expect(choicesOf(miracle)).not.toContainEqual({ do: 'handicap-slot', row: 'scatter', slot: 0 });
  });
});

describe('Haggedorn’s Will in the table’s own words', () => {
  test('LO-4, WI-1: what was taught to a number is told when it is rolled', () => {
    const duel = sent(begun('murg', 'huldra'), { do: 'words', number: 7, words: ' Sing a song. ' });
    expect(lastLine(sent(duel, { do: 'will', value: 7 }))).toBe(
      'Haggedorn’s Will, 7: Sing a song. The rival carries it out first, then who rolled; who cannot does nothing.',
    );
    expect(lastLine(sent(duel, { do: 'will', value: 8 }))).not.toContain('Sing');
    const again = begun('murg', 'huldra', { willWords: { 7: 'Sing a song.' } });
    expect(lastLine(sent(again, { do: 'will', value: 7 }))).toContain('Sing a song.');
  });

  test.each([
    [13, 'x'],
    [0, 'x'],
    [3, '  '],
  ])('WI-1: no words are kept for %i: %j', (number, words) => {
    expect(refusal(begun('murg', 'huldra'), { do: 'words', number, words })).toBe('value');
  });

  test('WI-2: an outcome goes down in the Upkeep of who rolled it, or lasts; the app keeps and shows both', () => {
    const duel = sent(
      begun('murg', 'huldra'),
      { do: 'effect', number: 3, rounds: 2 },
      { do: 'effect', number: 4, rounds: null },
      { do: 'pass-turn' },
    );
    expect(duel.effects?.map(({ rounds }) => rounds)).toEqual([2, null]);
    const round = sent(duel, { do: 'pass-turn' });
    expect(round.effects?.map(({ rounds }) => rounds)).toEqual([1, null]);
    const over = sent(round, { do: 'pass-turn' }, { do: 'pass-turn' });
    expect(over.effects).toEqual([{ side: 'south', number: 4, rounds: null }]);
    expect(sent(over, { do: 'effect-ends', at: 0 }).effects).toEqual([]);
  });
});

test('a turn in which something is slotted counts as progress, so that 80 turns without any can be counted', () => {
  const rolled = sent(begun('murg', 'huldra'), { do: 'roll', bone: 6, value: 4 }, { do: 'pass' });
  expect(sent(rolled, { do: 'keep' }).lastProgress).toBeUndefined();
  expect(sent(rolled, { do: 'slot', row: 'ironPlating', slot: 1 }).lastProgress).toBe(1);
});
