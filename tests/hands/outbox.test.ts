import { expect, test } from 'vitest';
import { readEnvelope } from '../../src/hands/messages';
import {
  afterTakeover,
  answered,
  emptyOutbox,
  heard,
  lowest,
  mostUnderWay,
  type Outbox,
  put,
  underWay,
  waiting,
} from '../../src/hands/outbox';
import { isLater, sharedPlace } from '../../src/hands/reign';
import { answerOf, took, turnsOf, verdict } from '../../src/hands/turns';

const many = (count: number): Outbox<string> => {
  let outbox: Outbox<string> = emptyOutbox('a');
  for (let i = 1; i <= count; i++) outbox = put(outbox, `tap ${i}`);
  return outbox;
};

test('OWN-285: taps wait in their order, and only so many are under way', () => {
  const outbox = many(20);
  expect(underWay(outbox).map(tap => tap.n)).toEqual(Array.from({ length: mostUnderWay }, (_, i) => i + 1));
  expect(lowest(outbox)).toBe(1);
  const on = answered(heard(outbox, 1, 7), 2);
  expect(lowest(on)).toBe(3);
  expect(waiting(on)).toHaveLength(18);
  expect(lowest(many(0))).toBe(1);
});

test('OWN-285: what was heard stands, whatever is told of it later', () => {
  const outbox = answered(heard(many(1), 1, 5), 1);
  expect(outbox.taps.map(tap => tap.entry)).toEqual([5]);
});

test('a long evening does not grow the outbox without end, and nothing that waits is let go', () => {
  let outbox = many(500);
  for (let n = 1; n <= 450; n++) outbox = heard(outbox, n, n);
  expect(outbox.taps).toHaveLength(250);
  expect(waiting(outbox)).toHaveLength(50);
});

test('OWN-289: after a takeover what the new log lacks waits anew', () => {
  const outbox = heard(heard(many(2), 1, 4), 2, 6);
  expect(waiting(afterTakeover(outbox, 5)).map(tap => tap.n)).toEqual([2]);
});

test('OWN-285: a referee takes each number once, in order, and remembers its answers', () => {
  let turns = turnsOf<string>([
    { device: 'a', n: 1 },
    { device: 'b', n: 9 },
    { device: 'a', n: 2 },
  ]);
  expect(verdict(turns, { device: 'a', n: 2 }, 2)).toBe('again');
  expect(verdict(turns, { device: 'a', n: 4 }, 3)).toBe('early');
  expect(verdict(turns, { device: 'a', n: 4 }, 4)).toBe('now');
  expect(verdict(turns, { device: 'c', n: 1 }, 1)).toBe('now');
  turns = took(turns, { device: 'a', n: 3 }, 'refused');
  expect(verdict(turns, { device: 'a', n: 3 }, 3)).toBe('again');
  expect(answerOf(turns, { device: 'a', n: 3 })).toBe('refused');
  expect(answerOf(turns, { device: 'a', n: 2 })).toBe(undefined);
});

test('OWN-289: later reigns: a higher term, ties by the device, then the next life', () => {
  const reign = (term: number, by: string, life: number) => ({ term, by, life });
  expect(isLater(reign(2, 'a', 1), reign(1, 'z', 9))).toBe(true);
  expect(isLater(reign(2, 'b', 1), reign(2, 'a', 9))).toBe(true);
  expect(isLater(reign(2, 'b', 2), reign(2, 'b', 1))).toBe(true);
  expect(isLater(reign(2, 'b', 2), reign(2, 'b', 2))).toBe(false);
});

test('OWN-289: two logs share what came before the first term that they do not share', () => {
  const first = { term: 1, by: 't', from: 0 };
  const a = { term: 2, by: 'a', from: 12 };
  const b = { term: 2, by: 'b', from: 9 };
  expect(sharedPlace([first], [first])).toBe(Number.POSITIVE_INFINITY);
  expect(sharedPlace([first], [first, a])).toBe(12);
  expect(sharedPlace([first, a], [first, b])).toBe(9);
  expect(sharedPlace([first, a], [first, a, { term: 3, by: 'b', from: 40 }])).toBe(40);
});

test('messages of another protocol are told apart from nonsense', () => {
  const sound = { v: 1, device: 'a', at: 7, message: { m: 'bye' } };
  expect(readEnvelope(sound)).toEqual(sound);
  expect(readEnvelope({ ...sound, v: 2, message: { m: 'new' } })).toBe('other-protocol');
  for (const wrong of [
    null,
    3,
    {},
    { ...sound, at: 0 },
    { ...sound, device: '' },
    { ...sound, message: { m: 'x' } },
  ])
    expect(readEnvelope(wrong)).toBe(undefined);
});
