import * as v from 'valibot';
import { err, ok, type Problem, type Result } from '../../../basics/result';
import {
  byWord,
  commandDoor,
  doorOf,
  list,
  maybe,
  type Of,
  own,
  shape,
  table,
  text,
} from '../../../play/shapes';
import type { Kind } from '../../../storage/kinds';
import { applyBox } from '../rules/box/box';
import {
  type BoxCommand,
  type BoxEvent,
  type Known,
  type OwnBox,
  type OwnLevel,
  type OwnReinforcement,
  ownDecks,
  type Pack,
  parts,
} from '../rules/box/model';
import { say } from '../rules/box/says';
import { emptyLevel } from '../rules/play/new-level';
import { asked, darkhold, feature, figure, isWhole, level, type, whenSound } from './play';
import { count, hireling, id, items, square } from './shapes';

/** RE-2: a line for each area. */
const reinforcement = shape<OwnReinforcement>()({
  label: text(200),
  lines: v.pipe(list(asked, 10), v.minLength(1)),
});
/** BD-8: everything named lies on the level. */
const ownLevel: Of<OwnLevel> = v.pipe(
  shape<OwnLevel>()({
    level,
    features: table(feature),
    rocks: table(count),
    standing: list(v.looseObject({ type: id, at: square }), 500),
  }),
  whenSound(({ standing: _, ...drawn }) => isWhole({ ...emptyLevel('', 1, 1, 1), ...drawn })),
);
/** As many rows and columns as a tile may have, all rows of one length, with a square in it. */
const piece = v.pipe(
  list(v.pipe(text(40), v.regex(/^[#.]+$/)), 40),
  v.check(rows => rows.some(row => row.includes('#')) && new Set(rows.map(row => row.length)).size === 1),
);

const known: { readonly [P in keyof Known]: Of<Known[P]> } = {
  types: table(type),
  company: table(figure),
  darkholds: table(darkhold),
  reinforcements: table(reinforcement),
  items,
  hirelings: table(hireling),
  levels: table(ownLevel),
  tiles: table(piece),
};

/** A type and one of the company are known by their ids. */
const isNamed = ({ types = {}, company = {} }: Pack): boolean =>
  Object.entries(types).every(([key, one]) => one.type === key) &&
  Object.entries(company).every(([key, one]) => one.id === key && one.side !== 'enemy');

const decks = list(v.picklist(ownDecks), ownDecks.length);
const whole: Of<OwnBox> = shape<OwnBox>()({ ...known, keeps: decks });
const state: Of<OwnBox> = v.pipe(
  whole,
  v.check(box => isNamed(box)),
);
const packFields = {
  types: maybe(known.types),
  company: maybe(known.company),
  darkholds: maybe(known.darkholds),
  reinforcements: maybe(known.reinforcements),
  items: maybe(known.items),
  hirelings: maybe(known.hirelings),
  levels: maybe(known.levels),
  tiles: maybe(known.tiles),
};
const some: Of<Pack> = shape<Pack>()(packFields);
const pack: Of<Pack> = v.pipe(some, v.check(isNamed));
const part = v.picklist(parts);

const event: Of<BoxEvent> = byWord<'type', BoxEvent>('type', {
  put: { pack },
  dropped: { part, id },
  keeps: { decks },
});

/** Stands where what is taught is sent. */
export const parseBoxCommand = commandDoor<BoxCommand>({
  put: { pack },
  drop: { part, id: own(200) },
  keep: { decks },
});

/** The group's own box, as it is kept. */
export const boxKind: Kind<OwnBox, BoxEvent> = {
  name: 'darkholds/box',
  version: 1,
  migrations: [],
  state: doorOf(state),
  event: doorOf(event),
  apply: applyBox,
  about: box => ({
    levels: Object.keys(box.levels).length,
    things: parts.reduce((sum, one) => sum + Object.keys(box[one]).length, 0),
  }),
};

const word = 'darkholds-pack';
type Written = Pack & { readonly northwest: typeof word };
const written: Of<Written> = shape<Written>()({ northwest: v.literal(word), ...packFields });
const packDoor = doorOf(
  v.pipe(
    written,
    v.check(one => isNamed(one)),
  ),
);

/** The door of packs: a path and a sentence for each thing that is wrong. */
export function readPack(source: string): Result<Pack, readonly Problem[]> {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return err([{ code: 'unreadable', at: '', message: say('darkholds.b-no-pack') }]);
  }
  const read = packDoor(value);
  if (!read.ok) return read;
  const { northwest: _, ...rest } = read.value;
  return ok(rest);
}

/** A box, or a part of one, as a pack, to be read again by the door above. */
export const packText = ({ keeps: _, ...box }: Pack & Partial<OwnBox>): string =>
  JSON.stringify({ northwest: word, ...box }, null, 1);
