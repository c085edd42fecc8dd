import { describe, expect, it } from 'vitest';
import { COLORS, type Counts, counts } from '../../src/might/cards';
import { enemyOdds, enemyOddsWithout } from '../../src/might/enemy-odds';
import { DICE, FRESH, type Remaining, type RemainingByColor } from '../../src/might/remaining';

const none: Remaining = { blanks: 0, plain: [], criticals: [] };
const deck = (change: Partial<Record<keyof Counts, Remaining>>): RemainingByColor => ({
  white: none,
  yellow: none,
  red: none,
  black: none,
  ...change,
});
const faces = ({ blanks, plain, criticals }: Remaining): number[] => [
  ...Array.from({ length: blanks }, () => 0),
  ...plain,
  ...criticals,
];

/** Every way to draw so many of these, in order. */
function* draws(of: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) return yield [];
  for (const [i, value] of of.entries())
    for (const rest of draws(of.toSpliced(i, 1), count - 1)) yield [value, ...rest];
}
function* rolls(of: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) return yield [];
  for (const value of of) for (const rest of rolls(of, count - 1)) yield [value, ...rest];
}

/** One case after the other: the sum without so many of the lowest and highest that are no blanks. */
function slowly(
  pool: { cards: Counts; dice: Counts },
  left: RemainingByColor,
  { lowest, highest }: { lowest: number; highest: number },
): number[] {
  let lying: (readonly number[])[] = [[]];
  for (const color of COLORS) {
    const cards = [...draws(faces(left[color]), pool.cards[color])];
    const dice = [...rolls(faces(DICE[color]), pool.dice[color])];
    lying = lying.flatMap(before =>
      cards.flatMap(drawn => dice.map(rolled => [...before, ...drawn, ...rolled])),
    );
  }
  const sums: number[] = [];
  for (const one of lying) {
    const named = one.filter(value => value > 0).toSorted((a, b) => a - b);
    const kept = named.slice(0, Math.max(0, named.length - highest)).slice(lowest);
    const sum = kept.reduce((all, value) => all + value, 0);
    while (sums.length <= sum) sums.push(0);
    sums[sum]! += 1 / lying.length;
  }
  return sums;
}

const small = deck({
  white: { blanks: 2, plain: [1, 2], criticals: [2] },
  red: { blanks: 1, plain: [2, 3, 3], criticals: [4] },
});
const pools = [
  { cards: { white: 2, red: 2 }, dice: {} },
  { cards: { red: 3 }, dice: {} },
  { cards: { white: 3 }, dice: { black: 1 } },
  { cards: {}, dice: { yellow: 2, black: 1 } },
].map(({ cards, dice }) => ({ cards: counts(cards), dice: counts(dice) }));
const out = [0, 1, 2, 3].flatMap(lowest => [0, 1, 2].map(highest => ({ lowest, highest })));

describe('the chances of a draw of which cards are ignored', () => {
  it.each(out)('MT-6, AE-5: $lowest of the lowest, $highest of the highest, as case by case', left => {
    for (const pool of pools) {
      const [quick, slow] = [[...enemyOddsWithout(pool, small, left)], slowly(pool, small, left)];
      for (let damage = 0; damage < Math.max(quick.length, slow.length); damage++)
        expect.soft(quick[damage] ?? 0).toBeCloseTo(slow[damage] ?? 0, 12);
    }
  });

  it('MT-6: without any ignored it is the plain sum, and all chances add up to one', () => {
    const pool = { cards: counts({ white: 4, yellow: 2, red: 2, black: 1 }), dice: counts({}) };
    expect([...enemyOddsWithout(pool, FRESH, { lowest: 0, highest: 0 })]).toEqual([
      ...enemyOdds(pool, FRESH),
    ]);
    const sum = enemyOddsWithout(pool, FRESH, { lowest: 2, highest: 0 }).reduce((all, p) => all + p, 0);
    expect(sum).toBeCloseTo(1, 12);
  });
});
