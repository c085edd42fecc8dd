import type { Duel } from '../model';
import { picksOf } from '../queries/picks';
import { questionOf } from '../queries/question';
import type { Command } from './commands';
import { decide } from './decide';

/** So many turns without a slot, a loss or a mark, and a draw is offered. */
const quietTurns = 80;
export const isQuiet = ({ count, lastProgress }: Duel): boolean => count - (lastProgress ?? 1) >= quietTurns;

/** What alone can follow; nothing where somebody has a choice, or where nothing was chosen before. */
function forced(duel: Duel, before: Command): Command | undefined {
  const asked = questionOf(duel);
  const picks = picksOf(duel);
  switch (asked?.ask) {
    case 'act': {
      // TU-6: of a deed that was declared the roll alone decides.
      const [only] = picks;
      const decided = before.do === 'roll' && !asked.mayPass && picks.length === 1;
      return decided && only?.command.do === 'act' ? only.command : undefined;
    }
    case 'choice':
      // HX-2: without a token nobody casts.
      return asked.of === 'hex' && !duel.light && picks.length === 0 ? { do: 'done' } : undefined;
    case 'end':
      return picks.length === 0 && !isQuiet(duel) ? { do: 'end' } : undefined;
    default:
      return undefined;
  }
}

/** A tap with what alone can follow it, so that nobody taps where nothing is chosen. */
export function withRest(duel: Duel, command: Command): readonly Command[] {
  const decided = decide(duel, command);
  const next = decided.ok ? decided.state : undefined;
  const rest = next && !next.end ? forced(next, command) : undefined;
  return next && rest ? [command, ...withRest(next, rest)] : [command];
}
