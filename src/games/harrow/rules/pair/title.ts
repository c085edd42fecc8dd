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
    case 'pay':
      return sayPair('harrow.t-pay', { n: command.n });
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
    case 'row':
      return sayPair('harrow.t-row', { basic: command.basic });
    case 'draw':
      return sayPair('harrow.t-draw');
    case 'back':
      return sayPair('harrow.t-back');
    case 'upgrade':
      return sayPair('harrow.t-upgrade');
    case 'push':
      return sayPair('harrow.t-push', { row: command.row + 1 });
    case 'track':
      return sayPair('harrow.t-track');
    case 'power':
      return sayPair('harrow.t-power');
    case 'tile':
      return sayPair('harrow.t-tile', { tile: command.tile });
    case 'card':
      return sayPair('harrow.t-card', { name: command.name });
    case 'step':
      return sayPair('harrow.t-step', { at: command.at ?? '' });
    case 'teach':
      return sayPair('harrow.t-teach', { name: command.name });
    case 'kammiHit':
      return sayPair('harrow.t-kammi-hit');
    case 'giveBack':
      return sayPair('harrow.t-give-back');
    case 'lay':
      return sayPair('harrow.t-lay', { basic: command.basic });
    case 'unpin':
    case 'collect':
    case 'doll':
      return sayPair('harrow.t-piece', { at: command.at });
    case 'endSide':
      return sayPair('harrow.t-turn-end');
    case 'tableSays':
      return say('harrow.t-fix');
    default:
      return witchTitle(game.step.at === 'witch' ? game.step.turn : null, command);
  }
}
