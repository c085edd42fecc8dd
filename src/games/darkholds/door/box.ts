import * as v from 'valibot';
import { err, ok, type Problem, type Result } from '../../../basics/result';
import { object, parseWith } from '../../../basics/schema';
import type { Kind } from '../../../storage/kinds';
import { applyBox } from '../rules/box/box';
import {
  type BoxEvent,
  boxCommandSchema,
  boxEventSchema,
  boxSchema,
  isKeyedById,
  type OwnBox,
  type Pack,
  packFields,
  parts,
} from '../rules/box/model';
import { say } from '../rules/box/says';

/** Reads a command before the rules see it. */
export const parseBoxCommand = parseWith(boxCommandSchema);

/** How the group's own box is stored. */
export const boxKind: Kind<OwnBox, BoxEvent> = {
  name: 'darkholds/box',
  version: 1,
  migrations: [],
  state: parseWith(boxSchema),
  event: parseWith(boxEventSchema),
  apply: applyBox,
  about: box => ({
    levels: Object.keys(box.levels).length,
    things: parts.reduce((sum, one) => sum + Object.keys(box[one]).length, 0),
  }),
};

const word = 'darkholds-pack';
const parsePack = parseWith(
  v.pipe(
    object({ northwest: v.literal(word), ...packFields }),
    v.check(pack => isKeyedById(pack)),
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
  const read = parsePack(value);
  if (!read.ok) return read;
  const { northwest: _, ...rest } = read.value;
  return ok(rest);
}

/** A box, or a part of one, as a pack, to be read again by the door above. */
export const packText = ({ keeps: _, ...box }: Pack & Partial<OwnBox>): string =>
  JSON.stringify({ northwest: word, ...box }, null, 1);
