import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NONE, total } from '../../src/might/cards';
import { empowerSteps } from '../../src/might/empower';
import { FRESH } from '../../src/might/remaining';
import { adviceFor, canStep, freshPlan, poolAfter, stepsUsed } from '../../src/table/pool';
import { runs } from '../support/samples';

const count = fc.integer({ min: 0, max: 5 });
const cubes = fc.record({ white: count, yellow: count, red: count, black: count });
const color = fc.constantFrom('white', 'yellow', 'red', 'black');

describe('an attack put together on the screen', () => {
  it('MT-7: every tap on Empower is one step, whatever the order, and none goes past black', () => {
    fc.assert(
      fc.property(cubes, count, fc.array(color, { maxLength: 12 }), (might, white, taps) => {
        let plan = freshPlan(might, white, false);
        for (const tap of taps)
          if (canStep(plan, tap)) plan = { ...plan, steps: { ...plan.steps, [tap]: plan.steps[tap] + 1 } };
        const before = { ...might, white: might.white + white };
        expect(total(poolAfter(plan))).toBe(total(before));
        expect(empowerSteps(before, poolAfter(plan))).toBe(stepsUsed(plan));
      }),
      runs(300, 20_000),
    );
  });

  it('MT-1: the advice for plain white cards is the known best, four of them from fresh decks', () => {
    const advice = adviceFor(freshPlan(NONE, 0, false), { defense: 1, hp: 6, bonus: 0, redraws: 0 }, FRESH);
    expect(advice.mostHp.white).toBe(4);
    expect(advice.mostHp.expected).toBeCloseTo(3.396402, 6);
    expect(advice.options[2]?.miss).toBeCloseTo(0.098039, 6);
  });
});
