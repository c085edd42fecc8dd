import * as v from 'valibot';
import { commandDoor, list, maybe, type Of, shape, whole } from '../../../play/shapes';
import { tiles } from '../rules/pair/bonus';
import type { PairCommand, PairFix } from '../rules/pair/commands';
import { jars } from '../rules/round';
import { against } from './acts';
import { count, counts, fixes, flag, hex, side } from './common';
import { counted, owned, positions } from './pair';
import { basic, cardName, steps, stepUnit, thingsSaid, tokenKind, tokens, upgradeKind } from './things';
import { witchCommands } from './witch-commands';

type What<W extends PairFix['what']> = Extract<PairFix, { what: W }>;
const says = <W extends PairFix['what']>(what: W) => v.literal(what);
const fix: Of<PairFix> = v.variant('what', [
  ...fixes,
  shape<What<'owned'>>()({ what: says('owned'), side, owned }),
  shape<What<'positions'>>()({ what: says('positions'), positions }),
  shape<What<'things'>>()({ what: says('things'), change: thingsSaid }),
  shape<What<'first'>>()({ what: says('first'), side }),
  shape<What<'go'>>()({ what: says('go'), to: v.picklist(['jar', 'round']) }),
]);

const upgrades = list(upgradeKind, 20);

/** Stands where the taps of two or three are sent. */
export const parsePair = commandDoor<PairCommand>({
  ...witchCommands,
  goal: { at: v.nullable(hex) },
  flip: { jar: v.picklist(jars), attack: flag, tiles: flag, takesFirst: flag },
  hesterDone: {},
  advance: { from: hex, to: hex, haints: count, legends: count, doll: maybe(flag) },
  spawn: { at: hex },
  strengthen: {},
  attack: { from: hex, target: hex, against },
  count: { counted },
  drop: { out: maybe(counts) },
  pay: { n: whole(0, 99) },
  legend: { push: v.nullable(hex), haint: v.nullable(hex) },
  point: { side, kills: whole(0, 99), points: whole(0, 99) },
  rescue: { at: hex, to: maybe(hex) },
  raze: { at: hex },
  storm: { at: hex },
  path: { at: hex },
  row: { basic },
  draw: { tokens: maybe(tokens), upgrades: maybe(upgrades) },
  back: { tokens, upgrades: maybe(upgrades) },
  upgrade: { of: basic, kind: upgradeKind },
  push: { row: whole(0, 2) },
  track: {},
  power: {},
  tile: { tile: v.picklist(tiles) },
  card: { name: v.union([cardName, v.literal('')]) },
  step: { from: maybe(hex), at: maybe(hex), unit: maybe(stepUnit), kind: maybe(tokenKind) },
  teach: { name: cardName, steps },
  kammiHit: { who: v.picklist(['kammi', 'goblin']) },
  giveBack: { side, n: count },
  unpin: { at: hex },
  collect: { at: hex },
  lay: { basic, to: v.picklist(['row', 'bag']) },
  doll: { at: hex, real: flag, under: v.picklist(['kammi', 'goblin']) },
  endSide: {},
  tableSays: { fix },
});
