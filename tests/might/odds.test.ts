import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '../../src/chances/floats';
import { advise } from '../../src/might/advisor';
import { COLORS, type Color, counts, type Face, NONE, SIDES } from '../../src/might/cards';
import { defenses, enemyOdds } from '../../src/might/enemy-odds';
import { chanceToLose, expected, expectedHpLost, levelChances, successChance } from '../../src/might/figures';
import { odds } from '../../src/might/odds';
import { remainingOf } from '../../src/might/remaining';
import { runs } from '../support/samples';
import { enumerate, type SmallCase } from './naive';

type Some = Partial<Record<Color, number>>;

const of = (cards: Some, redraws = 0, dice: Some = {}) =>
  odds({ pool: { cards: counts(cards), dice: counts(dice) }, redraws });

const remaining = (deck: SmallCase['deck']) => ({
  white: remainingOf(deck.white ?? []),
  yellow: remainingOf(deck.yellow ?? []),
  red: remainingOf(deck.red ?? []),
  black: remainingOf(deck.black ?? []),
});

const exactly = ({ cards, dice = {}, redraws, deck }: SmallCase) =>
  odds({ pool: { cards: counts(cards), dice: counts(dice) }, redraws, left: remaining(deck) });

describe('known figures, fresh decks', () => {
  test.each([
    [1, 0, 1.175],
    [2, 0.098039, 2.35],
    [3, 0.245098, 3.127456],
    [4, 0.406863, 3.396402],
    [5, 0.560924, 3.215466],
    [6, 0.694247, 2.725234],
    [10, 0.968326, 0.470172],
  ])('MT-1, MT-3: %i white cards miss with %f and do %f', (n, miss, damage) => {
    expect(of({ white: n }).miss).toBeCloseTo(miss, 6);
    for (const [color, more] of [
      ['white', 1],
      ['yellow', 1.5],
      ['red', 2],
      ['black', 2.5],
    ] as const) {
      expect(of({ [color]: n }).miss).toBeCloseTo(miss, 6);
      expect(Math.abs(expected(of({ [color]: n }).hit) - damage * more)).toBeLessThan(5.1e-7 * more);
    }
  });

  test.each<[Some, number]>([
    [{ black: 1, red: 1 }, 5.2875],
    [{ black: 1, red: 1, yellow: 1 }, 6.266667],
    [{ black: 1, red: 1, yellow: 1, white: 1 }, 6.092593],
    [{ yellow: 1, white: 2 }, 3.660341],
    [{ red: 1, yellow: 1, white: 2 }, 4.780618],
  ])('MT-1, MT-3: %j does %f', (pool, damage) => {
    expect(expected(of(pool).hit)).toBeCloseTo(damage, 6);
  });

  test.each([
    [2, 1 / 9],
    [3, 7 / 27],
    [4, 11 / 27],
  ])('MT-1, MT-9: %i dice miss with %f, whatever their colours', (n, miss) => {
    expect(of({}, 0, { white: n }).miss).toBeCloseTo(miss, 12);
    expect(of({}, 0, { black: 1, red: n - 1 }).miss).toBeCloseTo(miss, 12);
  });

  test.each([
    [3, [0.2451, 0.0833, 0.0217, 0.0039]],
    [4, [0.4069, 0.1758, 0.0573, 0.0128]],
    [6, [0.6942, 0.4276, 0.2014, 0.0656]],
  ])('MT-4: %i white cards with 0 to 3 redraws miss with %j', (n, misses) => {
    misses.forEach((miss, redraws) => {
      expect(of({ white: n }, redraws).miss).toBeCloseTo(miss, 4);
    });
  });

  test("MT-5, DM-1: the enemy's three red and three yellow do 10.5, and 5.00 3.17 2.25 1.70 HP", () => {
    const damage = enemyOdds({ cards: counts({ red: 3, yellow: 3 }), dice: NONE });
    expect(expected(damage)).toBeCloseTo(10.5, 12);
    expect([2, 3, 4, 5].map(defense => expectedHpLost(damage, defense).toFixed(2))).toEqual([
      '5.00',
      '3.17',
      '2.25',
      '1.70',
    ]);
  });
});

const smallDeck = (color: Color, max: number) =>
  fc.array(fc.constantFrom(...SIDES[color]), { maxLength: max });

