import * as v from 'valibot';
import { commandDoor, list, maybe, type Of, own, shape, whole } from '../../../play/shapes';
import { factions } from '../rules/sides';
import type { SoloCommand, SoloFix } from '../rules/solo/commands';
import { piles } from '../rules/solo/model';
import { against } from './acts';
import { area, count, counts, fixes, hex, hexes } from './common';
import { face } from './faces';
import { witchCommands } from './witch-commands';

const pile = v.picklist(piles);
const named = v.looseObject({ n: whole(1, 40), at: hex });

type What<W extends SoloFix['what']> = Extract<SoloFix, { what: W }>;
const fix: Of<SoloFix> = v.variant('what', [
  ...fixes,
  shape<What<'pile'>>()({ what: v.literal('pile'), pile, left: count }),
  shape<What<'go'>>()({
    what: v.literal('go'),
    to: v.picklist(['goals', 'card', 'attack', 'witch', 'bottom']),
  }),
]);

/** Stands where the taps of a solo game are sent. */
export const parseSolo = commandDoor<SoloCommand>({
  ...witchCommands,
  turn: {
    pile,
    side: maybe(v.picklist(factions)),
    card: maybe(v.looseObject({ id: own(80), face: maybe(face), hexes: maybe(list(named, 2)) })),
  },
  goal: { at: hex },
  act: { first: maybe(area), byDefault: maybe(v.boolean()) },
  throwAway: {},
  spawn: { at: hex },
  walk: { from: hex, path: hexes },
  byDefault: {},
  attack: { from: hex, target: hex, against },
  drop: { out: maybe(counts) },
  legend: { push: v.nullable(hex), haint: v.nullable(hex) },
  foreseen: {},
  tableSays: { fix },
});
