import { decide } from '../../encounter/round/decide';
import { questionOf } from '../../encounter/stack/dispatch';
import { revealedBy, titleOf } from '../../encounter/title/title';
import { parseCommand } from '../door/command';
import type { Engine } from './engine';

export const rules: Engine = {
  command: parseCommand,
  decide,
  questionOf,
  revealedBy,
  titleOf,
  sharing: async () => (await import('./sharing')).sharing,
};
