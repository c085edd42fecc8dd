import type { Choice, HeroEffect } from '../../stage/company';
import { friendOf, standing } from '../facts/select';
import type { EnemyAttackFrame } from '../model/frame';
import type { Friend, Id, State } from '../model/state';

type Guard = Extract<HeroEffect, { effect: 'guard' }>;

/** EA-5: under an attack it guards one of the attacked; else its player, or a friend, for the round. */
export function guardedBy(
  state: State,
  who: Id,
  { on }: Guard,
  blow: EnemyAttackFrame | undefined,
): readonly Friend[] {
  const targets = blow?.flow?.setup.targets ?? [];
  const attacked = targets.flatMap(target => friendOf(state, target.id) ?? []);
  // OWN-168: whom it says is somebody else, even if its player is attacked as well.
  if (on === 'other') return (attacked.length > 0 ? attacked : standing(state)).filter(one => one.id !== who);
  if (attacked.length > 0 && (on === 'friend' || !attacked.some(one => one.id === who))) return attacked;
  const self = friendOf(state, who);
  return on === 'friend' ? standing(state) : self ? [self] : [];
}

/** OWN-168: all that it would do is to guard somebody else, and nobody else is attacked. */
export const guardsNobody = (
  state: State,
  who: Id,
  { effects }: Choice,
  blow: EnemyAttackFrame | undefined,
): boolean =>
  effects.length > 0 &&
  effects.every(one => one.effect === 'guard' && guardedBy(state, who, one, blow).length === 0);
