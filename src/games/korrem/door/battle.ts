import { parseWith } from '../../../basics/schema';
import type { Kind } from '../../../storage/kinds';
import { apply } from '../rules/fight/apply';
import {
  type Battle,
  battleCommandSchema,
  battleEventSchema,
  battleSchema,
  type Event,
} from '../rules/fight/model';
import { questionOf } from '../rules/fight/question';
import { gameMigrations } from './migrations';

/** How a battle is stored. */
export const battleKind: Kind<Battle, Event> = {
  name: 'korrem/battle',
  version: 3,
  migrations: gameMigrations,
  state: parseWith(battleSchema),
  event: parseWith(battleEventSchema),
  apply,
  look: questionOf,
  about: ({ phase, end: over, armies }) => ({
    phase,
    end: over ? (over.victor ?? 'nobody') : '',
    armies: armies.map(({ name }) => name).join(' · '),
  }),
};

/** Reads a command before the rules see it. */
export const parseBattleCommand = parseWith(battleCommandSchema);
