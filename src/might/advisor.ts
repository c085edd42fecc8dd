import { chanceToLose, expected, expectedHpLost } from './figures';
import { odds } from './odds';
import type { Pool } from './pieces';
import type { RemainingByColor } from './remaining';

/** An attack that is being put together. */
export interface Plan {
  /** What is drawn for certain: cubes, upgraded or not, as cards and dice. */
  readonly pool: Pool;
  readonly redraws: number;
  readonly left?: RemainingByColor;
  readonly bonus?: number;
  readonly defense: number;
  /** HP of the die that would be hit. */
  readonly hp: number;
  /** The white ones to add are dice. */
  readonly whiteDice?: boolean;
  readonly mostWhite?: number;
  /** For the careful choice: the highest chance to miss that is still taken. */
  readonly missLimit: number;
}

interface Option {
  readonly white: number;
  readonly miss: number;
  readonly expected: number;
  readonly expectedHpLost: number;
  /** The chance to break the location. */
  readonly breaks: number;
}

export interface Advice {
  /** One for each number of extra white ones, from 0. */
  readonly options: readonly Option[];
  /** The most HP on average; the likeliest to break; the most HP with a chance to miss within the limit. */
  readonly mostHp: Option;
  readonly likeliest: Option;
  readonly careful: Option | null;
}

export function advise(plan: Plan): Advice {
  const first = optionOf(plan, 0);
  const options = [first];
  for (let white = 1; white <= (plan.mostWhite ?? 12); white++) options.push(optionOf(plan, white));
  const careful = options.filter(option => option.miss <= plan.missLimit);
  return {
    options,
    mostHp: best(first, options, option => option.expectedHpLost),
    likeliest: best(first, options, option => option.breaks),
    careful: careful[0] ? best(careful[0], careful, option => option.expectedHpLost) : null,
  };
}

function optionOf(plan: Plan, white: number): Option {
  const { bonus = 0, defense } = plan;
  const found = odds({
    pool: plus(plan.pool, plan.whiteDice ? 'dice' : 'cards', white),
    redraws: plan.redraws,
    ...(plan.left ? { left: plan.left } : {}),
  });
  return {
    white,
    miss: found.miss,
    expected: expected(found.hit, bonus),
    expectedHpLost: expectedHpLost(found.hit, defense, bonus, plan.hp),
    breaks: chanceToLose(found.hit, plan.hp, defense, bonus),
  };
}

const plus = (pool: Pool, kind: keyof Pool, white: number): Pool => ({
  ...pool,
  [kind]: { ...pool[kind], white: pool[kind].white + white },
});

/** Of equals the one with the fewest cards; a rounding error makes no difference. */
function best(first: Option, options: readonly Option[], by: (option: Option) => number): Option {
  return options.reduce((found, option) => (by(option) > by(found) + 1e-12 ? option : found), first);
}
