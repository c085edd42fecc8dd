import { choose } from '../../../../src/games/darkleaf/rules/bot/choose';
import { beginDuel } from '../../../../src/games/darkleaf/rules/duel/commands/begin';
import type { Command } from '../../../../src/games/darkleaf/rules/duel/commands/commands';
import { decide } from '../../../../src/games/darkleaf/rules/duel/commands/decide';
import type { Duel } from '../../../../src/games/darkleaf/rules/duel/model';
import { choicesOf } from '../../../../src/games/darkleaf/rules/duel/queries/choices';
import { questionOf } from '../../../../src/games/darkleaf/rules/duel/queries/question';
import { hedgerow } from '../../../../src/games/darkleaf/sample/hedgerow';
import { woodPlays } from '../../../../src/games/darkleaf/table/hand';

/** A player who rolls and then does nothing. */
function idle(duel: Duel): Command | undefined {
  const asked = questionOf(duel);
  switch (asked?.ask) {
    case 'roll':
      return { do: 'roll', bone: asked.bones[0] ?? 0 };
    case 'act':
      return asked.mayPass ? { do: 'pass' } : choicesOf(duel, 1)[0];
    case 'slot':
      return { do: 'keep' };
    case 'end':
      return { do: 'end' };
    default:
      return choicesOf(duel, 1)[0];
  }
}

/** A duel that Seedling wins against a player who does nothing, and what leads to so many turns before its end. */
export function nearTheEnd(turns: number): { readonly start: Duel; readonly commands: readonly Command[] } {
  const start = beginDuel({
    players: [
      { name: 'Huldra', book: hedgerow.huldra },
      { name: 'Murg', book: hedgerow.murg },
    ],
    ...{ help: 'legal', dice: 'app', will: 'blessings', seed: 1 },
    wood: { player: 1, strength: 'seedling' },
  });
  const commands: Command[] = [];
  /** How many commands had been given when each turn began. */
  const begun: number[] = [];
  let duel = start;
  for (; !duel.end; ) {
    const command = woodPlays(duel) ? choose(duel, 'seedling') : idle(duel);
    if (!command) throw new Error(`Nothing can be done in ${JSON.stringify(duel.turn)}`);
    begun[duel.count] ??= commands.length;
    commands.push(command);
    const decided = decide(duel, command);
    if (!decided.ok || !decided.state) throw new Error(`refused: ${JSON.stringify(command)}`);
    duel = decided.state;
  }
  return { start, commands: commands.slice(0, begun[Math.max(1, duel.count - turns)]) };
}
