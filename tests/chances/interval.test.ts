import { expect, it } from 'vitest';
import { interval, percentOf } from '../../src/chances/interval';

/** Whether a share is within 1.96 standard errors of the one that was seen. */
const fits = (share: number, won: number, of: number): boolean =>
  (won / of - share) ** 2 <= (1.96 ** 2 * share * (1 - share)) / of;

it.each([
  [0, 1],
  [1, 1],
  [0, 10],
  [1, 10],
  [5, 10],
  [9, 10],
  [10, 10],
  [37, 100],
  [999, 1_000],
])('Wilson: %i of %i: every share within it fits what was seen, and none beyond it', (won, of) => {
  const { low, high } = interval(won, of);
  expect([low >= 0, low <= won / of, won / of <= high + 1e-12, high <= 1]).toEqual([true, true, true, true]);
  for (let i = 1; i < 2_000; i++) {
    const share = i / 2_000;
    if (Math.min(Math.abs(share - low), Math.abs(share - high)) < 1e-9) continue;
    expect([share, share > low && share < high]).toEqual([share, fits(share, won, of)]);
  }
});

it('of nothing nothing is known', () => {
  expect(interval(0, 0)).toEqual({ low: 0, high: 1 });
  expect([percentOf(0, 0), percentOf(1, 3), percentOf(3, 3)]).toEqual(['-', '33', '100']);
});
