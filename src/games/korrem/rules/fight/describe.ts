import type { Said } from '../../../../basics/said';
import type { BattleFact, BattleLogEntry } from './log-entry';
import type { Battle, Event } from './model';

/** The message of a fact: its key is made from the type, its arguments are the fact's own fields. */
export function describeFact({ type, ...facts }: BattleFact): Said {
  return { ...facts, say: `korrem.battle.${type}` };
}

export const describeEntry = (entry: BattleLogEntry): Said =>
  'fact' in entry ? describeFact(entry.fact) : entry.text;

/** The log lines of a command's events, as messages. */
export const describe = (_before: Battle, events: readonly Event[]): Said[] =>
  events.flatMap(event => (event.type === 'logged' ? [describeEntry(event.entry)] : []));
