import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { binomial, drawnOfKind, drawsAll } from '../../src/chances/draws';
import { NEVER, oneOf, SURE, sum, together } from '../../src/chances/floats';
import {
  compare,
  type Fraction,
  fraction,
  minus,
  numberOf,
  ONE,
  over,
  shortText,
  textOf,
  ZERO,
} from '../../src/chances/fraction';
import {
  after,
  anyOf,
  both,
  chanceThat,
  mapped,
  mean,
  outOf,
  type Spread,
  sure,
} from '../../src/chances/spread';
import { runs } from '../support/samples';

const whole = fc.integer({ min: -60, max: 60 });
const some = fc
  .tuple(
    whole,
    whole.filter(n => n !== 0),
  )
  .map(([n, d]) => fraction(n, d));
const value = ({ n, d }: Fraction) => Number(n) / Number(d);

describe('chances by damage', () => {
  test('of a draw that never happens nothing comes, whatever it is put together with', () => {
    expect([together(NEVER, SURE).length, together(SURE, NEVER).length]).toEqual([0, 0]);
    const sixes = new Float64Array([0.5, 0, 0, 0.5]);
    expect([together(NEVER, sixes).length, oneOf([]).length]).toEqual([0, 0]);
    expect([
      ...oneOf([
        [NEVER, sixes],
        [SURE, SURE],
      ]),
    ]).toEqual([1]);
  });
});

describe('fractions', () => {
  test.each([
    [6, 8, '3/4', '3/4'],
    [-6, 8, '-3/4', '-3/4'],
    [6, -8, '-3/4', '-3/4'],
    [0, -5, '0/1', '0'],
    [8, 4, '2/1', '2'],
    [7, 7, '1/1', '1'],
  ])('%i over %i is %s', (n, d, long, short) => {
    expect([textOf(fraction(n, d)), shortText(fraction(n, d))]).toEqual([long, short]);
  });

  test('nothing is divided by 0, and no half is a whole number', () => {
    expect(() => fraction(1, 0)).toThrow(/denominator/);
    expect(() => over(ONE, ZERO)).toThrow(/denominator/);
    expect(() => fraction(0.5)).toThrow(RangeError);
  });

  test('they reckon as numbers do, always in lowest terms', () => {
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        expect(value(minus(a, b))).toBeCloseTo(value(a) - value(b), 9);
        expect(minus(minus(a, b), c)).toEqual(minus(minus(a, c), b));
        if (b.n !== 0n) expect(value(over(a, b))).toBeCloseTo(value(a) / value(b), 6);
        expect(Math.sign(compare(a, b))).toBe(Math.sign(value(a) - value(b)));
        for (const { n, d } of [a, minus(a, b), minus(b, c)]) {
          expect(d > 0n).toBe(true);
          for (let k = 2n; k <= d; k++) expect(n % k === 0n && d % k === 0n).toBe(false);
        }
      }),
      runs(100, 5000),
    );
  });

  test('a fraction of any length is as near as a number comes', () => {
    const huge = 10n ** 400n;
    expect(numberOf(fraction(huge, 3n * huge))).toBe(1 / 3);
    expect(numberOf(fraction(-2n * huge - 1n, huge))).toBeCloseTo(-2, 12);
    expect(numberOf(fraction(10n ** 320n + 1n, 10n ** 20n)) / 1e300).toBeCloseTo(1, 12);
    expect(numberOf(fraction(1n, huge))).toBe(0);
    // Nothing is shared by a power of 3 and one of 2; the hundredth power of 2187/2048 is not long at all.
    expect(numberOf(fraction(3n ** 700n, 2n ** 1100n)) / (2187 / 2048) ** 100).toBeCloseTo(1, 12);
    expect(numberOf(fraction(2n ** 4730n, 3n ** 3010n)) * (2187 / 2048) ** 430).toBeCloseTo(1, 10);
    expect(numberOf(fraction(3n ** 3010n, 2n ** 4730n)) / (2187 / 2048) ** 430).toBeCloseTo(1, 10);
    expect(numberOf(fraction(5n * huge, huge * 10n ** 300n)) / 5e-300).toBeCloseTo(1, 12);
    expect([numberOf(ZERO), numberOf(ONE), numberOf(fraction(3, 8))]).toEqual([0, 1, 0.375]);
  });
});

const die = (sides: number): Spread<number> => anyOf(Array.from({ length: sides }, (_, i) => i + 1));
const sumOf = (one: Spread<number>, times: number): Spread<number> =>
  Array.from({ length: times }).reduce<Spread<number>>(sum => both(sum, one, (a, b) => a + b), sure(0));
const chanceOf = <K>(spread: Spread<K>, outcome: K): Fraction => chanceThat(spread, one => one === outcome);

