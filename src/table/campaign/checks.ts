import { MOST_WHITE } from '../../campaign/facts/checks';
import { COLORS, type Counts, counts, NONE, total } from '../../might/cards';
import { empowerSteps } from '../../might/empower';
import { levelChances, successChance } from '../../might/figures';
import { odds } from '../../might/odds';
import type { RemainingByColor } from '../../might/remaining';
import type { Cubes } from '../../stage/steps';

/** One check or round of combat as it is put to the company. */
export interface Question {
  readonly of: 'check' | 'combat';
  /** The check's difficulty, or the enemy's defense. */
  readonly against: number;
  /** Cubes that may be added to the white. */
  readonly might: Cubes;
  readonly redraws: number;
  readonly bonus: number;
  readonly dice: boolean;
  /** Empowered x3 tokens spent before the draw (TK-4). */
  readonly empowered?: number;
  /** What the story's decks still hold (MT-10); whole ones if absent. */
  readonly left?: RemainingByColor;
}

export interface Option {
  readonly white: number;
  /** The pool that is drawn, with the best use of Empower. */
  readonly pool: Counts;
  readonly success: number;
  readonly miss: number;
  /** The chance of at least two levels of success, or two HP. */
  readonly twice: number;
}

/** MT-7: every pool that so many single steps make of this one; as many of them as it has room for. */
function empowered(pool: Counts, steps: number): readonly Counts[] {
  const room = 3 * pool.white + 2 * pool.yellow + pool.red;
  const taken = Math.min(steps, room);
  if (taken === 0) return [pool];
  const all = total(pool);
  const found: Counts[] = [];
  for (let black = pool.black; black <= all; black++) {
    for (let red = 0; black + red <= all; red++) {
      for (let yellow = 0; black + red + yellow <= all; yellow++) {
        const to = { white: all - black - red - yellow, yellow, red, black };
        if (empowerSteps(pool, to) === taken) found.push(to);
      }
    }
  }
  return found;
}

function optionFor(question: Question, white: number, all: Counts): Option {
  const { of, against, bonus, redraws, dice, left } = question;
  const purpose =
    of === 'check'
      ? { kind: 'check' as const, difficulty: against, levels: true, might: true }
      : { kind: 'combat' as const, defense: against };
  const pool = dice ? { cards: NONE, dice: all } : { cards: all, dice: NONE };
  const found = odds({ pool, redraws, ...(left ? { left } : {}) });
  const twice = levelChances(found, purpose, bonus)
    .slice(2)
    .reduce((sum, p) => sum + p, 0);
  return { white, pool: all, success: successChance(found, purpose, bonus), miss: found.miss, twice };
}

/** MT-12: for every number of white that may be drawn, how likely it is to succeed (OWN-150). */
export function optionsOf(question: Question): readonly Option[] {
  const steps = 3 * (question.empowered ?? 0);
  return Array.from({ length: MOST_WHITE + 1 }, (_, white) => {
    const all = counts({ ...question.might, white: (question.might.white ?? 0) + white });
    return empowered(all, steps)
      .map(pool => optionFor(question, white, pool))
      .reduce((best, one) => (one.success > best.success + 1e-12 ? one : best));
  });
}

/** The pool most likely to succeed; of equal ones the pool with the fewest cards. */
export const bestOf = (options: readonly Option[]): Option | undefined =>
  options.reduce<Option | undefined>(
    (best, one) => (best && best.success >= one.success - 1e-9 ? best : one),
    undefined,
  );

/** A pool in few words, the strongest colour first. */
export const poolParts = (pool: Counts) =>
  COLORS.toReversed().flatMap(color => (pool[color] > 0 ? [{ color, count: pool[color] }] : []));
