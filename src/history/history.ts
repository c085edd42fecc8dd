import type { Entry, Mark, MarkId } from './entry';
import { remember } from './states';

/** What a history needs of a game: the one total function that makes a new state. */
export interface Game<State, Event> {
  readonly apply: (state: State, event: Event) => State;
}

/** A state kept in memory so that undo need not replay everything. Pinned ones cannot be worked out again. */
export interface Known<State> {
  readonly id: MarkId;
  readonly state: State;
  readonly pinned: boolean;
}

/** A mark of which only the title is left: it can be read, not returned to. */
export interface PastMark {
  readonly id: MarkId;
  readonly title: string;
  readonly revealed: boolean;
}

export interface History<State, Event> {
  /** The state at the head. */
  readonly state: State;
  /** All that was ever appended and not compacted away, ids ascending. */
  readonly entries: readonly Entry<Event>[];
  /** From the first mark that can be returned to (its root) to the last that can be redone. */
  readonly line: readonly MarkId[];
  /** Where the head stands on the line. */
  readonly at: number;
  /** Ascending by id. */
  readonly known: readonly Known<State>[];
  /** Read-only history behind the undo barrier. */
  readonly past: readonly PastMark[];
  /** The id of the next entry. */
  readonly next: MarkId;
}

export const begin = <State, Event>(initial: State): History<State, Event> => ({
  state: initial,
  entries: [],
  line: [0],
  at: 0,
  known: [{ id: 0, state: initial, pinned: true }],
  past: [],
  next: 1,
});

export interface Step<Event> {
  readonly title: string;
  readonly events: readonly Event[];
  readonly revealed?: boolean;
}

/** One tap: its events are applied and it becomes a mark under the head; what could be redone becomes a branch. */
export function commit<State, Event>(
  game: Game<State, Event>,
  history: History<State, Event>,
  { title, events, revealed = false }: Step<Event>,
): History<State, Event> {
  const id = history.next;
  const mark: Mark<Event> = { kind: 'mark', id, parent: headOf(history), title, events, revealed };
  const state = events.reduce(game.apply, history.state);
  const line = [...history.line.slice(0, history.at + 1), id];
  return {
    ...history,
    state,
    entries: [...history.entries, mark],
    line,
    at: line.length - 1,
    known: remember(history.known, id, state, line.length - 1),
    next: id + 1,
  };
}

/** The mark at which the table stands. */
export const headOf = (history: { readonly line: readonly MarkId[]; readonly at: number }): MarkId =>
  history.line[history.at] ?? 0;
