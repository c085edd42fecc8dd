import type { Refusal } from '../basics/result';
import type { Said } from '../basics/said';

/** What came of a command: outcomes, and the state that they lead to where the rules have it at hand. */
export type Decided<State, Event> =
  | { readonly ok: true; readonly value: readonly Event[]; readonly state?: State }
  | { readonly ok: false; readonly error: Refusal & { readonly rule?: string } };

/** What a table asks of the rules of its game. */
export interface Rules<State, Command, Event, Question> {
  readonly decide: (state: State, command: Command) => Decided<State, Event>;
  /** What the game waits for, if it waits for anything. */
  readonly questionOf: (state: State) => Question | null;
  /** The title of the mark that a command makes. */
  readonly titleOf: (state: State, command: Command, events: readonly Event[]) => Said;
  /** Something that nobody could know came to light: a card, a die, a direction. */
  readonly revealedBy: (events: readonly Event[]) => boolean;
}
