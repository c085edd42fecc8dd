import type { Entry, MarkId } from './entry';
import type { Taps } from './taps';

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
  /** Absent where no other device ever tapped. */
  readonly taps?: Taps;
}
