import type { Friend, FriendRole } from '../model/entities';
import type { State } from '../model/state';
import { friendOf, isOathsworn } from './select';

type Company = Pick<State, 'friends'>;

/** In what state one of the company is, for all that it may do; the first that is so counts. */
export type Plight =
  | 'standing'
  | 'caged'
  | 'consumed'
  | 'unconscious'
  | 'dead'
  /** Guardian and Sentinels of a Grove Maiden who is down (GM-6). */
  | 'dormant'
  /** An Oathsworn who is down, and whose player has an ally on the board (UC-2). */
  | 'replaced'
  /** Off the board for another reason than its HP. */
  | 'removed';

/** Whom a plight can befall at all. */
export type KindIn<P extends Plight> = P extends 'dormant'
  ? 'guardian' | 'sentinel'
  : P extends 'replaced'
    ? 'full' | 'companion'
    : FriendRole;

const isUp = ({ presence }: Friend): boolean => presence === 'standing' || presence === 'consumed';

/** GM-6: nobody controls what a Grove Maiden has called while she is down. */
function isDormant(state: Company, friend: Friend): boolean {
  if (friend.role !== 'guardian' && friend.role !== 'sentinel') return false;
  const maiden = friendOf(state, friend.of);
  return maiden !== undefined && !isUp(maiden);
}

/** UC-2, UC-6: an ally takes the turns of this one. */
const isReplaced = (state: Company, friend: Friend): boolean =>
  isOathsworn(friend) && state.friends.some(one => one.of === friend.id && one.role === 'ally' && isUp(one));

export function plightOf(state: Company, friend: Friend): Plight {
  switch (friend.presence) {
    case 'gone':
      return 'removed';
    case 'unconscious':
    case 'dead':
      return isReplaced(state, friend) ? 'replaced' : friend.presence;
    case 'standing':
    case 'consumed':
      if (isDormant(state, friend)) return 'dormant';
      return friend.presence === 'consumed' ? 'consumed' : friend.caged ? 'caged' : 'standing';
  }
}
