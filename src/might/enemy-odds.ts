import { type Chances, SURE, sumsOfSome, times, together } from '../chances/floats';
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
