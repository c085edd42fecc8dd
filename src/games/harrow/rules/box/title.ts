import type { Said } from '../../../../basics/said';
import type { BoxCommand } from './model';
import { sayBox } from './says';

/** The title of the mark that a command makes. */
export function boxTitle(command: BoxCommand): Said {
  switch (command.do) {
    case 'learn':
      return sayBox('harrow.t-learned', { card: command.face.name });
    case 'card':
    case 'witchCard':
      return command.steps === null
        ? sayBox('harrow.t-forgot', { card: command.name })
        : sayBox('harrow.t-learned', { card: command.name });
    case 'numbers':
      return sayBox('harrow.t-numbers');
    case 'name':
      return sayBox('harrow.t-named', { name: command.name });
    case 'take':
      return sayBox('harrow.t-taken');
    case 'shape':
    case 'paint':
    case 'home':
    case 'storm':
    case 'number':
    case 'unnumber':
    case 'clockwise':
      return sayBox('harrow.t-painted');
  }
}
