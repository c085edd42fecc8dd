import * as v from 'valibot';
import { Reading } from '../../../basics/reading';
import { err, ok, type Problem, type Result } from '../../../basics/result';
import { object, parseWith } from '../../../basics/schema';
import type { Kind, Migration } from '../../../storage/kinds';
import { applyBox } from '../rules/box/box';
import {
  type BoxEvent,
  boxCommandSchema,
  boxEventSchema,
  boxSchema,
  type OwnBox,
  type Pack,
  packFields,
} from '../rules/box/model';
import { sayBox } from '../rules/box/says';
import { readMap } from '../rules/map-door';
import { kindNames } from './names';

/** A pack as a text: any part of a box, and the word that identifies it. */
export const packShape = object({ northwest: v.literal('harrow-pack'), ...packFields });
const parsePack = parseWith(packShape);

/** What a map that is still being painted may lack. */
const unfinished = new Set(['one-brambles', 'two-homes', 'home-terrain']);

/** The door of packs: a path and a sentence for each thing that is wrong. */
export function readPack(source: string): Result<Pack, readonly Problem[]> {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return err([{ code: 'unreadable', at: '', message: sayBox('harrow.no-pack') }]);
  }
  const read = parsePack(value);
  if (!read.ok) return read;
  const { northwest: _, ...pack } = read.value;
  const reading = new Reading();
  if (pack.map) readMap(reading, pack.map, 'map');
  const wrong = reading.problems.filter(({ code }) => !unfinished.has(code));
  return wrong.length > 0 ? err(wrong) : ok(pack);
}

/** A box as a pack, to be read again by the door above. */
export const packText = (box: OwnBox): string =>
  JSON.stringify({ northwest: 'harrow-pack', ...box }, null, 1);

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
