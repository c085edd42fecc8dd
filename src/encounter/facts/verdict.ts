import type { Friend, FriendRole } from '../model/entities';
import type { State } from '../model/state';
import { type Deed, mayTable, type Verdict } from './may-table';
import { type Plight, plightOf } from './plight';

/** What the rules say; nothing where a friend of this kind cannot be in that plight. */
export function verdictOn(deed: Deed, plight: Plight, kind: FriendRole): Verdict | undefined {
  const cell: Verdict | { readonly [K in FriendRole]?: Verdict } = mayTable[deed][plight];
  return 'rule' in cell ? cell : cell[kind];
}

/** Whether a friend may do that now, as far as its plight goes (FT-11). */
export const mayDo = (state: Pick<State, 'friends'>, friend: Friend, deed: Deed): boolean =>
  !verdictOn(deed, plightOf(state, friend), friend.role)?.bar;
