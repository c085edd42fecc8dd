import * as fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { fullTimer, goOn, hold, leftOf, type Timer, tapped } from '../../../src/basics/timer';
import type { Battle } from '../../../src/games/korrem/rules/fight/model';
import {
  abilityGlass,
  blueGlass,
  lengthOf,
  phaseWatch,
  redGlassOf,
  standsByRule,
} from '../../../src/games/korrem/rules/play/glasses';
import { commander, type World } from '../../../src/games/korrem/rules/play/model';
import { beginWorldTable, worldDocument } from '../../../src/games/korrem/table/worlds';
import { type Holding, holdingOf } from '../../../src/games/korrem/ui/battle/holding';
import { heardAt } from '../../../src/games/korrem/ui/battle/sand-marks';
import { clocksOf } from '../../../src/session/clocks';
import { runs } from '../../support/samples';
import { armyOf, commanding, creaturesOn, sent } from './slow/reign';

/** Twenty battles, the blue glass and that of an ability. */
const glasses = [blueGlass, abilityGlass, ...Array.from({ length: 20 }, (_, i) => redGlassOf(`b${i}`))];

/** WT-7 counted second by second, by a hand that knows nothing of clocks. */
class Slow {
  left = new Map(glasses.map(glass => [glass, lengthOf(glass)] as const));
  running = new Set<string>();
  started = new Set<string>();
  held = new Set<string>();

  hold(): void {
    for (const glass of this.running) if (this.left.get(glass) !== 0) this.held.add(glass);
    for (const glass of this.held) this.running.delete(glass);
  }

  goOn(): void {
    for (const glass of this.held) this.running.add(glass);
    this.held.clear();
  }

  tap(glass: string, does: 'start' | 'pause' | 'resume'): void {
    // To go on changes nothing for one that was never turned.
    if (does !== 'resume' || this.started.has(glass)) this.held.delete(glass);
    if (does === 'start') {
      this.left.set(glass, lengthOf(glass));
      this.started.add(glass);
      this.running.add(glass);
    } else if (does === 'pause') this.running.delete(glass);
    else if (this.started.has(glass)) this.running.add(glass);
  }

  wait(seconds: number): void {
    for (let i = 0; i < seconds; i++)
      for (const glass of this.running)
        this.left.set(glass, Math.max(0, (this.left.get(glass) ?? 0) - 1_000));
  }
}

/** A night in which the clocks of a table in Europe are put back: the same hour comes twice there. */
const hourThatComesTwice = Date.UTC(2026, 9, 25, 0, 50);

const step = fc.oneof(
  fc.record({
    is: fc.constant('tap' as const),
    glass: fc.constantFrom(...glasses),
    does: fc.constantFrom('start' as const, 'pause' as const, 'resume' as const),
  }),
  fc.record({ is: fc.constant('wait' as const), seconds: fc.integer({ min: 0, max: 200 }) }),
  fc.record({ is: fc.constant('restart' as const) }),
  fc.record({ is: fc.constant('hold' as const) }),
  fc.record({ is: fc.constant('goOn' as const) }),
);

