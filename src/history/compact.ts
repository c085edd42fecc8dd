import type { Entry, MarkId } from './entry';
import type { History } from './log';

export interface Compacted<State, Event> {
  readonly history: History<State, Event>;
  /** The entries that were let go, for a store to delete. */
  readonly dropped: readonly MarkId[];
}

/** At the end of a fight: what was undone and left is let go; undo along the line that was played stays. */
export function compact<State, Event>(history: History<State, Event>): Compacted<State, Event> {
  const line = history.line.slice(0, history.at + 1);
  const kept = new Set(line);
  const entries: Entry<Event>[] = [];
  const dropped: MarkId[] = [];
  for (const entry of history.entries) {
    if (entry.kind === 'mark' && kept.has(entry.id)) entries.push(entry);
    else dropped.push(entry.id);
  }
  const root = line[0] ?? 0;
  const known = history.known.filter(one => kept.has(one.id) || one.id === root);
  return { history: { ...history, entries, line, known }, dropped };
}
