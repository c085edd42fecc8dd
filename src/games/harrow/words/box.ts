import type { Catalogue } from '../../../basics/said';
import type { BoxSays } from '../rules/box/says';

export const box: Catalogue<BoxSays> = {
  'harrow.bad-shape': 'A map has 3 to 20 columns of 3 to 20 hexes; two counts that alternate differ by one.',
  'harrow.t-painted': 'The map',
  'harrow.t-learned': ({ card }) => `Learned: ${card}`,
  'harrow.t-numbers': 'Numbers of the boards',
  'harrow.t-forgot': ({ card }) => `Forgotten: ${card}`,
  'harrow.t-taken': 'Taken over from a pack',
  'harrow.t-named': ({ name }) => `Called ${name}`,
  'harrow.no-pack': 'This text is no pack: it is not JSON as the app writes it.',
};
