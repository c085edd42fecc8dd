import { rivalOf, type Side } from '../board/square';
import { execute, pass } from './execute';
import { endTurn, keep, putInto } from './put-away';
import { declare, roll } from './roll';
import { spend } from './spend';
import type { Taken, Turn } from './state';
import type { TurnCommand } from './told';

/** TU-9: what was asked is carried to its end; then nothing more is done. */
function taken(turn: Turn, command: TurnCommand): Taken {
  if (turn.winner !== null) return 'over';
  switch (command.c) {
    case 'declare':
      return declare(turn, command);
    case 'roll':
      return roll(turn, command);
    case 'act':
      return execute(turn, command.action);
    case 'pass':
      return pass(turn);
    case 'done':
      return turn.phase === 'choice' ? { ...turn, phase: 'slot' } : 'phase';
    case 'slot':
      return putInto(turn, command);
    case 'keep':
      return keep(turn);
    case 'end':
      return endTurn(turn);
    case 'spend':
      return spend(turn, command);
  }
}

/** TU-2 to TU-9: a turn, command for command. A refused one changes nothing. */
export function playTurn(
  start: Turn,
  commands: readonly TurnCommand[],
): { readonly turn: Turn; readonly results: readonly string[] } {
  let turn = start;
  const results = commands.map(command => {
    const next = taken(turn, command);
    if (typeof next === 'string') return next;
    turn = next;
    return 'ok';
  });
  return { turn, results };
}

/** TU-8: who takes the next turn; nothing before this one has ended. */
export const nextPlayer = ({ ended, spent, side }: Turn): Side | null =>
  ended ? (spent.has('electromagneticLoop') ? side : rivalOf(side)) : null;
