import type { Said } from '../basics/said';
import { playHistory, unkeptHistory } from './history-in-play';
import type { Playing } from './playing';

/** A copy of a table to try something on; nothing of it is kept until it is done. */
export interface Trial<State, Command, Event, Question> {
  /** The table to draw: all that is read and sent goes to the copy. */
  readonly table: Playing<State, Command, Event, Question>;
  /** The state that it was made of: when the table goes on, the try is of no use. */
  readonly from: State;
  /** All that was tried, done at the table as one mark. */
  readonly doIt: (title: string) => boolean;
}

/**
 * Commands that would bring hidden things to light, or that `may` does not let through, are refused with `why`: a try
 * that is dropped must leave everybody knowing what they knew.
 */
export function tryOut<State, Command, Event, Question>(
  table: Playing<State, Command, Event, Question>,
  may: (command: Command) => boolean,
  why: Said,
): Trial<State, Command, Event, Question> {
  const { kind, rules, say } = table.door;
  const from = table.state.peek();
  const inner = playHistory(
    unkeptHistory(kind, from),
    kind,
    {
      ...rules,
      decide(state, command) {
        const decided = rules.decide(state, command);
        if (!decided.ok || (may(command) && !rules.revealedBy(decided.value))) return decided;
        return { ok: false, error: { code: 'not-tried', message: why } };
      },
    },
    say,
  );
  /** For each mark of the try the commands that made it. */
  let tried: readonly (readonly Command[])[] = [];
  const send = (...sent: readonly Command[]): boolean => {
    const { at } = inner.line.peek();
    if (!inner.send(...sent)) return false;
    // What was undone before is gone.
    if (inner.line.peek().at > at) tried = [...tried.slice(0, at), sent];
    return true;
  };
  return {
    from,
    table: { ...table, ...inner, send },
    doIt: title => {
      const commands = tried.slice(0, inner.line.peek().at).flat();
      return commands.length > 0 && table.sendAs(title, commands);
    },
  };
}
