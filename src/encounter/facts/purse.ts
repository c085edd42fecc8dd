import type { Friend, State } from '../model/state';
import { friendOf, tokensOf } from './select';

type Company = Pick<State, 'friends'>;

/**
 * GM-4, FT-3: the friends whose tokens a friend may spend, itself first. A Guardian and Sentinels spend the Grove
 * Maiden's too.
 */
export const purseOf = (state: Company, friend: Friend): readonly Friend[] => {
  const owner = friend.of === null || friend.role === 'ally' ? undefined : friendOf(state, friend.of);
  return owner ? [friend, owner] : [friend];
};

/** How many of a token it may spend on its attack. */
export const heldFor = (state: Company, friend: Friend, token: string): number =>
  purseOf(state, friend).reduce((sum, one) => sum + tokensOf(one, token), 0);
