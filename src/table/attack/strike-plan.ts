import type { Friend, Id, Library } from '../../encounter/model/state';
import type {
  Strike,
  StrikeBy,
  StrikePlanned,
  StrikePrice,
  StrikeSaid,
  StrikeTargets,
} from '../../encounter/model/strike';
import { type Counts, NONE, STRONGEST_FIRST } from '../../might/cards';
import {
  countsOf,
  cubesUsed,
  type DrawnWith,
  drawOf,
  freshPlan,
  type PoolPlan,
  poolAfter,
  stepsUsed,
} from './pool';

/** An attack on the screen: whom, with what, and what a card adds to it. */
export interface StrikePlan {
  /** In their order, where a chain goes from one to the next. */
  readonly targets: readonly Id[];
  readonly spread: 'one' | 'area' | 'chain';
  /** How many hexes of each target the area covers, where more than one (AE-6). */
  readonly hexes: Readonly<Record<Id, number>>;
  readonly die: Id | undefined;
  readonly empower: number;
  readonly bonus: number;
  readonly redraws: number;
  readonly knockback: number;
  readonly range: number;
  readonly unarmed: boolean;
  readonly falcons: boolean;
  /** So many Sentinels strike for their Grove Maiden. */
  readonly sentinels: number;
  /** Bought with a token: no determination (MT-11). */
  readonly free: boolean;
}

/** SE-21: whoever has thrown a weapon strikes unarmed until it is picked up, unless the players say otherwise. */
export const hasThrownWeapon = (who: Friend, items: Library['items']): boolean =>
  who.thrown.some(({ item }) => (items[item]?.kind ?? 'weapon') === 'weapon');

export const freshStrike = (
  who: Friend,
  target: Id | undefined,
  { unarmed = false, free = false },
): StrikePlan => ({
  targets: target === undefined ? [] : [target],
  spread: 'one',
  hexes: {},
  die: undefined,
  empower: 0,
  bonus: 0,
  redraws: 0,
  knockback: 0,
  range: who.range,
  unarmed,
  falcons: false,
  sentinels: 0,
  free,
});

/** One card of the might for each Sentinel: the strongest, until the players choose another. */
export function sentinelCubes(might: Counts, sentinels: number): Counts {
  const best = STRONGEST_FIRST.find(color => might[color] > 0) ?? 'white';
  return { ...NONE, [best]: sentinels };
}

/** The pool that an attack of this kind begins with. */
export function poolOf(who: Friend, plan: StrikePlan, by: DrawnWith): PoolPlan {
  const might = countsOf(who.might);
  const cubes = plan.unarmed ? NONE : plan.sentinels > 0 ? sentinelCubes(might, plan.sentinels) : might;
  return freshPlan(cubes, 0, by);
}

function targetsOf({ targets, spread, hexes, die }: StrikePlan): StrikeTargets {
  switch (spread) {
    case 'one':
      return { targets: targets.slice(0, 1), ...(die === undefined ? {} : { die }) };
    case 'chain':
      return { targets, chain: true };
    case 'area': {
      const wide = Object.entries(hexes).filter(([id, n]) => n > 1 && targets.includes(id));
      return { targets, ...(wide.length > 0 ? { hexes: Object.fromEntries(wide) } : {}) };
    }
  }
}

const strikerOf = ({ falcons, sentinels }: StrikePlan): StrikeBy =>
  falcons ? { falcons } : sentinels > 0 ? { sentinels } : {};

/** The command for the rules; `said` is the draw that the table made itself. */
export function strikeOf(who: Friend, plan: StrikePlan, pool: PoolPlan, said?: StrikeSaid): Strike {
  const draw = {
    white: pool.white,
    cubes: cubesUsed(pool),
    dice: drawOf(pool).dice,
    tokens: { empowered: pool.empoweredTokens, lethality: pool.lethality },
    ...(stepsUsed(pool) > 0 ? { empowered: poolAfter(pool) } : {}),
    ...(said === undefined ? {} : { said }),
  };
  return { ...plainStrikeOf(who, plan), ...draw };
}

/** The same command before its pool is told. */
export function plainStrikeOf(who: Friend, plan: StrikePlan): StrikePlanned {
  const price: StrikePrice = plan.free ? { free: true } : {};
  return {
    ...targetsOf(plan),
    ...strikerOf(plan),
    ...price,
    unarmed: plan.unarmed,
    ...(plan.empower > 0 ? { empower: plan.empower } : {}),
    ...(plan.bonus > 0 ? { bonus: plan.bonus } : {}),
    ...(plan.redraws > 0 ? { redraws: plan.redraws } : {}),
    ...(plan.knockback > 0 ? { hit: [{ effect: 'knockback', hexes: plan.knockback }] } : {}),
    ...(plan.range === who.range ? {} : { range: plan.range }),
  };
}
