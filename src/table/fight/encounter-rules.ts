import { parseWith } from '../../basics/schema';
import { commandSchema } from '../../encounter/model/command';
import { decide } from '../../encounter/round/decide';
import { questionOf } from '../../encounter/stack/dispatch';
import { revealedBy, titleOf } from '../../encounter/title/title';
import type { Engine } from './engine';

export const rules: Engine = {
  command: parseWith(commandSchema),
  decide,
  questionOf,
  revealedBy,
  titleOf,
  sharing: async () => (await import('./sharing')).sharing,
};
