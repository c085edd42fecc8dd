import { describe, expect, it } from 'vitest';
import { newAttack } from '../../../src/might/attack';
import { decideAttack } from '../../../src/might/attack-decide';
import { attackSetup } from '../../../src/might/attack-setup';
import { total } from '../../../src/might/cards';
import { expectedHpLost } from '../../../src/might/figures';
import { FRESH } from '../../../src/might/remaining';
import { freshTable } from '../../../src/might/table';
import { askedAim, askedPlan } from '../../../src/table/attack/asked-pool';
import { cubesUsed, oddsFor } from '../../../src/table/attack/pool';

const against = { defense: 1, hp: 9 };
const white = { white: 0, yellow: 0, red: 2, black: 0 };

describe('the pool that is asked for an attack of a card', () => {
  it('GM-11, OWN-43: begins with one card for each Sentinel, and the rules take it as it stands', () => {
    for (const sentinels of [1, 2, 3, 5]) {
      const setup = attackSetup({ might: { yellow: 1, red: 1 }, sentinels });
      const plan = askedPlan(setup, 'cards');
      expect([total(cubesUsed(plan)), cubesUsed(plan).red, plan.white]).toEqual([sentinels, sentinels, 0]);
      const choice = { type: 'choose', cubes: cubesUsed(plan), white: plan.white } as const;
      expect(decideAttack(newAttack(setup), freshTable(3).oathsworn, choice).ok).toBe(true);
    }
  });

  it('GM-11, AT-13: Sentinels never miss, nor does what cannot; all others may', () => {
    const missing = (setup: Parameters<typeof attackSetup>[0]) => {
      const whole = attackSetup({ might: white, ...setup });
      const plan = askedPlan(whole, 'cards');
      return oddsFor(plan, askedAim(whole, plan, against), FRESH).miss;
    };
    expect([missing({ sentinels: 2 }), missing({ cannotMiss: true })]).toEqual([0, 0]);
    expect(missing({})).toBeGreaterThan(0.05);
  });

  it('TK-6, OWN-42: what Lethality adds counts beside what the card adds', () => {
    const setup = attackSetup({
      might: { red: 1 },
      bonus: 2,
      tokens: { redraw: 0, empowered: 0, lethality: 5 },
    });
    const plan = askedPlan(setup, 'cards');
    const bonus = (lethality: number) => askedAim(setup, { ...plan, lethality }, against).bonus;
    expect([0, 1, 2, 3, 4, 5].map(bonus)).toEqual([2, 3, 4, 6, 9, 12]);
    const { hit } = oddsFor(plan, askedAim(setup, plan, against), FRESH);
    const least = expectedHpLost(hit, 1, bonus(0), 99);
    expect(expectedHpLost(hit, 1, bonus(3), 99)).toBeCloseTo(least + 4);
  });

  it('SE-23: unarmed it begins without cubes', () => {
    const setup = attackSetup({ might: { red: 2 }, unarmed: true });
    expect(total(cubesUsed(askedPlan(setup, 'dice')))).toBe(0);
  });
});
