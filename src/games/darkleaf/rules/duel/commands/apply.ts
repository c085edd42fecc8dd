import { never } from '../../../../../basics/never';
import { factTypeOf, LOG_LENGTH, type LogFactType } from '../log/log-entry';
import type { At, Duel, Event } from '../model';

function without<T>(record: Readonly<Record<At, T>>, at: At): Record<At, T> {
  const { [at]: _, ...rest } = record;
  return rest;
}

/** TU-9: what counts as progress, so that the players are not asked to agree on a draw. */
const progress: ReadonlySet<LogFactType | undefined> = new Set<LogFactType>([
  'slotted',
  'vanquished',
  'marked',
  'reclaimed',
]);

/** Total: whatever has happened fits into every state. */
export function apply(duel: Duel, event: Event): Duel {
  switch (event.type) {
    case 'unit':
      return {
        ...duel,
        units: event.unit ? { ...duel.units, [event.at]: event.unit } : without(duel.units, event.at),
      };
    case 'reclaimed': {
      const rest = duel.reclaimed.filter(at => at !== event.at);
      return { ...duel, reclaimed: event.now ? [...rest, event.at].sort() : rest };
    }
    case 'garden':
      return {
        ...duel,
        gardens:
          event.count > 0 ? { ...duel.gardens, [event.at]: event.count } : without(duel.gardens, event.at),
      };
    case 'seat':
      return {
        ...duel,
        seats: { ...duel.seats, [event.side]: { ...duel.seats[event.side], ...event.change } },
      };
    case 'turn':
      return { ...duel, turn: { ...duel.turn, ...event.change } };
    case 'begins':
      return { ...duel, turn: event.turn, count: event.count };
    case 'quarryNamed':
      return { ...duel, quarryDue: false };
    case 'logged':
      return {
        ...duel,
        log: [...duel.log, event.entry].slice(-LOG_LENGTH),
        ...(progress.has(factTypeOf(event.entry)) && { lastProgress: duel.count }),
      };
    case 'rolled':
      return { ...duel, stream: event.stream };
    case 'set':
      return { ...duel, ...event.change };
    case 'light':
      return { ...duel, light: event.light };
    case 'army':
      return { ...duel, units: event.units };
    case 'handicap':
      return { ...duel, handicap: event.handicap };
    case 'willWord':
      return { ...duel, willWords: { ...duel.willWords, [event.number]: event.words } };
    case 'taught':
      return {
        ...duel,
        seats: { ...duel.seats, [event.side]: { ...duel.seats[event.side], book: event.book } },
      };
    case 'effects':
      return { ...duel, effects: event.effects };
    case 'ended':
      return { ...duel, end: event.end };
    default:
      return never(event);
  }
}
