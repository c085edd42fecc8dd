import type { Clan } from '../../../src/games/darkleaf/rules/board/position';
import { type Beginning, beginDuel } from '../../../src/games/darkleaf/rules/duel/commands/begin';
import type { Command } from '../../../src/games/darkleaf/rules/duel/commands/commands';
import { decide } from '../../../src/games/darkleaf/rules/duel/commands/decide';
import type { Duel } from '../../../src/games/darkleaf/rules/duel/model';
import { hedgerow } from '../../../src/games/darkleaf/sample/hedgerow';

/** A duel of two clans by the sample book; the clan that goes first is south. */
export const begun = (a: Clan, b: Clan, more: Partial<Beginning> = {}): Duel =>
  beginDuel({
    players: [
      { name: 'One', book: hedgerow[a] },
      { name: 'Two', book: hedgerow[b] },
    ],
    help: 'open',
    dice: 'table',
    will: 'blessings',
    seed: 7,
    ...more,
  });

export const sent = (duel: Duel, ...commands: readonly Command[]): Duel =>
  commands.reduce((now, command) => {
    const decided = decide(now, command);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)}: ${decided.error.code}`);
    return decided.state ?? now;
  }, duel);

/** The code with which a command is refused; nothing where it is not. */
export const refusal = (duel: Duel, command: Command): string | undefined => {
  const decided = decide(duel, command);
  return decided.ok ? undefined : decided.error.code;
};
