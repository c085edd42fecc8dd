import type { Catalogue } from '../../../basics/said';
import type { TableSays } from '../../../table/says';
import { list } from '../say';

export const tableSaid: Catalogue<TableSays> = {
  'table.minions-by-box': ({ name }) => `${name}: they act by their box.`,
  'table.draw-gone': 'This draw cannot be opened again. Put right what came of it.',
  'table.not-text': 'Here should be a text.',
  'table.not-said': 'Here should be a text, or a sentence and what goes into it.',
  'table.not-flag': 'Here should be true or false.',
  'table.not-whole': 'Here should be a whole number.',
  'table.not-count': 'Here should be a whole number from 0.',
  'table.not-object': 'Here should be an object.',
  'table.not-list': 'Here should be a list.',
  'table.not-one-of': ({ values }) => `Here should be one of ${list(values)}.`,
};
