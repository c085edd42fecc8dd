import * as v from 'valibot';
import { Reading } from '../../../basics/reading';
import { err, ok, type Problem, type Result } from '../../../basics/result';
import {
  commandDoor,
  doorOf,
  list,
  maybe,
  type Of,
  own,
  shape,
  table,
  text,
  whole,
} from '../../../play/shapes';
import type { Kind, Migration } from '../../../storage/kinds';
import { applyBox } from '../rules/box/box';
import { type BoxCommand, type BoxEvent, letters, type OwnBox, type Pack } from '../rules/box/model';
import { sayBox } from '../rules/box/says';
import { readMap } from '../rules/map-door';
import type { SideCube } from '../rules/sides';
import { piles } from '../rules/solo/model';
import { cardStep } from './acts';
import { area, hex, hexes, name, numbered } from './common';
import { face } from './faces';
import { kindNames } from './names';
import { cardName, numbers, steps } from './things';

const map: Of<OwnBox['map']> = shape<OwnBox['map']>()({
  name,
  shape: v.looseObject({ columns: whole(1, 26), rows: list(whole(1, 40), 26) }),
  columns: list(v.pipe(text(40), v.regex(/^[bfpwmx.]*$/)), 26),
  homes: hexes,
  storms: hexes,
  solo: shape<Record<SideCube, readonly string[]>>()({
    red: numbered,
    blue: numbered,
    purple: numbered,
  }),
});

const cards = table(steps);
const witch = table(list(cardStep, 8));
const state = shape<OwnBox>()({
  map,
  faces: table(face),
  clockwise: list(area, 3),
  numbers: maybe(numbers),
  cards: maybe(cards),
  witch: maybe(witch),
});

/** What one group gives to another, as a text: any part of a box, and the word that tells what it is. */
export const packShape = shape<Pack & { readonly northwest: 'harrow-pack' }>()({
  northwest: v.literal('harrow-pack'),
  map: maybe(map),
  faces: maybe(table(face)),
  clockwise: maybe(list(area, 3)),
  numbers: maybe(numbers),
  cards: maybe(cards),
  witch: maybe(witch),
});
const packDoor = doorOf(packShape);

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
  const read = packDoor(value);
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

type On<T extends BoxEvent['type']> = Extract<BoxEvent, { type: T }>;
const of = <T extends string>(type: T) => v.literal(type);
const event: Of<BoxEvent> = v.variant('type', [
  shape<On<'map'>>()({ type: of('map'), map }),
  shape<On<'clockwise'>>()({ type: of('clockwise'), clockwise: list(area, 3) }),
  shape<On<'learned'>>()({ type: of('learned'), id: own(80), face }),
  shape<On<'numbers'>>()({ type: of('numbers'), numbers }),
  shape<On<'card'>>()({ type: of('card'), name: cardName, steps: v.nullable(steps) }),
  shape<On<'witchCard'>>()({ type: of('witchCard'), name: cardName, steps: v.nullable(list(cardStep, 8)) }),
]);

const color = v.picklist(piles);
/** Stands where the strokes at a box are sent. */
export const parseBox = commandDoor<BoxCommand>({
  shape: { columns: whole(0, 999), rows: list(whole(0, 999), 26) },
  paint: { hexes, letter: v.picklist(letters) },
  home: { at: hex },
  storm: { at: hex },
  number: { color, at: hex, n: maybe(whole(1, 40)) },
  unnumber: { color },
  name: { name },
  clockwise: { clockwise: list(area, 3) },
  learn: { id: own(80), face },
  numbers: { numbers },
  card: { name: cardName, steps: v.nullable(steps) },
  witchCard: { name: cardName, steps: v.nullable(list(cardStep, 8)) },
  take: {
    pack: shape<Pack>()({
      map: maybe(map),
      faces: maybe(table(face)),
      clockwise: maybe(list(area, 3)),
      numbers: maybe(numbers),
      cards: maybe(cards),
      witch: maybe(witch),
    }),
  },
});

/** Since version 2 a box has what its boards show and what its cards do. An older one has taught nothing of them. */
const taught: Migration = { name: 'taught', to: 2, state: old => old, event: old => old };

/** Since version 3 some numbers of a map may be known and others not. An older one knows the first ones alone. */
const gaps: Migration = { name: 'gaps', to: 3, state: old => old, event: old => old };

/** The group's own box as it is kept. */
export const boxKind: Kind<OwnBox, BoxEvent> = {
  name: kindNames.box,
  version: 3,
  migrations: [taught, gaps],
  state: doorOf(state),
  event: doorOf(event),
  apply: applyBox,
  about: box => ({
    cards: [box.faces, box.cards ?? {}, box.witch ?? {}].reduce(
      (all, one) => all + Object.keys(one).length,
      0,
    ),
    map: box.map.name,
  }),
};
