import { describe, expect, it } from 'vitest';
import { ask, type Fields, refusedAt } from './ask';

describe('a Nation Turn', () => {
  const players = ['ida', 'jon', 'kim'];
  it.each([
    [4, undefined, 'creature', 'ida'],
    [1, 'last', 'land', 'ida'],
    [8, 'left', 'world', 'kim'],
    [5, 'left', null, 'kim'],
  ])('WT-2, WT-3, WT-4: a roll of %i, passing %s', (roll, passing, event, next) => {
    const asked = { players, observer: 'jon', roll, ...(passing && { passing }) };
    expect(ask('weather', asked)).toEqual({ actions: roll, event, order: ['jon', 'kim', 'ida'], next });
  });

  it('WT-4: one player alone is always next', () => {
    for (const passing of ['last', 'left'])
      expect(ask('weather', { players: ['ida'], observer: 'ida', roll: 2, passing })).toMatchObject({
        next: 'ida',
      });
  });

  it('WT-2: refuses an Observer who does not sit here', () => {
    expect(refusedAt('weather', { players, observer: 'lea', roll: 2 })).toEqual([
      'no-player cases[0].observer',
    ]);
  });
});

describe('timers', () => {
  const timer = (id: string, ...taps: readonly (readonly [number, string])[]): Fields => ({
    ...{ id, length: 60_000, taps: taps.map(([at, does]) => ({ at, do: does })) },
  });
  it('WT-7: each runs by itself from its last start, never below 0', () => {
    const timers = [
      timer('never'),
      timer('resumed', [0, 'resume']),
      timer('runs', [10_000, 'start']),
      timer('paused', [0, 'start'], [5000, 'pause'], [6000, 'pause']),
      timer('went on', [0, 'start'], [5000, 'pause'], [70_000, 'resume'], [71_000, 'resume']),
      timer('again', [0, 'start'], [61_000, 'start']),
      timer('out', [0, 'start']),
    ];
    expect(ask('timers', { timers, now: 75_000 })).toEqual({
      left: {
        ...{
          never: 60_000,
          resumed: 60_000,
          runs: 0,
          paused: 55_000,
          'went on': 50_000,
          again: 46_000,
          out: 0,
        },
      },
      done: ['runs', 'out'],
    });
  });

  it('WT-7: refuses taps out of order and after now', () => {
    const timers = [timer('a', [5, 'start'], [3, 'pause']), timer('b', [9, 'start'])];
    expect(refusedAt('timers', { timers, now: 8 })).toEqual([
      'late cases[0].timers[0].taps',
      'late cases[0].timers[1].taps',
    ]);
  });
});

describe('events and points', () => {
  const events = [
    { id: 'drought', lasts: 2 },
    { id: 'fair', lasts: 1 },
  ];
  it.each([
    [1, 'drought', 2],
    [2, 'drought', 1],
    [3, 'fair', 1],
    [4, null, null],
  ])('WD-2: in Nation Turn %i %s is active for %s', (turn, active, left) => {
    expect(ask('timeline', { events, turn })).toEqual({ active, left });
  });

  it('VP-1, VP-2: chits and artifacts in the bank; all who have enough win together', () => {
    const nations = [
      { id: 'human', chits: 20, bank: [3, 2], armies: [9] },
      { id: 'elves', chits: 24, bank: [], armies: [5] },
      { id: 'talos', chits: 30, bank: [] },
    ];
    const totals = { human: 25, elves: 24, talos: 30 };
    expect(ask('victory', { nations })).toEqual({ totals, winners: ['human', 'talos'] });
    expect(ask('victory', { nations, target: 8 })).toEqual({ totals, winners: ['human', 'elves', 'talos'] });
  });
});
