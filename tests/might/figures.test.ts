import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceToLose, expected, expectedHpLost, hpChances } from '../../src/might/figures';
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
