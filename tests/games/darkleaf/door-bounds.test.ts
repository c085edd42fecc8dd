import { describe, expect, test } from 'vitest';
import { parseDuelCommand } from '../../../src/games/darkleaf/door/commands';
import { duelKind } from '../../../src/games/darkleaf/door/duel';
import type { RowData } from '../../../src/games/darkleaf/rules/duel/model';
import { begun } from './duel-of';

const many = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);
const row = 'longBow';
/** Least and most of what a number or a list may be. */
type Row = readonly [name: string, make: (n: number) => unknown, low: number, high: number];

const numbers: readonly Row[] = [
  ['the Will', n => ({ do: 'will', value: n }), 0, 99],
  ['a roll', n => ({ do: 'roll', bone: 6, value: n }), 0, 99],
  ['a slot', n => ({ do: 'slot', row, slot: n }), 0, 99],
  ['a step', n => ({ do: 'path', side: 'south', steps: n }), 0, 99],
  ['a counter', n => ({ do: 'counters', counters: [n] }), 0, 99],
  ['bones before the game', n => ({ do: 'handicap', side: 'south', bones: n }), 0, 99],
  ['a roll before the game', n => ({ do: 'handicap-roll', value: n }), 0, 99],
  ['a slot before the game', n => ({ do: 'handicap-slot', row, slot: n }), 0, 99],
  ['a number of the Will', n => ({ do: 'words', number: n, words: 'x' }), 0, 99],
  ['a number that goes on', n => ({ do: 'effect', number: n, rounds: 1 }), 0, 99],
  ['its rounds', n => ({ do: 'effect', number: 1, rounds: n }), 0, 99],
  ['which of them ends', n => ({ do: 'effect-ends', at: n }), 0, 99],
  ['a garden', n => ({ do: 'garden', at: 'd4', count: n }), 0, 99],
  ['tokens', n => ({ do: 'tokens', side: 'south', row, tokens: n }), 0, 99],
  ['a slot of the table', n => ({ do: 'bones', side: 'south', row, slot: n, value: 1 }), 0, 99],
  ['a bone of the table', n => ({ do: 'bones', side: 'south', row, slot: 0, value: n }), 0, 99],
  ['a direction', n => ({ do: 'act', action: { do: 'journey', unit: 'a2', to: 'a3', dir: n } }), 0, 8],
  [
    'a direction of a push',
    n => ({ do: 'act', action: { do: 'journey', unit: 'a2', flow: { dir: n, steps: 1, units: 1 } } }),
    0,
    8,
  ],
  ['a slot that is freed', n => ({ do: 'power', asked: { skill: 'renewal', row: 'sink', slot: n } }), 0, 99],
];
const lists: readonly Row[] = [
  ['counters', n => ({ do: 'counters', counters: many(n, 1) }), 0, 40],
  ['bones of a pool', n => ({ do: 'pool', side: 'south', pool: many(n, 6) }), 0, 12],
  [
    'parts of a journey',
    n => ({
      do: 'act',
      action: { do: 'journey', unit: 'a2', parts: many(n, { unit: 'a2', to: 'a3', value: 1 }) },
    }),
    0,
    64,
  ],
];

describe('the door of a duel', () => {
  const takes = (command: unknown): boolean => parseDuelCommand(JSON.parse(JSON.stringify(command))).ok;

  test.each(numbers)('TU-5, SL-1: %s: so few and so many, and not one less or more', (_, make, low, high) => {
    expect([low, high, low - 1, high + 1, low + 0.5].map(n => takes(make(n)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
  test.each(lists)('SU-2, HX-3: %s: so many at most', (_, make, low, high) => {
    expect([low, high, high + 1].map(n => takes(make(n)))).toEqual([true, true, false]);
  });

  test('SL-1: a row of a save has a value for each of its slots, from 0 to 99', () => {
    const duel = begun('murg', 'huldra');
    const opens = (change: Partial<RowData>): boolean => {
      const [first, ...others] = duel.seats.south.rows;
      const rows = [{ ...first!, ...change }, ...others];
      const seats = { ...duel.seats, south: { ...duel.seats.south, rows } };
      return duelKind.state(JSON.parse(JSON.stringify({ ...duel, seats }))).ok;
    };
    const cells = (n: number, value: number | null = 1) => ({
      ...{ slots: many(n, '*'), filled: many(n, value), bones: many(n, 6) },
    });
    expect([opens(cells(8)), opens(cells(9))]).toEqual([true, false]);
    expect([0, 99, 100, -1, 1.5].map(value => opens(cells(2, value)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(opens({ ...cells(2), filled: [1] })).toBe(false);
    expect(opens({ ...cells(2), bones: [6, 6, 6] })).toBe(false);
    expect([opens({ tokens: 99 }), opens({ tokens: 100 })]).toEqual([true, false]);
  });
});
