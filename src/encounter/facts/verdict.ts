import type { FriendRole } from '../model/entities';
import { type Deed, mayTable, type Verdict } from './may-table';
import type { Plight } from './plight';

/** What the rules say; nothing where a friend of this kind cannot be in that plight. */
export function verdictOn(deed: Deed, plight: Plight, kind: FriendRole): Verdict | undefined {
  const cell: Verdict | { readonly [K in FriendRole]?: Verdict } = mayTable[deed][plight];
  return 'rule' in cell ? cell : cell[kind];
}
