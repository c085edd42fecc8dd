import type { Catalogue } from '../../../../basics/said';
import type { TableSays } from '../../../../table/says';

export const tableSaid: Catalogue<TableSays> = {
  'table.minions-by-box': ({ name }) => `${name}: they act by their box.`,
  'table.draw-gone': 'This draw cannot be opened again. Put right what came of it.',
  'table.not-said': 'Here should be a text, or a sentence and what goes into it.',
  'table.not-own-key': 'Something here has a name that the app cannot use.',
};
