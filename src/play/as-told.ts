import type { Owner, Sharing } from './rules';

/** OWN-305: sharing of a game whose commands are sent as they are: each answers the question that stands. */
export const asTold = <State, Command>(
  owners: (state: State) => readonly Owner[],
  owner: (state: State, command: Command) => string | undefined,
): Sharing<State, Command> => ({
  answers: () => true,
  relative: (_, command) => command,
  // The door of the game reads what was sent.
  settled: (_, sent) => sent as Command,
  owner,
  // One alone need not be asked for.
  owners(state) {
    const all = owners(state);
    return all.length > 1 ? all : [];
  },
});
