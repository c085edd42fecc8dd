import { parseWith } from '../../../basics/schema';
import { packFormat } from '../../../library/pack-format';
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

const packs = packFormat({
  word: 'darkholds-pack',
  fields: packFields,
  unreadable: () => say('darkholds.b-no-pack'),
  isConsistent: isKeyedById,
});
export const readPack = packs.read;
/** A box, or a part of one, as the text of a pack. */
export const packText = ({ keeps: _, ...box }: Pack & Partial<OwnBox>): string => packs.write(box);
