import * as v from 'valibot';
import { doorOf, list, type Of, shape, table, text, whole } from '../../../play/shapes';
import type { Kind } from '../../../storage/kinds';
import { applyBox, type BoxEvent, type OwnBox } from '../rules/box/box';
import type { SideCube } from '../rules/sides';
import { area, hexes, name } from './common';
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
  shape<On<'learned'>>()({ type: of('learned'), id: text(80), face }),
]);

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
