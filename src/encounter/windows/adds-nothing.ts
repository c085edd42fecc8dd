import type { Choice, HeroEffect } from '../../stage/company';
import type { EnemyAttackFrame, StrikeFrame } from '../model/frame';
import type { Id, State } from '../model/state';

type Boost = Extract<HeroEffect, { effect: 'boost' }>;

/** OWN-246: all that it would do is to change an attack, and none that it could change is under way. */
export const addsNothing = (
  state: State,
  who: Id,
  { effects }: Choice,
  blow: EnemyAttackFrame | undefined,
): boolean => effects.length > 0 && effects.every(effect => isIdle(effect, ownStrike(state, who), blow));

function isIdle(
  effect: HeroEffect,
  strike: StrikeFrame | undefined,
  blow: EnemyAttackFrame | undefined,
): boolean {
  switch (effect.effect) {
    case 'boost':
      return !isBoosted(strike, effect);
    case 'weaken':
      return blow === undefined;
    case 'forceRedraw':
      return blow?.flow?.step !== 'revealed';
    default:
      return false;
  }
}

/** The attack of this one that is under way. */
const ownStrike = (state: State, who: Id): StrikeFrame | undefined => {
  const strike = state.frames.findLast((frame): frame is StrikeFrame => frame.frame === 'strike');
  return strike?.by === who ? strike : undefined;
};

/**
 * IT-5: until it is settled everything counts, then damage and what the hit does; redraws come too late, and a miss
 * takes nothing.
 */
function isBoosted(strike: StrikeFrame | undefined, { bonus = 0, redraws = 0, hit = [] }: Boost): boolean {
  const flow = strike?.flow;
  if (!flow || flow.outcome?.missed) return false;
  return bonus !== 0 || hit.length > 0 || (redraws !== 0 && flow.outcome === null);
}
