import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullTimer, isOut, leftOf, type TimerTap, tapped } from '../../src/basics/timer';
import { clocksOf, type Keeper } from '../../src/session/clocks';
import { campaign, desk, play, sit, value } from '../storage/setup';
import { runs } from '../support/samples';

const minute = 60_000;

function keeping(): Keeper & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    read: key => kept.get(key) ?? null,
    write: (key, text) => {
      if (text === null) kept.delete(key);
      else kept.set(key, text);
    },
  };
}

describe('a timer', () => {
  test('runs from its start, stands while it is paused, and never shows less than nothing', () => {
    let timer = fullTimer(minute);
    expect([leftOf(timer, 5_000_000), isOut(timer, 5_000_000)]).toEqual([minute, false]);
    timer = tapped(timer, { do: 'resume' }, 0);
    expect(leftOf(timer, minute)).toBe(minute);
    timer = tapped(timer, { do: 'start' }, 1000);
    expect(leftOf(timer, 11_000)).toBe(50_000);
    timer = tapped(timer, { do: 'pause' }, 11_000);
    expect(leftOf(timer, 900_000)).toBe(50_000);
    timer = tapped(timer, { do: 'resume' }, 900_000);
    expect([leftOf(timer, 950_000), isOut(timer, 950_000)]).toEqual([0, true]);
    timer = tapped(timer, { do: 'start' }, 950_000);
    expect(leftOf(timer, 950_000)).toBe(minute);
  });

  test('time that is given after it ran out counts in full', () => {
    const out = tapped(fullTimer(minute), { do: 'start' }, 0);
    expect(leftOf(tapped(out, { do: 'more', ms: 15_000 }, 10 * minute), 10 * minute)).toBe(15_000);
    expect(leftOf(tapped(out, { do: 'more', ms: 15_000 }, 10 * minute), 10 * minute + 5000)).toBe(10_000);
    expect(leftOf(tapped(out, { do: 'more', ms: -10_000 }, 20_000), 20_000)).toBe(30_000);
  });

  test('a wall clock that is set back gives no time back', () => {
    const running = tapped(fullTimer(minute), { do: 'start' }, 100_000);
    expect(leftOf(running, 40_000)).toBe(minute);
    expect(leftOf(tapped(running, { do: 'pause' }, 40_000), 500_000)).toBe(minute);
  });

  const tap: fc.Arbitrary<TimerTap> = fc.oneof(
    fc.constantFrom('start' as const, 'pause' as const, 'resume' as const).map(what => ({ do: what })),
    fc.integer({ min: -30_000, max: 30_000 }).map(ms => ({ do: 'more' as const, ms })),
  );

  test('is what adding up the seconds in which it ran gives', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), tap), { maxLength: 12 }), taps => {
        let timer = fullTimer(minute);
        let [now, running, started, left] = [0, false, false, minute];
        for (const [seconds, what] of taps) {
          for (let i = 0; i < seconds; i++) if (running) left = Math.max(0, left - 1000);
          now += seconds * 1000;
          timer = tapped(timer, what, now);
          if ('ms' in what) left += what.ms;
          else if (what.do === 'start') [running, started, left] = [true, true, minute];
          else if (what.do === 'pause') running = false;
          else running = started;
          expect(leftOf(timer, now)).toBe(Math.max(0, left));
          // Less than nothing is not owed: the next second given is a second.
          if (left < 0) return;
        }
      }),
      runs(300, 20_000),
    );
  });
});

