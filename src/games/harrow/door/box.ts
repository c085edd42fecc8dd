import * as v from 'valibot';
import { commandDoor, doorOf, list, type Of, own, shape, table, text, whole } from '../../../play/shapes';
import type { Kind } from '../../../storage/kinds';
import { applyBox, type BoxCommand, type BoxEvent, letters, type OwnBox } from '../rules/box/box';
import type { SideCube } from '../rules/sides';
import { piles } from '../rules/solo/model';
import { area, hex, hexes, name } from './common';
import { face } from './faces';
import { kindNames } from './names';

const map: Of<OwnBox['map']> = shape<OwnBox['map']>()({
  name,
  shape: v.looseObject({ columns: whole(1, 26), rows: list(whole(1, 40), 26) }),
  columns: list(v.pipe(text(40), v.regex(/^[bfpwmx.]*$/)), 26),
  homes: hexes,
  storms: hexes,
  solo: shape<Record<SideCube, readonly string[]>>()({ red: hexes, blue: hexes, purple: hexes }),
});

const state: Of<OwnBox> = shape<OwnBox>()({ map, faces: table(face), clockwise: list(area, 3) });
type On<T extends BoxEvent['type']> = Extract<BoxEvent, { type: T }>;
const of = <T extends string>(type: T) => v.literal(type);
const event: Of<BoxEvent> = v.variant('type', [
  shape<On<'map'>>()({ type: of('map'), map }),
  shape<On<'clockwise'>>()({ type: of('clockwise'), clockwise: list(area, 3) }),
  shape<On<'learned'>>()({ type: of('learned'), id: own(80), face }),
]);

const color = v.picklist(piles);
/** Stands where the strokes at a box are sent. */
export const parseBox = commandDoor<BoxCommand>({
  shape: { columns: whole(0, 999), rows: list(whole(0, 999), 26) },
  paint: { hexes, letter: v.picklist(letters) },
  home: { at: hex },
  storm: { at: hex },
  number: { color, at: hex },
  unnumber: { color },
  name: { name },
  clockwise: { clockwise: list(area, 3) },
  learn: { id: own(80), face },
});

/** The group's own box as it is kept. */
export const boxKind: Kind<OwnBox, BoxEvent> = {
  name: kindNames.box,
  version: 1,
  migrations: [],
  state: doorOf(state),
  event: doorOf(event),
  apply: applyBox,
  about: box => ({ cards: Object.keys(box.faces).length }),
};
