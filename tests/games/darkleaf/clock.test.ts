import { expect, test } from 'vitest';
import { leftOf } from '../../../src/basics/timer';
import type { Side } from '../../../src/games/darkleaf/rules/board/square';
import { type ChessClock, chessClock } from '../../../src/games/darkleaf/table/clock';
import { clocksOf, type Keeper } from '../../../src/session/clocks';

const minute = 60_000;

const leftOn = ({ clocks }: ChessClock, side: Side, now: number): number => leftOf(clocks.value[side]!, now);

/** A wall clock set by hand, and a device that keeps. */
function device() {
  const kept = new Map<string, string>();
  const keeper: Keeper = {
    read: key => kept.get(key) ?? null,
    write: (key, text) => {
      if (text === null) kept.delete(key);
      else kept.set(key, text);
    },
  };
  const time = { now: 1_000_000 };
  return { time, clock: () => chessClock('d', id => clocksOf(id, () => time.now, keeper)) };
}

test('a chess clock runs for whoever has the turn, and minutes may differ', () => {
  const { time, clock } = device();
  const one = clock();
  expect([one.isOn(), one.isRunning()]).toEqual([false, false]);
  one.start({ south: 10, north: 5, increment: 0 }, 'south');
  time.now += minute;
  one.turn('north');
  time.now += 2 * minute;
  expect([leftOn(one, 'south', time.now), leftOn(one, 'north', time.now)]).toEqual([9 * minute, 3 * minute]);
  one.turn('north');
  expect(leftOn(one, 'north', time.now)).toBe(3 * minute);
});

test('whoever ends a turn gains the increment; 15 seconds can be given', () => {
  const { time, clock } = device();
  const one = clock();
  one.start({ south: 1, north: 1, increment: 10 }, 'south');
  time.now += 5_000;
  one.turn('north');
  expect(leftOn(one, 'south', time.now)).toBe(65_000);
  time.now += 20_000;
  one.give('north');
  expect(leftOn(one, 'north', time.now)).toBe(55_000);
});

test('it rests when the table wants, and a turn then does not start it', () => {
  const { time, clock } = device();
  const one = clock();
  one.start({ south: 2, north: 2, increment: 0 }, 'south');
  one.pause();
  time.now += minute;
  one.turn('north');
  expect([one.isRunning(), leftOn(one, 'south', time.now)]).toEqual([false, 2 * minute]);
  one.resume('north');
  time.now += minute;
  expect(leftOn(one, 'north', time.now)).toBe(minute);
});

test('it is kept beside the log: after a reload it has gone on', () => {
  const { time, clock } = device();
  clock().start({ south: 3, north: 3, increment: 5 }, 'north');
  time.now += minute;
  const again = clock();
  expect([again.isOn(), again.isRunning(), leftOn(again, 'north', time.now)]).toEqual([
    true,
    true,
    2 * minute,
  ]);
  time.now += 3 * minute;
  expect(leftOn(again, 'north', time.now)).toBe(0);
  again.remove();
  expect(clock().isOn()).toBe(false);
});

test('a turn glass is full for each turn, TU-8 too, and what is left of one is lost', () => {
  const { time, clock } = device();
  const one = clock();
  one.startGlass(60, 'south');
  time.now += 20_000;
  expect([leftOn(one, 'south', time.now), leftOn(one, 'north', time.now)]).toEqual([40_000, minute]);
  one.turn('north');
  time.now += 50_000;
  expect([leftOn(one, 'south', time.now), leftOn(one, 'north', time.now)]).toEqual([minute, 10_000]);
  one.turn('north');
  expect(leftOn(one, 'north', time.now)).toBe(minute);
});

test('an undo gives back no time, and no increment comes of it', () => {
  const { time, clock } = device();
  const glass = clock();
  glass.startGlass(60, 'south');
  time.now += 20_000;
  glass.turn('north', false);
  time.now += 5_000;
  glass.turn('south', false);
  expect([leftOn(glass, 'south', time.now), leftOn(glass, 'north', time.now)]).toEqual([40_000, 55_000]);
  glass.start({ south: 1, north: 1, increment: 10 }, 'south');
  time.now += 10_000;
  glass.turn('north', false);
  expect(leftOn(glass, 'south', time.now)).toBe(50_000);
});
