import { type AttackSetup, LETHALITY } from '../../might/attack-setup';
import { NONE } from '../../might/cards';
import { type Aim, type DrawnWith, freshPlan, type PoolPlan } from './pool';
import { sentinelCubes } from './strike-plan';

type Granted = Pick<AttackSetup, 'might' | 'sentinels' | 'unarmed' | 'bonus' | 'redraws' | 'cannotMiss'>;

/** The pool that an attack begins with which a card or a token brought: one card for each Sentinel, no cubes unarmed. */
export function askedPlan({ might, sentinels, unarmed }: Granted, by: DrawnWith): PoolPlan {
  const cubes = sentinels > 0 ? sentinelCubes(might, sentinels) : unarmed ? NONE : might;
  return freshPlan(cubes, 0, by);
}

/** OWN-42: what its Lethality tokens add to a hit. */
export const lethalityOf = ({ lethality }: Pick<PoolPlan, 'lethality'>): number => LETHALITY[lethality] ?? 0;

/** All that counts for what to expect of it: Lethality adds to its hit, and Sentinels never miss (GM-11). */
export const askedAim = (
  setup: Granted,
  plan: PoolPlan,
  against: Pick<Aim, 'defense' | 'hp' | 'friends'>,
): Aim => ({
  ...against,
  bonus: setup.bonus + lethalityOf(plan),
  redraws: setup.redraws,
  cannotMiss: setup.cannotMiss || setup.sentinels > 0,
});
