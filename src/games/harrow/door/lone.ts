import * as v from 'valibot';
import { commandDoor, doorOf, maybe, type Of, shape, stream } from '../../../play/shapes';
import type { Kind } from '../../../storage/kinds';
import { applyLone, type LoneCommand, type LoneEvent, type LoneTree } from '../rules/lone/lone';
import { count, counts, cube, treeShape } from './common';
import { kindNames } from './names';

type On<T extends LoneEvent['type']> = Extract<LoneEvent, { type: T }>;
const of = <T extends string>(type: T) => v.literal(type);

const state: Of<LoneTree> = shape<LoneTree>()({ tree: treeShape, ground: counts, drops: count });
const event: Of<LoneEvent> = v.variant('type', [
  shape<On<'laid'>>()({ type: of('laid'), cube, n: count }),
  shape<On<'dropped'>>()({ type: of('dropped'), out: counts, stream: maybe(stream) }),
  shape<On<'inside'>>()({ type: of('inside'), cube, n: count }),
  shape<On<'forgot'>>()({ type: of('forgot') }),
]);

/** Stands where the taps at the Tree are sent. */
export const parseLone = commandDoor<LoneCommand>({
  lay: { cube, n: count },
  drop: { out: maybe(counts) },
  inside: { cube, n: count },
  forget: {},
});

/** The Tree alone as it is kept. */
export const loneKind: Kind<LoneTree, LoneEvent> = {
  name: kindNames.tree,
  version: 1,
  migrations: [],
  state: doorOf(state),
  event: doorOf(event),
  apply: applyLone,
  about: ({ drops, tree }) => ({ drops, seen: tree.kind === 'box' ? tree.seen.length : 0, box: '' }),
};