const cardCase: fc.Arbitrary<SmallCase> = fc.record({
  cards: fc.record({ white: fc.nat(3), red: fc.nat(2), black: fc.nat(1) }),
  redraws: fc.nat(3),
  deck: fc.record({ white: smallDeck('white', 6), red: smallDeck('red', 5), black: smallDeck('black', 3) }),
});

const mixedCase: fc.Arbitrary<SmallCase> = fc.record({
  cards: fc.record({ red: fc.nat(2) }),
  dice: fc.constantFrom({ red: 1 }, { white: 1 }, { black: 1 }, { white: 2 }, { red: 1, white: 1 }),
  redraws: fc.nat(2),
  deck: fc.record({ red: smallDeck('red', 4) }),
});

function agrees(small: SmallCase): void {
  const found = exactly(small);
  const naive = enumerate(small);
  const most = Math.max(found.hit.length - 1, ...naive.keys());
  const wrong = [Math.abs(found.miss - (naive.get(-1) ?? 0))];
  for (let damage = 0; damage <= most; damage++)
    wrong.push(Math.abs((found.hit[damage] ?? 0) - (naive.get(damage) ?? 0)));
  expect(Math.max(...wrong)).toBeLessThan(1e-9);
}

describe('exact odds', () => {
  test('MT-2, MT-3 and MT-4: equal an enumeration of small decks card by card, redraws included', () => {
    fc.assert(fc.property(cardCase, agrees), runs(600, 10_000));
  });

  test('MT-3, MT-4 and MT-9: equal the same enumeration for dice, and for cards and dice together', () => {
    fc.assert(fc.property(mixedCase, agrees), runs(150, 3000));
  });

  test.each<[string, SmallCase, number]>([
    ['MT-2: a deck gives what it has', { cards: { white: 5 }, redraws: 0, deck: { white: ['1', '0'] } }, 0],
    [
      'MT-2: two blanks of a short deck miss',
      { cards: { white: 5 }, redraws: 0, deck: { white: ['0', '0'] } },
      1,
    ],
    [
      'MT-4, OWN-41: nothing comes for a blank from an empty deck',
      { cards: { white: 5 }, redraws: 1, deck: { white: ['0', '0'] } },
      0,
    ],
    [
      'MT-3: a blank that a critical brings never misses',
      { cards: { white: 1 }, redraws: 0, deck: { white: ['2*', '0'] } },
      0,
    ],
    [
      'MT-4: three blanks are not tried with one redraw',
      { cards: { white: 3 }, redraws: 1, deck: { white: ['0', '0', '0'] } },
      1,
    ],
  ])('%s', (_, small, miss) => {
    expect(exactly(small).miss).toBe(miss);
  });

  test('MT-4: the blank of the strongest colour goes, a card before a die', () => {
    const red: Face[] = ['0', '4*', '3'];
    const found = exactly({ cards: { white: 1, red: 1 }, redraws: 1, deck: { white: ['0'], red } });
    // The red blank (1/3) goes: 3, or the critical 4 and then the 3. Otherwise red and the white blank lie there.
    expect([...found.hit].map(p => p.toFixed(4)).join(' ')).toBe(
      ['0.0000', '0.0000', '0.0000', '0.5000', '0.1667', '0.0000', '0.0000', '0.3333'].join(' '),
    );
  });

  test('a full chance: misses and hits add up to one, redraws only help', () => {
    const some = fc.record({ white: fc.nat(10), yellow: fc.nat(2), red: fc.nat(2), black: fc.nat(2) });
    fc.assert(
      fc.property(some, some, (cards, dice) => {
        let last = 1;
        for (let redraws = 0; redraws <= 3; redraws++) {
          const { miss, hit } = of(cards, redraws, { ...dice, white: dice.white % 3 });
          expect(miss + sum(hit)).toBeCloseTo(1, 12);
          expect(miss).toBeLessThanOrEqual(last + 1e-12);
          expect(Math.min(...hit)).toBeGreaterThanOrEqual(0);
          last = miss;
        }
      }),
      runs(60, 1000),
    );
  });

  test('GM-11: an attack that cannot miss counts every course, blanks or not', () => {
    const pool = { cards: counts({ white: 4, red: 2 }), dice: counts({ yellow: 1 }) };
    const { miss, hit } = odds({ pool, cannotMiss: true });
    expect([miss, sum(hit)].map(p => p.toFixed(12))).toEqual(['0.000000000000', '1.000000000000']);
    const alone = (color: Color) => expected(of({ [color]: 1 }).hit);
    const die = expected(of({}, 0, { yellow: 1 }).hit);
    expect(expected(hit)).toBeCloseTo(4 * alone('white') + 2 * alone('red') + die, 9);
  });

  test('MT-1: a die is worth what its chain of criticals is: the mean of its sides times 6/5', () => {
    for (const color of COLORS) {
      const mean = SIDES[color].reduce((all, face) => all + Number(face[0]), 0) / 6;
      expect(expected(of({}, 0, { [color]: 1 }).hit)).toBeCloseTo((mean * 6) / 5, 12);
    }
  });
});

