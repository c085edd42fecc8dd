import { describe, expect, test } from 'vitest';
import { samples } from '../support/samples';
import type { Bounds, Faults } from './model';
import { walk } from './walk';

/** Small worlds, each walked to its last corner. */
const bounds: readonly (readonly [string, Bounds])[] = [
  ['a tablet that crashes', { taps: { A: 1, B: 1 }, crashes: { T: 1 }, takeovers: 0, refusals: 1 }],
  ['three taps, two of one phone', { taps: { A: 2, B: 1 }, crashes: {}, takeovers: 0, refusals: 1 }],
  [
    'three taps and a tablet that crashes',
    { taps: { A: 2, B: 1 }, crashes: { T: 1 }, takeovers: 0, refusals: 0 },
  ],
  [
    'three taps and a crash of each',
    { taps: { A: 2, B: 1 }, crashes: { T: 1, A: 1, B: 1 }, takeovers: 0, refusals: 0 },
  ],
  ['a phone that crashes', { taps: { A: 2 }, crashes: { A: 1, T: 1 }, takeovers: 0, refusals: 1 }],
  ['three taps and a takeover', { taps: { A: 2, B: 1 }, crashes: {}, takeovers: 1, refusals: 0 }],
  ['a takeover', { taps: { A: 1, B: 1 }, crashes: {}, takeovers: 1, refusals: 0 }],
  [
    'a takeover by whoever lost the end',
    { taps: { A: 1 }, crashes: { A: 1, B: 1 }, takeovers: 1, refusals: 0 },
  ],
];

/** The two largest of them take longer than all others. */
const large = ['three taps and a crash of each', 'three taps and a takeover'];
const walked = bounds.filter(([name]) => samples(!large.includes(name), true));

test.each(walked)(
  'OWN-285, OWN-289: in %s no tap is lost and none is twice',
  (_, within) => {
    const { wrong, stuck, worlds } = walk(within);
    expect([wrong, stuck]).toEqual([undefined, 0]);
    expect(worlds).toBeGreaterThan(100);
  },
  120_000,
);

describe('the walk finds each fault that a referee or a phone could have', () => {
  const found: readonly (readonly [keyof Faults, Bounds])[] = [
    ['tellsEarly', { taps: { A: 1 }, crashes: { T: 1 }, takeovers: 0, refusals: 0 }],
    ['forgetsLife', { taps: { A: 1 }, crashes: { T: 1 }, takeovers: 0, refusals: 1 }],
    ['forgetsTaps', { taps: { A: 1 }, crashes: { T: 1 }, takeovers: 0, refusals: 0 }],
    ['keepsHeard', { taps: { A: 1 }, crashes: {}, takeovers: 1, refusals: 0 }],
    ['anyOrder', { taps: { A: 2 }, crashes: {}, takeovers: 0, refusals: 0 }],
    ['noTies', { taps: { A: 1 }, crashes: {}, takeovers: 2, refusals: 0 }],
  ];
  test.each(found)('%s', (fault, within) => {
    const { wrong, stuck } = walk(within, { [fault]: true }, 60_000);
    expect(wrong !== undefined || stuck > 0).toBe(true);
  });
});

/** All at once takes a quarter of an hour, and two gigabytes. */
if (process.env.SOAK === '1')
  test('OWN-285: 2 phones, 3 taps, a crash of the tablet and of each phone, and a takeover', () => {
    const { wrong, stuck } = walk({
      taps: { A: 2, B: 1 },
      crashes: { T: 1, A: 1, B: 1 },
      takeovers: 1,
      refusals: 0,
    });
    expect([wrong, stuck]).toEqual([undefined, 0]);
  });
