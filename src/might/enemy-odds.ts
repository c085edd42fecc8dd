import { type Chances, choose, SURE, sumsOfSome, times, together } from '../chances/floats';
import { COLORS } from './cards';
import { chanceToLose, expectedHpLost } from './figures';
import type { Pool } from './pieces';
import { DICE, FRESH, type Remaining, type RemainingByColor, sizeOf } from './remaining';

const valuesOf = (deck: Remaining): number[] => [
  ...Array.from({ length: deck.blanks }, () => 0),
  ...deck.plain,
  ...deck.criticals,
];

/** MT-5: the exact chances of the plain sum of an enemy's draw. */
export function enemyOdds({ cards, dice }: Pool, left: RemainingByColor = FRESH): Chances {
  return COLORS.reduce<Chances>((sum, color) => {
    const drawn = Math.min(cards[color], sizeOf(left[color]));
    const byCards = drawn > 0 ? sumsOfSome(valuesOf(left[color]))[drawn]! : SURE;
    const byDice = times(sumsOfSome(valuesOf(DICE[color]))[1]!, dice[color]);
    return together(together(sum, byCards), byDice);
  }, SURE);
}

/** How many cards an effect leaves out of the sum, from below and from above (MT-6). */
export interface LeftOut {
  readonly lowest: number;
  readonly highest: number;
}

/** The values that a card can show beside the blank. */
const VALUES = [1, 2, 3, 4, 5] as const;
/** How many of each value lie there, with the chance of it; by the counts as text. */
type Counted = ReadonlyMap<string, number>;

/** MT-5, MT-6: the exact chances of an enemy's draw of which so many cards are ignored, blanks never. */
export function enemyOddsWithout(pool: Pool, left: RemainingByColor, { lowest, highest }: LeftOut): Chances {
  if (lowest === 0 && highest === 0) return enemyOdds(pool, left);
  const lying = COLORS.reduce<Counted>((all, color) => {
    const cards = drawnOf(countsOf(left[color]), Math.min(pool.cards[color], sizeOf(left[color])));
    const die = drawnOf(countsOf(DICE[color]), 1);
    const rolled = Array.from({ length: pool.dice[color] }).reduce<Counted>(so => joined(so, die), NOTHING);
    return joined(joined(all, cards), rolled);
  }, NOTHING);
  const sums = new Float64Array(1 + Math.max(...[...lying.keys()].map(key => sumOf(numbers(key)))));
  for (const [key, p] of lying) sums[sumOf(without(numbers(key), lowest, highest))]! += p;
  return sums;
}

const NOTHING: Counted = new Map([[VALUES.map(() => 0).join(' '), 1]]);
const numbers = (key: string): readonly number[] => key.split(' ').map(Number);
const sumOf = (of: readonly number[]): number => of.reduce((sum, n, i) => sum + n * (VALUES[i] ?? 0), 0);

/** How many blanks a deck holds, and how many of each value. */
const countsOf = (deck: Remaining) => ({
  blanks: deck.blanks,
  values: VALUES.map(value => [...deck.plain, ...deck.criticals].filter(one => one === value).length),
});

/** So many cards of it, each choice equally likely. */
function drawnOf({ blanks, values }: ReturnType<typeof countsOf>, count: number): Counted {
  let ways: readonly { readonly taken: readonly number[]; readonly left: number; readonly ways: number }[] = [
    { taken: [], left: count, ways: 1 },
  ];
  for (const there of values)
    ways = ways.flatMap(one =>
      Array.from({ length: Math.min(there, one.left) + 1 }, (_, n) => ({
        taken: [...one.taken, n],
        left: one.left - n,
        ways: one.ways * choose(there, n),
      })),
    );
  const all = choose(blanks + values.reduce((sum, n) => sum + n, 0), count);
  return new Map(
    ways.flatMap(one => {
      const chance = (one.ways * choose(blanks, one.left)) / all;
      return chance > 0 ? [[one.taken.join(' '), chance] as const] : [];
    }),
  );
}

/** Of two draws together. */
function joined(one: Counted, other: Counted): Counted {
  const out = new Map<string, number>();
  for (const [a, p] of one)
    for (const [b, q] of other) {
      const others = numbers(b);
      const key = numbers(a)
        .map((n, i) => n + (others[i] ?? 0))
        .join(' ');
      out.set(key, (out.get(key) ?? 0) + p * q);
    }
  return out;
}

function without(counts: readonly number[], lowest: number, highest: number): readonly number[] {
  const less = (of: readonly number[], most: number): readonly number[] => {
    let out = most;
    return of.map(n => {
      const gone = Math.min(n, out);
      out -= gone;
      return n - gone;
    });
  };
  return less(less(counts.toReversed(), highest).toReversed(), lowest);
}

/** For each defense that could be reached, by card or tokens: expected HP lost, and the chance of a knock-out. */
export function defenses(
  damage: Chances,
  hp: number,
  options: readonly number[],
): { readonly defense: number; readonly expectedHpLost: number; readonly knockOut: number }[] {
  return options.map(defense => ({
    defense,
    expectedHpLost: expectedHpLost(damage, defense, 0, hp),
    knockOut: chanceToLose(damage, hp, defense),
  }));
}
