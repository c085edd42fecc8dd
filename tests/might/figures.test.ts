import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chanceToLose,
  expected,
  expectedHpLost,
  hpChances,
  levelChances,
  successChance,
} from '../../src/might/figures';
import { runs } from '../support/samples';

test('DM-1, DM-2: what a draw takes off is counted case by case: damage and bonus div defense, no more than is there', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 1, max: 6 }),
      (weights, defense, bonus, most) => {
        const all = weights.reduce((sum, n) => sum + n, 0) + 3;
        const damage = Float64Array.from(weights.map(n => n / all));
        const counts = new Array<number>(most + 1).fill(0);
        let [hp, sum, two] = [0, 0, 0];
        weights.forEach((n, value) => {
          const lost = Math.min(most, Math.floor((value + bonus) / (defense === 0 ? 1 : defense)));
          counts[lost] = (counts[lost] ?? 0) + n / all;
          hp += (n / all) * lost;
          sum += (n / all) * (value + bonus);
          if (Math.floor((value + bonus) / (defense === 0 ? 1 : defense)) >= 2) two += n / all;
        });
        const chances = hpChances(damage, defense, bonus, most);
        expect(chances.length).toBeLessThanOrEqual(most + 1);
        for (const [lost, chance] of counts.entries()) expect(chances[lost] ?? 0).toBeCloseTo(chance, 12);
        expect(expectedHpLost(damage, defense, bonus, most)).toBeCloseTo(hp, 12);
        expect(expected(damage, bonus)).toBeCloseTo(sum, 12);
        expect(chanceToLose(damage, 2, defense, bonus)).toBeCloseTo(two, 12);
      },
    ),
    runs(100, 5000),
  );
});

test('MT-12: a check without a bonus succeeds as often as one with a bonus of 0', () => {
  const odds = { miss: 0.2, hit: Float64Array.from([0.1, 0.2, 0.3, 0.2]) };
  const check = { kind: 'check', levels: false, might: true } as const;
  for (const difficulty of [1, 2, 3, 4]) {
    const purpose = { ...check, difficulty };
    expect(successChance(odds, purpose)).toBe(successChance(odds, purpose, 0));
    expect(successChance(odds, purpose)).toBeLessThan(successChance(odds, purpose, 1) + 1e-12);
    expect(levelChances(odds, purpose)).toEqual(levelChances(odds, purpose, 0));
  }
  // 0.1, 0.2, 0.3 and 0.2 for 0 to 3: at least 2 in half of all.
  expect(successChance(odds, { ...check, difficulty: 2 })).toBeCloseTo(0.5, 12);
});
