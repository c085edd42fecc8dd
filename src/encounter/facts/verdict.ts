import type { Friend, FriendRole } from '../model/entities';
import type { State } from '../model/state';
import { type Deed, mayTable, type Verdict } from './may-table';
import { type Plight, plightOf } from './plight';

/** What the rules say; nothing where a friend of this kind cannot be in that plight. */
export function verdictOn(deed: Deed, plight: Plight, kind: FriendRole): Verdict | undefined {
  const cell: Verdict | { readonly [K in FriendRole]?: Verdict } = mayTable[deed][plight];
  return 'rule' in cell ? cell : cell[kind];
}

/** FT-11: whether a knocked-out, dead or otherwise restricted character may do this now. */
export const mayDo = (state: Pick<State, 'friends'>, friend: Friend, deed: Deed): boolean =>
  !verdictOn(deed, plightOf(state, friend), friend.role)?.bar;
