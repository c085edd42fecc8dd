import type { Settings } from '../../encounter/model/settings';
import { type Advice, advise } from '../../might/advisor';
import { COLORS, type Color, type Counts, eachColor, NONE } from '../../might/cards';
import { expectedHpLost } from '../../might/figures';
import { type Odds, odds } from '../../might/odds';
import type { Pool } from '../../might/pieces';
import type { RemainingByColor } from '../../might/remaining';

/** MT-9: cards, dice, or some of each; settled before anything is drawn. */
export type DrawnWith = 'cards' | 'dice' | 'mixed';
export const drawnWith: readonly DrawnWith[] = ['cards', 'dice', 'mixed'];

/** The way of drawing at this table, unless an attack says otherwise. */
export const usually = (might: Settings['might']): DrawnWith => (might === 'physical' ? 'cards' : might);

/** An attack as it is being put together on the screen, before anything is drawn. */
export interface PoolPlan {
  /** The might track; `out` are those of its cubes that are left out. */
  readonly cubes: Counts;
  readonly out: Counts;
  readonly white: number;
  /** Single steps of Empower by the colour that they start from (MT-7). */
  readonly steps: Counts;
  readonly with: DrawnWith;
  /** Where both are used: how many of each colour of the whole pool are dice. */
  readonly rolled: Counts;
  readonly empoweredTokens: number;
  readonly lethality: number;
}

export const freshPlan = (cubes: Counts, white: number, by: DrawnWith): PoolPlan => ({
  cubes,
  out: NONE,
  white,
  steps: NONE,
  with: by,
  rolled: NONE,
  empoweredTokens: 0,
  lethality: 0,
});

const nextUp: Record<Color, Color | undefined> = {
  white: 'yellow',
  yellow: 'red',
  red: 'black',
  black: undefined,
};

export const cubesUsed = ({ cubes, out }: PoolPlan): Counts =>
  eachColor(color => Math.max(0, cubes[color] - out[color]));

/** The pool as it will be drawn: steps from the weakest colour up, so that one card may go several of them. */
export function poolAfter(plan: PoolPlan): Counts {
  const used = cubesUsed(plan);
  const pool = { ...used, white: used.white + plan.white };
  for (const color of COLORS) {
    const to = nextUp[color];
    if (!to) continue;
    const moved = Math.min(plan.steps[color], pool[color]);
    pool[color] -= moved;
    pool[to] += moved;
  }
  return pool;
}

export function drawOf(plan: PoolPlan): Pool {
  const all = poolAfter(plan);
  const dice = eachColor(color =>
    plan.with === 'cards' ? 0 : plan.with === 'dice' ? all[color] : Math.min(plan.rolled[color], all[color]),
  );
  return { cards: eachColor(color => all[color] - dice[color]), dice };
}

export const stepsUsed = (plan: PoolPlan): number =>
  COLORS.reduce((sum, color) => sum + plan.steps[color], 0);

export const canStep = (plan: PoolPlan, color: Color): boolean =>
  nextUp[color] !== undefined && poolAfter(plan)[color] > 0;

/** Steps of Empower that were granted and could still be given: drawn like this they would be lost. */
export function stepsToPlace(plan: PoolPlan, granted: number): number {
  const pool = poolAfter(plan);
  const room = 3 * pool.white + 2 * pool.yellow + pool.red;
  return Math.max(0, Math.min(granted + 3 * plan.empoweredTokens - stepsUsed(plan), room));
}

/** So many white ones; where all of them were dice, all of them stay dice. */
export function withWhite(plan: PoolPlan, white: number): PoolPlan {
  const before = poolAfter(plan).white;
  const changed = { ...plan, white };
  const allDice = plan.with === 'mixed' && before > 0 && plan.rolled.white >= before;
  return allDice ? { ...changed, rolled: { ...plan.rolled, white: poolAfter(changed).white } } : changed;
}

export interface Aim {
  readonly defense: number;
  /** HP of the die that would be hit. */
  readonly hp: number;
  readonly bonus: number;
  readonly redraws: number;
  readonly cannotMiss?: boolean;
  /** Friends whom it would hit as well (SE-2). */
  readonly friends?: readonly AtRisk[];
}

/** A friend in one's own area: what stands against the damage, and what it could spend on it (FT-8). */
export interface AtRisk {
  readonly id: string;
  readonly name: string;
  readonly defense: number;
  readonly tokens: number;
  readonly hp: number;
}

/** What the attack would cost a friend, as it stands there and with all of its Defense tokens (FT-8). */
export interface FriendHit extends AtRisk {
  readonly expectedHpLost: number;
  readonly guarded: number;
}

export function friendsHit(plan: PoolPlan, aim: Aim, left: RemainingByColor): readonly FriendHit[] {
  const { friends = [], bonus } = aim;
  if (friends.length === 0) return [];
  const { hit } = oddsFor(plan, aim, left);
  const lost = (defense: number, hp: number): number => expectedHpLost(hit, defense, bonus, hp);
  return friends.map(one => ({
    ...one,
    expectedHpLost: lost(one.defense, one.hp),
    guarded: lost(one.defense + one.tokens, one.hp),
  }));
}

const most = 10;

/** For each number of white ones: what to expect of the pool as it would be drawn then. */
export function adviceFor(
  plan: PoolPlan,
  aim: Aim,
  left: RemainingByColor,
): Pick<Advice, 'options' | 'mostHp'> {
  const optionOf = (white: number) => ({
    ...advise({ ...aim, pool: drawOf(withWhite(plan, white)), left, mostWhite: 0, missLimit: 1 }).mostHp,
    white,
  });
  const first = optionOf(0);
  const options = [first];
  for (let white = 1; white <= most; white++) options.push(optionOf(white));
  // FT-8: what it costs friends, their tokens spent, counts against it.
  const worth = ({ white, expectedHpLost: gained }: { white: number; expectedHpLost: number }): number =>
    friendsHit(withWhite(plan, white), aim, left).reduce((sum, one) => sum - one.guarded, gained);
  // Of equal pools the one with the fewest cards; rounding errors make no difference.
  const mostHp = options.reduce((best, one) => (worth(one) > worth(best) + 1e-12 ? one : best), first);
  return { options, mostHp };
}

export function oddsFor(plan: PoolPlan, aim: Aim, left: RemainingByColor): Odds {
  return odds({ pool: drawOf(plan), redraws: aim.redraws, left, cannotMiss: aim.cannotMiss ?? false });
}

export const countsOf = (pool: { readonly [C in Color]?: number }): Counts =>
  eachColor(color => pool[color] ?? 0);
