import type { Said } from '../../../../basics/said';
import { say } from '../solo/says';
import type { WitchCommand } from './commands';
import type { WitchTurn } from './model';

/** The title of the mark that a command of Hester's makes. */
export function witchTitle(turn: WitchTurn | null, command: WitchCommand): Said {
  switch (command.do) {
    case 'tree':
      return say('harrow.t-drop');
    case 'root':
      return say('harrow.t-root', { to: command.to });
    case 'noRoot':
      return say('harrow.t-no-root');
    case 'haint':
      return say('harrow.t-haint', { at: command.at });
    case 'move':
      return say('harrow.t-move', { from: command.from, to: command.to });
    case 'aside':
      return say('harrow.t-aside');
    case 'infect':
      return say('harrow.t-infect', { at: command.at });
    case 'summon':
      return say('harrow.t-summon', { at: command.at });
    case 'play':
      return say('harrow.t-play', { card: command.card });
    case 'teachWitch':
      return say('harrow.t-play', { card: command.name });
    case 'activate':
    case 'cardStep':
      return say('harrow.t-activate', {
        card: command.do === 'activate' ? command.card : (turn?.acting?.card ?? ''),
      });
    case 'endTurn':
      return say('harrow.t-end');
  }
}
