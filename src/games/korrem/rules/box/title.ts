import type { Said } from '../../../../basics/said';
import type { BoxCommand } from './model';
import { say } from './says';

/** The title of the mark that a command makes. */
export function titleOfBox(command: BoxCommand): Said {
  switch (command.do) {
    case 'learn':
      return say('korrem.b-learned', { name: command.card.name });
    case 'forget':
      return say('korrem.b-forgotten', { name: command.name });
    case 'lands':
      return say('korrem.b-lands', { ...command.tile, n: command.n });
    case 'deck':
      return say('korrem.b-deck', { nation: command.deck.nation });
    case 'no-deck':
      return say('korrem.b-forgotten', { name: command.nation });
    case 'formation':
      return say('korrem.b-formation');
    case 'row':
      return say('korrem.b-row', { nature: command.nature });
    case 'take':
      return say('korrem.b-taken');
  }
}
