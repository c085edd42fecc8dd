import type { Said } from '../../../../basics/said';
import { witchTitle } from '../hester/title';
import type { SoloCommand } from './commands';
import type { SoloEvent } from './events';
import type { SoloGame } from './model';
import { say } from './says';

/** The title of the mark that a command makes. */
export function soloTitle({ step }: SoloGame, command: SoloCommand): Said {
  switch (command.do) {
    case 'turn': {
      const { pile, side } = command;
      return side ? say('harrow.t-turn-side', { pile, side }) : say('harrow.t-turn', { pile });
    }
    case 'goal':
      return say('harrow.t-goal', { at: command.at });
    case 'act':
      return say('harrow.t-act', { side: step.at === 'look' ? step.side : '' });
    case 'throwAway':
      return say('harrow.t-throw');
    case 'spawn':
      return say('harrow.t-spawn', { at: command.at });
    case 'walk':
      return say('harrow.t-walk', { from: command.from, to: command.path.at(-1) ?? command.from });
    case 'byDefault':
      return say('harrow.t-default', { side: step.at === 'areas' ? step.turn.side : '' });
    case 'attack':
      return say('harrow.t-attack', { from: command.from, target: command.target });
    case 'drop':
      return say('harrow.t-drop');
    case 'legend':
      return say('harrow.t-legend');
    case 'foreseen':
      return say('harrow.t-foreseen');
    case 'tableSays':
      return say('harrow.t-fix');
    default:
      return witchTitle(step.at === 'witch' ? step.turn : null, command);
  }
}

/** A card of the app's or its tree brought something to light that nobody could know. */
export const soloReveals = (events: readonly SoloEvent[]): boolean =>
  events.some(event => event.type === 'turned' || (event.type === 'dropped' && event.stream !== undefined));