describe('the clocks of a document', () => {
  test('undo, redo and jumps turn no clock back, and a clock leaves no trace in the log', async () => {
    const { store } = await desk();
    const session = await sit(store, await campaign(store));
    let now = 1_000_000;
    const table = clocksOf(session.id, () => now, keeping());
    table.add('red', minute);
    play(session, 1, 2);
    table.tap('red', { do: 'start' });
    now += 20_000;
    play(session, 3, 4);
    const entries = session.history.value.entries.length;
    const left = () => leftOf(table.clocks.value.red ?? fullTimer(0), now);
    expect(left()).toBe(40_000);
    for (const move of [() => session.undo(3), () => session.redo(1), () => session.jump(0)]) {
      value(move());
      expect(left()).toBe(40_000);
      now += 1000;
      expect(left()).toBe(39_000);
      now -= 1000;
    }
    table.tap('red', { do: 'pause' });
    expect(session.history.value.entries.length).toBe(entries + 3);
    expect(JSON.stringify(session.history.value)).not.toContain('since');
  });

  test('a running one goes on while the page is closed; each document has its own', () => {
    const keeper = keeping();
    let now = 5000;
    const before = clocksOf('a', () => now, keeper);
    before.add('blue', 3 * minute);
    before.add('red', minute);
    before.tap('blue', { do: 'start' });
    before.tap('green', { do: 'start' });
    now += minute;
    const after = clocksOf('a', () => now, keeper);
    expect(Object.keys(after.clocks.value)).toEqual(['blue', 'red']);
    expect(leftOf(after.clocks.value.blue ?? fullTimer(0), now)).toBe(2 * minute);
    after.add('blue', 9 * minute);
    expect(after.clocks.value.blue?.length).toBe(3 * minute);
    expect(clocksOf('b', () => now, keeper).clocks.value).toEqual({});
    after.hold();
    now += minute;
    expect(leftOf(clocksOf('a', () => now, keeper).clocks.value.blue ?? fullTimer(0), now)).toBe(2 * minute);
    after.remove('blue');
    after.remove('red');
    expect(keeper.kept.size).toBe(0);
  });

  test('all are held, over a restart, and exactly those go on that were held and untouched since', () => {
    const keeper = keeping();
    let now = 0;
    const table = clocksOf('a', () => now, keeper);
    const names = ['runs', 'stopped', 'unturned', 'out', 'stopped since', 'turned since'] as const;
    for (const name of names) table.add(name, name === 'out' ? 1000 : minute);
    for (const name of names) if (name !== 'unturned') table.tap(name, { do: 'start' });
    now += 10_000;
    table.tap('stopped', { do: 'pause' });
    table.hold();
    table.hold();
    now += minute;
    const after = clocksOf('a', () => now, keeper);
    const left = () => names.map(name => leftOf(after.clocks.value[name] ?? fullTimer(0), now));
    expect(left()).toEqual([50_000, 50_000, minute, 0, 50_000, 50_000]);
    after.tap('stopped since', { do: 'pause' });
    after.tap('turned since', { do: 'start' });
    after.goOn();
    now += 5000;
    expect(left()).toEqual([45_000, 50_000, minute, 0, 50_000, 55_000]);
    expect(Object.values(after.clocks.value).some(({ held }) => held)).toBe(false);
  });

  test('a clock that was kept before clocks could be held is read', () => {
    const keeper = keeping();
    keeper.kept.set(
      'northwest.clocks.a',
      '{"red":{"length":60000,"ran":1000,"since":5000,"started":true},"blue":{"length":180000,"ran":7,"since":null,"started":true}}',
    );
    const { clocks, hold, goOn } = clocksOf('a', () => 6000, keeper);
    const left = () => Object.values(clocks.value).map(one => leftOf(one, 6000));
    expect(left()).toEqual([58_000, 179_993]);
    hold();
    goOn();
    expect(left()).toEqual([58_000, 179_993]);
    expect(Object.values(clocks.value).map(({ since }) => since)).toEqual([6000, null]);
  });

  test.each([
    '{"a":{"held":1}}',
    '',
    '[]',
    '7',
    'null',
    '{"a":7}',
    '{"a":{"length":-1}}',
    '{"a":{"length":1e999}}',
    '{"a":{"since":"x"}}',
    '{',
  ])('what is kept as %j is no clock', text => {
    const keeper = keeping();
    keeper.kept.set('northwest.clocks.a', text);
    expect(clocksOf('a', () => 0, keeper).clocks.value).toEqual({});
  });

  test('a device that refuses to keep them, or throws, has clocks all the same', () => {
    const table = clocksOf('a', () => 0);
    table.add('red', minute);
    table.tap('red', { do: 'start' });
    expect(leftOf(table.clocks.value.red ?? fullTimer(0), 1000)).toBe(59_000);
    table.tap('constructor', { do: 'start' });
    expect(Object.keys(table.clocks.value)).toEqual(['red']);
  });
});
