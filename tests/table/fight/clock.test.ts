import { signal } from '@preact/signals';
import { afterEach, expect, it, vi } from 'vitest';
import {
  afterTap,
  keepTime,
  minutesPlayed,
  PAUSE,
  type Played,
  parsePlayed,
} from '../../../src/table/fight/clock';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const minutes = (n: number) => n * 60_000;
const played = (...taps: readonly number[]): number =>
  (taps.reduce<Played | undefined>((before, at) => afterTap(before, minutes(at)), undefined)?.ms ?? 0) /
  minutes(1);

it('OWN-142: counts from tap to tap, and leaves pauses out', () => {
  expect(played()).toBe(0);
  expect(played(5)).toBe(0);
  expect(played(0, 3, 9)).toBe(9);
  expect(played(0, 10, 21, 22)).toBe(11);
  expect(played(0, 2, 24 * 60, 24 * 60 + 4)).toBe(6);
  expect(PAUSE).toBe(minutes(10));
});

it('OWN-142: a clock that was put back adds nothing', () => {
  expect(played(100, 40, 43)).toBe(3);
});

it('OWN-142: reads back what it wrote, and nothing else', () => {
  const one = afterTap(afterTap(undefined, 1000), 4000);
  expect(parsePlayed(JSON.stringify(one))).toEqual({ ms: 3000, last: 4000 });
  for (const bad of [null, '', '7', '{}', '{"ms":-1,"last":2}', '{"ms":"1","last":2}', '[1,2]'])
    expect(parsePlayed(bad)).toBeUndefined();
});

it('OWN-142: a fight that is opened again goes on from its last tap, and the opening is none', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const at = (minute: number) => vi.setSystemTime(minutes(minute));
  const sit = (...taps: readonly number[]) => {
    const tap = signal(0);
    const stop = keepTime('a', tap);
    for (const minute of taps) {
      at(minute);
      tap.value++;
    }
    stop();
  };
  sit(2, 5);
  expect(minutesPlayed('a')).toBe(5);
  // Looked at without a tap: nothing is counted.
  at(9);
  sit();
  expect(minutesPlayed('a')).toBe(5);
  sit(11, 13);
  expect([minutesPlayed('a'), minutesPlayed('b')]).toEqual([13, 0]);
});
