import type { Said } from '../../../../../basics/said';
import { describeEntry as describeBattleEntry } from '../../fight/describe';
import type { Event } from '../events';
import type { World } from '../model';
import type { WorldFact, WorldLogEntry } from './log-entry';

/** The message of a fact: its key is made from the type, its arguments are the fact's own fields. */
export function describeFact({ type, ...facts }: WorldFact): Said {
  return { ...facts, say: `korrem.world.${type}` };
}

export const describeEntry = (entry: WorldLogEntry): Said =>
  'fact' in entry ? describeFact(entry.fact) : entry.text;

/** The log lines of a command's events, those of battles included, as messages. */
export const describe = (_before: World, events: readonly Event[]): Said[] =>
  events.flatMap(event => {
    if (event.type === 'logged') return [describeEntry(event.entry)];
    if (event.type === 'battle' && event.event.type === 'logged')
      return [describeBattleEntry(event.event.entry)];
    return [];
  });
