import type { Catalogue } from '../../../../basics/said';
import type { SquareSays } from '../../../../square/says';

export const squareSaid: Catalogue<SquareSays> = {
  'square.picture-is-rows':
    'A picture is a list of rows from the north, each a text of one letter for each square.',
  'square.rows-are-even': ({ wide }) => `Every row has ${wide} letters, as the first one.`,
  'square.too-large': ({ most }) => `A picture has at most ${most} rows of at most ${most} letters.`,
};
