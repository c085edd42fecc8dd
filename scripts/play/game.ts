/** The options of the command line. */
export interface Options {
  readonly seed: number;
  readonly value: (name: string) => string | undefined;
  readonly flag: (name: string) => boolean;
}

/** A game to play: how it begins, and who plays it. */
export interface Game<State = unknown, Question = unknown> {
  /** The name of the document kind: `darkleaf/duel`. */
  readonly kind: string;
  /** The setup that the kind's `begin` takes, see docs/HEADLESS.md. */
  readonly setup: unknown;
  /** Picks the next command; undefined when the game is over. */
  player(state: State, question: Question): unknown;
  /** The sentence that is printed at the end. */
  result(state: State): string;
  /** True to stop the game after that many commands. */
  isTooLong?(state: State, commands: number): boolean;
}

/** The game that these options ask for, or what is wrong with them. */
export type GameOf = (options: Options) => Game | string;
