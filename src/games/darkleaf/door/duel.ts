import { parseWith } from '../../../basics/schema';
import type { Kind } from '../../../storage/kinds';
import { apply } from '../rules/duel/commands/apply';
import { type Duel, duelEventSchema, duelSchema, type Event } from '../rules/duel/model';
import { questionOf } from '../rules/duel/queries/question';
import { duelMigrations } from './duel-migrations';

/** How a duel is stored. */
export const duelKind: Kind<Duel, Event> = {
  name: 'darkleaf/duel',
  version: 2,
  migrations: duelMigrations,
  state: parseWith(duelSchema),
  event: parseWith(duelEventSchema),
  apply,
  look: questionOf,
  about: ({ count: turns, end: over, seats, will, wood: woods }) => ({
    turns,
    end: over ? (over.winner ?? 'drawn') : '',
    south: seats.south.book.clan,
    north: seats.north.book.clan,
    southName: seats.south.name,
    northName: seats.north.name,
    will,
    wood: woods ? `${woods.side} ${woods.strength}` : '',
  }),
};
