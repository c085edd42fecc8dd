import { parseWith } from '../../../basics/schema';
import type { Kind, Migration } from '../../../storage/kinds';
import { apply } from '../rules/play/apply';
import { questionOf } from '../rules/play/course';
import { type Event, levelCommandSchema, levelEventSchema, type Play } from '../rules/play/model';
import { playSchema } from '../rules/play/play-schema';

/** Kits, agreements and cards of equipment came with version 2: a level without them is one without them. */
const accounts: Migration = { name: 'accounts', to: 2, state: same => same, event: same => same };

/** How a level in play is stored. */
export const playKind: Kind<Play, Event> = {
  name: 'darkholds/level',
  version: 2,
  migrations: [accounts],
  state: parseWith(playSchema),
  event: parseWith(levelEventSchema),
  apply,
  look: questionOf,
  about: ({ turn, end, phase, level: { name } }) => ({ turn, end: end ?? '', phase, level: name }),
};

/** Reads a command before the rules see it. */
export const parseLevelCommand = parseWith(levelCommandSchema);
