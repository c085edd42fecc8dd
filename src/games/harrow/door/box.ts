import { Reading } from '../../../basics/reading';
import { parseWith } from '../../../basics/schema';
import { packFormat } from '../../../library/pack-format';
import type { Kind, Migration } from '../../../storage/kinds';
import { applyBox } from '../rules/box/box';
import {
  type BoxEvent,
  boxCommandSchema,
  boxEventSchema,
  boxSchema,
  type OwnBox,
  packFields,
} from '../rules/box/model';
import { sayBox } from '../rules/box/says';
import { readMap } from '../rules/map-door';
import { kindNames } from './names';

/** What a map that is still being painted may lack. */
const unfinished = new Set(['one-brambles', 'two-homes', 'home-terrain']);

const packs = packFormat({
  word: 'harrow-pack',
  fields: packFields,
  unreadable: () => sayBox('harrow.no-pack'),
  problemsOf: pack => {
    const reading = new Reading();
    if (pack.map) readMap(reading, pack.map, 'map');
    return reading.problems.filter(({ code }) => !unfinished.has(code));
  },
});
export const packShape = packs.schema;
export const readPack = packs.read;
/** A box as the text of a pack. */
export const packText: (box: OwnBox) => string = packs.write;

/** Reads a command before the rules see it. */
export const parseBox = parseWith(boxCommandSchema);

/** Since version 2 a box has what its boards show and what its cards do. An older one has taught nothing of them. */
const taught: Migration = { name: 'taught', to: 2, state: old => old, event: old => old };

/** Since version 3 some numbers of a map may be known and others not. An older one knows the first ones alone. */
const gaps: Migration = { name: 'gaps', to: 3, state: old => old, event: old => old };

/** How the group's own box is stored. */
export const boxKind: Kind<OwnBox, BoxEvent> = {
  name: kindNames.box,
  version: 3,
  migrations: [taught, gaps],
  state: parseWith(boxSchema),
  event: parseWith(boxEventSchema),
  apply: applyBox,
  about: box => ({
    cards: [box.faces, box.cards ?? {}, box.witch ?? {}].reduce(
      (all, one) => all + Object.keys(one).length,
      0,
    ),
    map: box.map.name,
  }),
};
