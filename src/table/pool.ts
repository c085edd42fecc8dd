import { type Advice, advise } from '../might/advisor';
import { COLORS, type Color, type Counts, eachColor, NONE } from '../might/cards';
import { type Odds, odds } from '../might/odds';
import type { Pool } from '../might/pieces';
import type { RemainingByColor } from '../might/remaining';

/** An attack as it is being put together on the screen, before anything is drawn. */
export interface PoolPlan {
  readonly cubes: Counts;
  readonly white: number;
  /** Single steps of Empower by the colour that they start from (MT-7). */
  readonly steps: Counts;
  readonly dice: boolean;
  readonly empoweredTokens: number;
  readonly lethality: number;
}

export const freshPlan = (cubes: Counts, white: number, dice: boolean): PoolPlan => ({
  cubes,
  white,
  steps: NONE,
  dice,
  empoweredTokens: 0,
  lethality: 0,
});

const nextUp: Record<Color, Color | undefined> = {
  white: 'yellow',
  yellow: 'red',
  red: 'black',
  black: undefined,
};

/** The pool as it will be drawn: steps from the weakest colour up, so that one card may go several of them. */
export function poolAfter(plan: PoolPlan, white = plan.white): Counts {
  const pool = { ...plan.cubes, white: plan.cubes.white + white };
  for (const color of COLORS) {
    const to = nextUp[color];
    if (!to) continue;
    const moved = Math.min(plan.steps[color], pool[color]);
    pool[color] -= moved;
    pool[to] += moved;
  }
  return pool;
}

export const drawOf = (plan: PoolPlan): Pool => {
  const counts = poolAfter(plan);
  return plan.dice ? { cards: NONE, dice: counts } : { cards: counts, dice: NONE };
};

export const stepsUsed = (plan: PoolPlan): number =>
  COLORS.reduce((sum, color) => sum + plan.steps[color], 0);

export const canStep = (plan: PoolPlan, color: Color): boolean =>
  nextUp[color] !== undefined && poolAfter(plan)[color] > 0;

export interface Aim {
  readonly defense: number;
  /** HP of the die that would be hit. */
  readonly hp: number;
  readonly bonus: number;
  readonly redraws: number;
}

const most = 10;

/** For each number of white ones: what to expect (the steps of Empower are kept as they are). */
export function adviceFor(plan: PoolPlan, aim: Aim, left: RemainingByColor): Advice {
  const fixed = poolAfter({ ...plan, white: 0 }, 0);
  return advise({
    pool: plan.dice ? { cards: NONE, dice: fixed } : { cards: fixed, dice: NONE },
    redraws: aim.redraws,
    left,
    bonus: aim.bonus,
    defense: aim.defense,
    hp: aim.hp,
    whiteDice: plan.dice,
    mostWhite: most,
    missLimit: 0.25,
  });
}

export function oddsFor(plan: PoolPlan, aim: Aim, left: RemainingByColor): Odds {
  return odds({ pool: drawOf(plan), redraws: aim.redraws, left });
}

export const countsOf = (pool: { readonly [C in Color]?: number }): Counts =>
  eachColor(color => pool[color] ?? 0);
