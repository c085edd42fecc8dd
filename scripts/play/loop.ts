import { documentKind, type Outcome } from '../../src/headless';
import type { Game } from './game';

function unwrap<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
}

/** Plays until the player has no command left, or the game has taken too long. `print` receives each line of the log. */
export function playGame(
  { kind: name, setup, player, result, isTooLong }: Game,
  print: (line: string) => void,
): { readonly result: string; readonly commands: number } {
  const kind = documentKind(name);
  if (!kind) throw new Error(`There is no document kind ${name}.`);
  let state = unwrap(kind.begin(setup));
  for (let commands = 0; ; commands++) {
    const command = player(state, unwrap(kind.question(state)));
    if (command === undefined || isTooLong?.(state, commands)) return { result: result(state), commands };
    const decided = unwrap(kind.decide(state, command));
    for (const line of unwrap(kind.describe(state, decided.events))) print(line);
    state = decided.state;
  }
}