describe('figures for decisions', () => {
  const three = of({ white: 3 });

  test('DM-1: HP lost are counted by whole multiples of the defense, bonus included', () => {
    const even = new Float64Array([0, 0, 0, 0.5, 0, 0.5]);
    expect([expectedHpLost(even, 2), expectedHpLost(even, 3), expectedHpLost(even, 3, 1)]).toEqual([
      1.5, 1, 1.5,
    ]);
    expect([chanceToLose(even, 2, 2), chanceToLose(even, 1, 4), chanceToLose(even, 1, 4, 1)]).toEqual([
      0.5, 0.5, 1,
    ]);
  });

  test("MT-12: levels of success and a check's chance", () => {
    const check = { kind: 'check', difficulty: 2, levels: true, might: false } as const;
    const levels = levelChances(three, check);
    expect(levels.reduce((all, p) => all + p, 0)).toBeCloseTo(1, 12);
    expect(successChance(three, check)).toBeCloseTo(chanceToLose(three.hit, 1, 2), 12);
    expect(levels[0]).toBeCloseTo(three.miss + (three.hit[0] ?? 0) + (three.hit[1] ?? 0), 12);
    expect(levels[2]).toBeCloseTo((three.hit[4] ?? 0) + (three.hit[5] ?? 0), 12);
    expect(successChance(three, { ...check, difficulty: 4 }, 2)).toBeCloseTo(successChance(three, check), 12);
  });

  test('DM-1: the chance of a knock-out falls with each defense that could be reached', () => {
    const damage = enemyOdds({ cards: counts({ red: 3, yellow: 3 }), dice: NONE });
    const options = defenses(damage, 4, [2, 3, 5]);
    expect(options.map(option => option.defense)).toEqual([2, 3, 5]);
    for (const { defense, knockOut } of options) {
      const direct = [...damage].reduce(
        (all, p, value) => (Math.floor(value / defense) >= 4 ? all + p : all),
        0,
      );
      expect(knockOut).toBeCloseTo(direct, 12);
    }
  });

  test('the advisor finds the best of its options by each wish', () => {
    const pool = { cards: counts({ yellow: 1, red: 1 }), dice: NONE };
    const advice = advise({ pool, redraws: 1, defense: 3, hp: 3, missLimit: 0.2 });
    expect(advice.options.map(option => option.white)).toEqual([...Array(13).keys()]);
    for (const option of advice.options) {
      const direct = of({ yellow: 1, red: 1, white: option.white }, 1);
      expect(option.miss).toBeCloseTo(direct.miss, 12);
      expect(option.expectedHpLost).toBeCloseTo(expectedHpLost(direct.hit, 3, 0, 3), 12);
      expect(option.breaks).toBeCloseTo(chanceToLose(direct.hit, 3, 3), 12);
    }
    const best = (by: (option: (typeof advice.options)[number]) => number) =>
      Math.max(...advice.options.map(by));
    expect(advice.mostHp.expectedHpLost).toBe(best(option => option.expectedHpLost));
    expect(advice.likeliest.breaks).toBe(best(option => option.breaks));
    expect(advice.careful?.miss).toBeLessThanOrEqual(0.2);
    expect(advise({ pool, redraws: 0, defense: 3, hp: 3, missLimit: -1 }).careful).toBeNull();
  });
});
