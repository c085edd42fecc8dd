import { MOST_WHITE } from '../../campaign/checks';
import { counts, NONE } from '../../might/cards';
import { levelChances, successChance } from '../../might/figures';
import { odds } from '../../might/odds';
import type { Pool } from '../../stage/steps';

/** One check or round of combat as it is put to the company. */
export interface Question {
  readonly of: 'check' | 'combat';
  /** The check's difficulty, or the enemy's defense. */
  readonly against: number;
  /** Cubes that may be added to the white. */
  readonly might: Pool;
  readonly redraws: number;
  readonly bonus: number;
  readonly dice: boolean;
}

export interface Option {
  readonly white: number;
  readonly success: number;
  readonly miss: number;
  /** The chance of at least two levels of success, or two HP. */
  readonly twice: number;
}

/** MT-12: for every number of white that may be drawn, how likely it is to succeed. */
export function optionsOf(question: Question): readonly Option[] {
  const { of, against, bonus } = question;
  const purpose =
    of === 'check'
      ? { kind: 'check' as const, difficulty: against, levels: true, might: true }
      : { kind: 'combat' as const, defense: against };
  return Array.from({ length: MOST_WHITE + 1 }, (_, white) => {
    const all = counts({ ...question.might, white: (question.might.white ?? 0) + white });
    const pool = question.dice ? { cards: NONE, dice: all } : { cards: all, dice: NONE };
    const found = odds({ pool, redraws: question.redraws });
    const twice = levelChances(found, purpose, bonus)
      .slice(2)
      .reduce((sum, p) => sum + p, 0);
    return { white, success: successChance(found, purpose, bonus), miss: found.miss, twice };
  });
}

/** Most likely to succeed; of equals the fewest cards. */
export const bestOf = (options: readonly Option[]): Option | undefined =>
  options.reduce<Option | undefined>(
    (best, one) => (best && best.success >= one.success - 1e-9 ? best : one),
    undefined,
  );