describe('the glasses of a table', () => {
  test('WT-7, BP-1: 22 glasses at once run as if counted by the second, over restarts and a night of two equal hours', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), steps => {
        let now = hourThatComesTwice;
        const kept = new Map<string, string>();
        const open = () => {
          const table = clocksOf('a', () => now, {
            read: key => kept.get(key) ?? null,
            write: (key, text) => (text === null ? kept.delete(key) : kept.set(key, text)),
          });
          for (const glass of glasses) table.add(glass, lengthOf(glass));
          return table;
        };
        let table = open();
        const slow = new Slow();
        for (const one of steps) {
          if (one.is === 'tap') {
            table.tap(one.glass, { do: one.does });
            slow.tap(one.glass, one.does);
          } else if (one.is === 'wait') {
            now += one.seconds * 1_000;
            slow.wait(one.seconds);
          } else if (one.is === 'hold') {
            table.hold();
            slow.hold();
          } else if (one.is === 'goOn') {
            table.goOn();
            slow.goOn();
          } else table = open();
          for (const glass of glasses) {
            const timer = table.clocks.peek()[glass];
            expect(timer && leftOf(timer, now)).toBe(slow.left.get(glass));
          }
        }
      }),
      runs(60, 2_000),
    );
  });

  test('WT-6, BP-1: a glass stands by a rule where nobody’s time runs', () => {
    const own = commanding();
    const wild = creaturesOn(
      own,
      'M12',
      { name: 'A', attack: 1, defense: 0, health: 4, speed: 1 },
      { name: 'B', attack: 1, defense: 0, health: 4, speed: 1 },
    );
    const fights = sent(wild, { do: 'move', army: armyOf(own, 'reedfolk').id, path: ['M13', 'M12'] });
    const red = redGlassOf(fights.battles[0]!.id);
    const as = (change: Partial<Battle>): World => ({
      ...fights,
      battles: fights.battles.map(one => ({ ...one, battle: { ...one.battle, ...change } })),
    });
    // The red one runs in phases of players alone, and not while an answer is asked.
    const answer = { on: 'x', by: 'y', damage: 1, piercing: false, abilities: ['Slip'], rest: [] };
    expect(standsByRule(as({ step: 'own' }), red)).toBe(false);
    for (const step of ['setup', 'npc', 'regroup', 'over'] as const)
      expect(standsByRule(as({ step }), red)).toBe(true);
    expect(standsByRule(as({ step: 'own', dodging: answer }), red)).toBe(true);
    expect(standsByRule(as({ step: 'own', end: { victor: null, why: 'table', defect: [] } }), red)).toBe(
      true,
    );
    expect(standsByRule(fights, redGlassOf('another'))).toBe(false);
    // The blue one runs in Command Phases in which nobody fights.
    const blue = [
      own,
      fights,
      as({ end: { victor: null, why: 'table', defect: [] } }),
      sent(own, { do: 'end' }),
    ];
    expect(blue.map(world => standsByRule(world, blueGlass))).toEqual([false, true, false, true]);
  });

  const [full, runs0] = [fullTimer(60_000), tapped(fullTimer(60_000), { do: 'start' }, 0)];
  const now = 20_000;
  const [stands, isHeld] = [tapped(runs0, { do: 'pause' }, now), hold(runs0, now)];
  const out = { ...runs0, length: 10_000 };
  it.each<readonly [string, Timer, Timer, boolean, Holding | null]>([
    ['it runs', runs0, stands, false, 'hold'],
    ['it was held', isHeld, isHeld, false, 'all-go-on'],
    ['it was held, another was turned since', isHeld, runs0, false, 'all-go-on'],
    ['it stands by hand', stands, runs0, false, 'one-goes-on'],
    ['it stands by a rule, another runs', stands, runs0, true, 'hold'],
    ['it stands by a rule, another was held', stands, isHeld, true, 'all-go-on'],
    ['both stand by rules', stands, stands, true, null],
    ['it is out, another runs', out, runs0, false, 'hold'],
    ['it is out, and so is the other', out, out, false, null],
    ['it was never turned', full, full, false, null],
    ['it was held and went on', goOn(isHeld, now), stands, false, 'hold'],
  ])('WT-6, BP-1: what the button beside a glass does when %s', (_, red, other, byRule, does) => {
    expect(holdingOf({ red, other, watch: runs0 }, 'red', ['red', 'other'], byRule, now)).toBe(does);
  });

  it.each([
    ['a second of the last ten begins', 10_400, 9_900, 'tick'],
    ['a second begins before the last ten', 12_400, 11_900, null],
    ['within one second', 9_900, 9_200, null],
    ['it is out', 300, 0, 'gong'],
    ['it was out already', 0, 0, null],
    ['it was turned anew', 4_000, 60_000, null],
    ['the page has just come', null, 5_000, null],
    ['it was held', 5_000, null, null],
  ] as const)('BP-1: %s', (_, before, left, heard) => {
    expect(heardAt(before, left)).toBe(heard);
  });
});

describe('the glasses of a whole game, beside its log', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('WT-7, WT-6: undo, redo and ten minutes behind a locked screen turn no glass, and the phase is told to the millisecond', async () => {
    const page = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', page);
    vi.useFakeTimers({ toFake: ['Date'], now: hourThatComesTwice });
    const begun = await beginWorldTable('a game', commanding());
    const opened = await worldDocument.open(begun.ok ? begun.value : '', () => 'a tap');
    if (!opened.ok) throw new Error('Not opened');
    const table = opened.value;
    const left = (glass: string): number => {
      const timer = table.glasses.clocks.peek()[glass];
      if (!timer) throw new Error(glass);
      return leftOf(timer, Date.now());
    };
    const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);
    for (const glass of [blueGlass, phaseWatch]) table.glasses.tap(glass, { do: 'start' });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('undo', 'redo', 'spend'), fc.nat(900))), taps => {
        table.glasses.tap(blueGlass, { do: 'start' });
        const begins = Date.now();
        for (const [does, ms] of taps) {
          wait(ms);
          const before = left(blueGlass);
          if (does === 'spend') table.send({ do: 'points', nation: 'reedfolk', n: 1, from: 'table' });
          else table[does === 'undo' ? 'undo' : 'redo']();
          expect(left(blueGlass)).toBe(before);
        }
        expect(left(blueGlass)).toBe(lengthOf(blueGlass) - (Date.now() - begins));
      }),
      runs(20, 300),
    );
    table.glasses.tap(phaseWatch, { do: 'start' });
    wait(300_000);
    // What is played in a phase does not begin it anew.
    table.send({ do: 'points', nation: 'reedfolk', n: 1, from: 'table' });
    wait(300_000);
    expect(left(blueGlass)).toBe(0);
    const who = commander(table.state.peek()) ?? '';
    const spent = table.state.peek().tally?.spent[who] ?? 0;
    expect(table.send({ do: 'end' })).toBe(true);
    expect(table.state.peek().tally?.spent[who]).toBe(spent + 600_000);
    await worldDocument.close();
  });
});
