import type { Said } from '../../../../basics/said';
import { witchTitle } from '../hester/title';
import { nextOfRound } from '../round';
import { say } from '../solo/says';
import type { PairCommand } from './commands';
import type { PairGame } from './model';
import { roundOf } from './pair-run';
import { sayPair } from './says';

/** The title of the mark that a command makes. */
export function pairTitle(game: PairGame, command: PairCommand): Said {
  switch (command.do) {
    case 'goal':
      return command.at === null ? sayPair('harrow.t-goal-none') : say('harrow.t-goal', { at: command.at });
    case 'flip':
      return sayPair('harrow.t-jar', {
        side: nextOfRound(roundOf(game)),
        jar: command.attack ? 'attack' : command.jar,
      });
    case 'hesterDone':
      return sayPair('harrow.t-hester-done');
    case 'advance':
      return sayPair('harrow.t-advance', { from: command.from, to: command.to });
    case 'spawn':
      return say('harrow.t-spawn', { at: command.at });
    case 'strengthen':
      return sayPair('harrow.t-strengthen');
    case 'attack':
      return say('harrow.t-attack', { from: command.from, target: command.target });
    case 'count':
      return sayPair('harrow.t-count');
    case 'drop':
      return say('harrow.t-drop');
    case 'legend':
      return say('harrow.t-legend');
    case 'point':
      return sayPair('harrow.t-points');
    case 'rescue':
      return sayPair('harrow.t-rescue', { at: command.at });
    case 'raze':
      return sayPair('harrow.t-raze', { at: command.at });
    case 'storm':
    case 'path':
      return sayPair('harrow.t-piece', { at: command.at });
    case 'endSide':
      return sayPair('harrow.t-turn-end');
    case 'tableSays':
      return say('harrow.t-fix');
    default:
      return witchTitle(game.step.at === 'witch' ? game.step.turn : null, command);
  }
}
