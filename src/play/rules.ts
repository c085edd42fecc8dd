import type { Problem, Refusal, Result } from '../basics/result';
import type { Said } from '../basics/said';

/**
 * The events of a command, and the state after them if the rules know it already. `changes` are the events with every
 * intermediate change between them, for audits of the rules that record them.
 */
export type Decided<State, Event> =
  | {
      readonly ok: true;
      readonly value: readonly Event[];
      readonly changes?: readonly Event[];
      readonly state?: State;
    }
  | { readonly ok: false; readonly error: Refusal & { readonly rule?: string } };

/** OWN-305: whose each command is. Nothing for what is everybody's. */
export interface Whose<State, Command> {
  /** The owner of the sheet, side or piece that a command is about. */
  owner(state: State, command: Command): string | undefined;
  /** The characters, sides or nations that a player can have. */
  owners(state: State): readonly Owner[];
}

/** What a game tells of its commands for tables of several devices. */
export interface Sharing<State, Command> extends Whose<State, Command> {
  /** Whether it answers the question that stands. */
  answers(command: Command): boolean;
  /** Numbers as differences from what was on the screen (OWN-286). */
  relative(state: State, command: Command): unknown;
  /** The command for the present state; undefined where there is none. */
  settled(state: State, sent: unknown): Command | undefined;
}

/** Where a game tells no more, its commands are sent as they are, and each answers the question that stands. */
export type Shared<State, Command> = Whose<State, Command> & Partial<Sharing<State, Command>>;

export interface Owner {
  readonly id: string;
  readonly name: Said;
  /** The character's page below the document's, where it has one. */
  readonly page?: readonly string[];
}

/** What a table asks of the rules of its game. */
export interface Rules<State, Command, Event, Question> {
  /** The door that stands where commands are sent: what it refuses the rules never see. */
  readonly command: (value: unknown) => Result<Command, readonly Problem[]>;
  readonly decide: (state: State, command: Command) => Decided<State, Event>;
  /** What the game waits for, if it waits for anything. */
  readonly questionOf: (state: State) => Question | null;
  /** The title of the mark that a command makes. */
  readonly titleOf: (state: State, command: Command, events: readonly Event[]) => Said;
  /** Something that nobody could know came to light: a card, a die, a direction. */
  readonly revealedBy: (events: readonly Event[]) => boolean;
  /** How commands are shared between devices; loaded when a table is shared. */
  readonly sharing?: () => Promise<Shared<State, Command>>;
}

/** A document that is kept nowhere needs no door for its commands. */
export type UnkeptRules<State, Command, Event, Question> = Omit<
  Rules<State, Command, Event, Question>,
  'command'
> &
  Partial<Pick<Rules<State, Command, Event, Question>, 'command'>>;
