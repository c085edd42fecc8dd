import * as v from 'valibot';
import { commandDoor, maybe, type Of, shape, whole } from '../../../play/shapes';
import type { PairCommand, PairFix } from '../rules/pair/commands';
import { jars } from '../rules/round';
import { against } from './acts';
import { count, counts, fixes, flag, hex, side } from './common';
import { counted, owned, positions } from './pair';
import { witchCommands } from './witch-commands';

type What<W extends PairFix['what']> = Extract<PairFix, { what: W }>;
const says = <W extends PairFix['what']>(what: W) => v.literal(what);
const fix: Of<PairFix> = v.variant('what', [
  ...fixes,
  shape<What<'owned'>>()({ what: says('owned'), side, owned }),
  shape<What<'positions'>>()({ what: says('positions'), positions }),
  shape<What<'first'>>()({ what: says('first'), side }),
  shape<What<'go'>>()({ what: says('go'), to: v.picklist(['jar', 'round']) }),
]);

/** Stands where the taps of two or three are sent. */
export const parsePair = commandDoor<PairCommand>({
  ...witchCommands,
  goal: { at: v.nullable(hex) },
  flip: { jar: v.picklist(jars), attack: flag, tiles: flag, takesFirst: flag },
  hesterDone: {},
  advance: { from: hex, to: hex, haints: count, legends: count },
  spawn: { at: hex },
  strengthen: {},
  attack: { from: hex, target: hex, against },
  count: { counted },
  drop: { out: maybe(counts) },
  legend: { push: v.nullable(hex), haint: v.nullable(hex) },
  point: { side, kills: whole(0, 99), points: whole(0, 99) },
  rescue: { at: hex, to: maybe(hex) },
  raze: { at: hex },
  storm: { at: hex },
  path: { at: hex },
  endSide: {},
  tableSays: { fix },
});
