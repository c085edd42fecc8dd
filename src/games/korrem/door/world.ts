import { parseWith } from '../../../basics/schema';
import type { Kind } from '../../../storage/kinds';
import { type Event, worldEventSchema } from '../rules/play/events';
import { type World, worldSchema } from '../rules/play/model';
import { questionOf } from '../rules/play/question';
import { apply } from '../rules/play/turn/apply';
import { worldCommandSchema } from '../rules/play/turn/commands';
import { gameMigrations } from './migrations';

/** How a whole game is stored. */
export const worldKind: Kind<World, Event> = {
  name: 'korrem/world',
  version: 3,
  migrations: gameMigrations,
  state: parseWith(worldSchema),
  event: parseWith(worldEventSchema),
  apply,
  look: questionOf,
  about: ({ turn, nations, winners, goesOn }) => ({
    turn,
    end: winners.length > 0 ? winners.join(' ') : goesOn ? 'on' : '',
    points: nations.map(one => `${one.name} ${one.chits}`).join(' · '),
  }),
};

/** Reads a command before the rules see it. */
export const parseWorldCommand = parseWith(worldCommandSchema);
