import type { Mark, MarkId } from './entry';
import type { Game, History } from './log';
import { remember } from './states';
import { type TapOf, tapsAfter } from './taps';

export type { Game, History, Known, PastMark } from './log';

export const begin = <State, Event>(initial: State): History<State, Event> => ({
  state: initial,
  entries: [],
  line: [0],
  at: 0,
  known: [{ id: 0, state: initial, pinned: true }],
  past: [],
  next: 1,
});

export interface Tap<State, Event> {
  readonly title: string;
  readonly events: readonly Event[];
  /** What the events make of the state, where whoever decided them has it: then nothing is applied twice. */
  readonly state?: State;
  readonly revealed?: boolean;
  /** Another device's. */
  readonly tap?: TapOf;
}

/** One tap: its events are applied and it becomes a mark under the head; what could be redone becomes a branch. */
export function commit<State, Event>(
  game: Game<State, Event>,
  history: History<State, Event>,
  {
    title,
    events,
    state = events.reduce(game.apply, history.state),
    revealed = false,
    tap,
  }: Tap<State, Event>,
): History<State, Event> {
  const id = history.next;
  const mark: Mark<Event> = {
    kind: 'mark',
    id,
    parent: headOf(history),
    title,
    events,
    revealed,
    ...(tap ? { tap } : {}),
  };
  const line = [...history.line.slice(0, history.at + 1), id];
  return {
    ...history,
    state,
    entries: [...history.entries, mark],
    line,
    at: line.length - 1,
    known: remember(history.known, id, state, line.length - 1),
    next: id + 1,
    ...tapsAfter(history.taps, tap),
  };
}

/** The mark at which the table stands. */
export const headOf = (history: { readonly line: readonly MarkId[]; readonly at: number }): MarkId =>
  history.line[history.at] ?? 0;
