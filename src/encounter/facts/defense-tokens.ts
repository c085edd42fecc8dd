import type { Friend, Id, State } from '../model/state';
import { plightOf } from './plight';
import { friendOf, tokensOf } from './select';
import { verdictOn } from './verdict';

type Company = Pick<State, 'friends'>;

/** FT-11: no token is spent for a friend that can do nothing, such as a sleeping Guardian (GM-6). */
const spends = (state: Company, friend: Friend): boolean =>
  verdictOn('spend', plightOf(state, friend), friend.role)?.bar === null;

/** At hand now, the Grove Maiden's for her Guardian among them (GM-4). */
export function defenseTokens(state: Company, friend: Friend): number {
  if (!spends(state, friend)) return 0;
  const maiden = friend.role === 'guardian' ? friendOf(state, friend.of) : undefined;
  return tokensOf(friend, 'defense') + (maiden ? tokensOf(maiden, 'defense') : 0);
}

/** GM-4: what both could spend is offered once, to the Grove Maiden where she would lose HP herself. */
export function tokensOffered(state: Company, friend: Friend, hurt: readonly Id[]): number {
  const maiden = friend.role === 'guardian' ? friendOf(state, friend.of) : undefined;
  const needs = maiden?.presence === 'standing' && hurt.includes(maiden.id);
  return needs && spends(state, friend) ? tokensOf(friend, 'defense') : defenseTokens(state, friend);
}

/** The friend that pays the next Defense token: itself, else the Grove Maiden for her Guardian. */
export const payerOfDefense = (friend: Friend): Id =>
  tokensOf(friend, 'defense') > 0 || friend.of === null ? friend.id : friend.of;
