import type { Command } from '../../encounter/model/command';
import type { State } from '../../encounter/model/state';
import type { Engine } from './engine';

/** The same command with `anyway`. */
function insisted(command: Command): Command | null {
  switch (command.do) {
    case 'answer':
      return command.answer.answer === 'pick' || command.answer.answer === 'place'
        ? { ...command, answer: { ...command.answer, anyway: true } }
        : null;
    case 'attack':
    case 'move':
    case 'turn':
    case 'injury':
    case 'taunt':
    case 'play':
    case 'spend':
    case 'throw':
    case 'pickUp':
    case 'escape':
    case 'ally':
    case 'sentinel':
    case 'rejuvenate':
    case 'falcon':
      return { ...command, anyway: true };
    default:
      return null;
  }
}

/** The refused command once more, where the rules let the table overrule them. */
export function anywayOf(engine: Engine, state: State, command: Command): Command | null {
  const again = insisted(command);
  return again && engine.decide(state, again).ok ? again : null;
}
