import type { Said } from '../../../../../basics/said';
import type { Duel, Event } from '../model';
import type { LogEntry, LogFact } from './log-entry';

/** The message of a fact: its key is made from the type, its arguments are the fact's own fields. */
export function describeFact({ type, ...facts }: LogFact): Said {
  return { ...facts, say: `darkleaf.${type}` };
}

export const describeEntry = (entry: LogEntry): Said =>
  'fact' in entry ? describeFact(entry.fact) : entry.text;

/** The log lines of a command's events, as messages. */
export const describe = (_before: Duel, events: readonly Event[]): Said[] =>
  events.flatMap(event => (event.type === 'logged' ? [describeEntry(event.entry)] : []));
