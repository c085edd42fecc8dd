import { parseWith } from '../../../basics/schema';
import type { Kind } from '../../../storage/kinds';
import {
  applyLone,
  type LoneEvent,
  type LoneTree,
  loneCommandSchema,
  loneEventSchema,
  loneTreeSchema,
} from '../rules/lone/lone';
import { kindNames } from './names';

/** Reads a command before the rules see it. */
export const parseLone = parseWith(loneCommandSchema);

/** How the Tree alone is stored. */
export const loneKind: Kind<LoneTree, LoneEvent> = {
  name: kindNames.tree,
  version: 1,
  migrations: [],
  state: parseWith(loneTreeSchema),
  event: parseWith(loneEventSchema),
  apply: applyLone,
  about: ({ drops, tree }) => ({ drops, seen: tree.kind === 'box' ? tree.seen.length : 0, box: '' }),
};
