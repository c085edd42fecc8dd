import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLORS, NONE, total } from '../../../src/might/cards';
import { empowerSteps } from '../../../src/might/empower';
import { FRESH } from '../../../src/might/remaining';
import {
  adviceFor,
  canStep,
  cubesUsed,
  drawnWith,
  drawOf,
  freshPlan,
  friendsHit,
  oddsFor,
  poolAfter,
  stepsToPlace,
  stepsUsed,
  withWhite,
} from '../../../src/table/attack/pool';
import { runs } from '../../support/samples';

const count = fc.integer({ min: 0, max: 5 });
const cubes = fc.record({ white: count, yellow: count, red: count, black: count });
const color = fc.constantFrom('white', 'yellow', 'red', 'black');

describe('an attack put together on the screen', () => {
  it('MT-7: every tap on Empower is one step, whatever the order, and none goes past black', () => {
    fc.assert(
      fc.property(cubes, count, fc.array(color, { maxLength: 12 }), (might, white, taps) => {
        let plan = freshPlan(might, white, 'cards');
        for (const tap of taps)
          if (canStep(plan, tap)) plan = { ...plan, steps: { ...plan.steps, [tap]: plan.steps[tap] + 1 } };
        const before = { ...might, white: might.white + white };
        expect(total(poolAfter(plan))).toBe(total(before));
        expect(empowerSteps(before, poolAfter(plan))).toBe(stepsUsed(plan));
      }),
      runs(300, 20_000),
    );
  });

  it('MT-7: as many steps are said to be open as taps on Empower can still place', () => {
    fc.assert(
      fc.property(cubes, count, fc.integer({ min: 0, max: 2 }), (might, granted, empoweredTokens) => {
        let plan = { ...freshPlan(might, 1, 'cards'), empoweredTokens };
        let placed = 0;
        for (;;) {
          const open = stepsToPlace(plan, granted);
          const from = COLORS.find(one => canStep(plan, one));
          expect(open > 0).toBe(from !== undefined && placed < granted + 3 * empoweredTokens);
          if (open === 0 || from === undefined) break;
          plan = { ...plan, steps: { ...plan.steps, [from]: plan.steps[from] + 1 } };
          placed += 1;
          expect(stepsToPlace(plan, granted)).toBe(open - 1);
        }
      }),
      runs(200, 20_000),
    );
  });

  it('MT-9: cards and dice together are always the whole pool, whatever was tapped', () => {
    fc.assert(
      fc.property(
        cubes,
        cubes,
        cubes,
        count,
        fc.constantFrom(...drawnWith),
        (might, out, rolled, white, by) => {
          const plan = { ...freshPlan(might, white, by), out, rolled };
          const pool = poolAfter(plan);
          const { cards, dice } = drawOf(plan);
          for (const one of COLORS) {
            expect(cards[one] + dice[one]).toBe(pool[one]);
            expect(Math.min(cards[one], dice[one])).toBeGreaterThanOrEqual(0);
          }
          expect(total(by === 'cards' ? dice : by === 'dice' ? cards : NONE)).toBe(0);
          expect(total(cubesUsed(plan))).toBeLessThanOrEqual(total(might));
        },
      ),
      runs(300, 20_000),
    );
  });

  it('MT-9: dice do not know what the decks have lost', () => {
    const gone = { ...FRESH, red: { blanks: 0, plain: [3], criticals: [] } };
    const red = { ...NONE, red: 1 };
    const aim = { defense: 1, hp: 6, bonus: 0, redraws: 0 };
    const card = oddsFor(freshPlan(red, 0, 'cards'), aim, gone);
    const die = oddsFor({ ...freshPlan(red, 0, 'mixed'), rolled: red }, aim, gone);
    expect(card.hit[3]).toBeCloseTo(1, 9);
    expect(die.hit[3] ?? 0).toBeCloseTo(2 / 6, 9);
  });

  it('MT-9: where all white ones are dice, one more of them is a die too', () => {
    const plan = { ...freshPlan(NONE, 2, 'mixed'), rolled: { ...NONE, white: 2 } };
    expect(drawOf(withWhite(plan, 4)).dice.white).toBe(4);
    expect(drawOf(withWhite({ ...plan, rolled: { ...NONE, white: 1 } }, 4)).dice.white).toBe(1);
  });

  it('MT-1: the advice for plain white cards is the known best, four of them from fresh decks', () => {
    const advice = adviceFor(freshPlan(NONE, 0, 'cards'), { defense: 1, hp: 6, bonus: 0, redraws: 0 }, FRESH);
    expect(advice.mostHp.white).toBe(4);
    expect(advice.mostHp.expected).toBeCloseTo(3.396402, 6);
    expect(advice.options[2]?.miss).toBeCloseTo(0.098039, 6);
  });

  const bare = { defense: 1, hp: 6, bonus: 0, redraws: 0 };
  const friend = { id: 'b', name: 'b', defense: 1, tokens: 0, hp: 6 };

  it('FT-8: what a friend in the area would lose is told, without its Defense tokens and with them', () => {
    const red = { ...NONE, red: 1 };
    // Always a 3, and never a miss: one HP for each defense.
    const three = { ...FRESH, red: { blanks: 0, plain: [3], criticals: [] } };
    const friends = [
      { ...friend, tokens: 2 },
      { ...friend, id: 'c', defense: 2 },
    ];
    const hit = friendsHit(freshPlan(red, 0, 'cards'), { ...bare, friends }, three);
    expect(hit.map(one => [one.id, one.expectedHpLost, one.guarded])).toEqual([
      ['b', 3, 1],
      ['c', 1, 1],
    ]);
    expect(friendsHit(freshPlan(red, 0, 'cards'), bare, three)).toEqual([]);
  });

  it('FT-8: what it costs friends counts against the advice, and less where they hold tokens', () => {
    const best = (tokens: number | null): number =>
      adviceFor(
        freshPlan(NONE, 0, 'cards'),
        { ...bare, ...(tokens === null ? {} : { friends: [{ ...friend, tokens }] }) },
        FRESH,
      ).mostHp.white;
    // Nobody in the way: four. A friend who loses as much as the enemy: none at all. One who is well guarded: some again.
    expect([best(null), best(0), best(9)]).toEqual([4, 0, 4]);
  });
});