/** Every case by itself, drawn out as a list. */
const drawnOut = <K>({ of, cases }: Spread<K>): K[] => {
  const list = [...cases].flatMap(([outcome, count]) => Array.from({ length: Number(count) }, () => outcome));
  expect(list).toHaveLength(Number(of));
  return list;
};
const outcomes = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 6 });

describe('exact distributions', () => {
  test('two dice and their sum, a coin of three in eight, and what is certain', () => {
    const two = sumOf(die(6), 2);
    expect([2, 7, 12, 13].map(n => textOf(chanceOf(two, n)))).toEqual(['1/36', '1/6', '1/36', '0/1']);
    expect(textOf(mean(two))).toBe('7/1');
    expect(textOf(chanceOf(outOf(3, 8, 'hit', 'miss'), 'hit'))).toBe('3/8');
    expect(outOf(8, 8, 'hit', 'miss').cases.has('miss')).toBe(false);
    expect(textOf(chanceOf(sure('hit'), 'hit'))).toBe('1/1');
    expect(drawnOut(sumOf(die(6), 0))).toEqual([0]);
    expect(() => anyOf([])).toThrow(/no outcomes/);
  });

  test('they are what listing every case one by one gives', () => {
    fc.assert(
      fc.property(outcomes, outcomes, outcomes, (a, b, c) => {
        const listed = a.flatMap(x => b.map(y => x * 10 + y));
        const joined = both(anyOf(a), anyOf(b), (x, y) => x * 10 + y);
        for (const one of new Set(listed))
          expect(value(chanceOf(joined, one))).toBeCloseTo(
            listed.filter(other => other === one).length / listed.length,
            12,
          );
        // A second draw that hangs on the first: even ones are followed by b, odd ones by c.
        const chained = after(anyOf(a), x => anyOf((x % 2 === 0 ? b : c).map(y => x + y)));
        const chance = (sought: number) =>
          a
            .map(x => {
              const next = x % 2 === 0 ? b : c;
              return next.filter(y => x + y === sought).length / next.length;
            })
            .reduce((all, p) => all + p, 0) / a.length;
        for (let n = 0; n <= 10; n++) expect(value(chanceOf(chained, n))).toBeCloseTo(chance(n), 12);
        expect(chanceThat(chained, () => true)).toEqual(ONE);
        expect(value(mean(anyOf(a)))).toBeCloseTo(a.reduce((all, x) => all + x, 0) / a.length, 12);
      }),
      runs(150, 5000),
    );
  });

  test('outcomes that become the same are counted together, without any left over', () => {
    const parity = mapped(die(8), n => n % 2);
    expect(drawnOut(parity).sort()).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  });

  test('a long chain stays exact: forty coins', () => {
    const heads = sumOf(outOf(1, 2, 1, 0), 40);
    expect(textOf(chanceOf(heads, 0))).toBe(`1/${2n ** 40n}`);
    expect(chanceThat(heads, n => n < 20)).toEqual(chanceThat(heads, n => n > 20));
  });
});

/** Every way to take `drawn` of these, by listing them. */
function* handsOf(kinds: readonly number[], drawn: number, from = 0): Generator<number[]> {
  if (drawn === 0) yield [];
  else
    for (let i = from; i < kinds.length; i++)
      for (const rest of handsOf(kinds, drawn - 1, i + 1)) yield [kinds[i]!, ...rest];
}

describe('draws', () => {
  test('successes of independent tries are the exact ones of a coin', () => {
    const exact = sumOf(outOf(3, 10, 1, 0), 9);
    const near = binomial(9, 0.3);
    for (let k = 0; k <= 9; k++) expect(near[k]).toBeCloseTo(value(chanceOf(exact, k)), 12);
    expect([...binomial(3, 0), ...binomial(3, 1)]).toEqual([1, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('a draw without putting back is what listing every hand gives', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 7 }),
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 4 }),
        (held, drawn, least) => {
          const tokens = held.flatMap((count, kind) => Array.from({ length: count }, () => kind));
          const hands = [...handsOf(tokens, drawn)];
          const of = (hand: readonly number[], kind: number) => hand.filter(one => one === kind).length;
          const chances = drawnOfKind(held[0]!, tokens.length - held[0]!, drawn);
          expect(sum(chances)).toBeCloseTo(hands.length > 0 ? 1 : 0, 12);
          chances.forEach((p, k) => {
            expect(p).toBeCloseTo(hands.filter(hand => of(hand, 0) === k).length / hands.length, 12);
          });
          const all = hands.filter(hand => held.every((_, kind) => of(hand, kind) >= least[kind]!));
          const wanted = held.map((count, kind) => ({ held: count, least: least[kind]! }));
          expect(drawsAll(wanted, drawn)).toBeCloseTo(hands.length > 0 ? all.length / hands.length : 0, 12);
        },
      ),
      runs(150, 3000),
    );
  });
});
