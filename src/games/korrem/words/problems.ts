import type { Catalogue } from '../../../basics/said';
import type { KorremSays } from '../door/says';

export const problems: Catalogue<KorremSays> = {
  'korrem.number-twice': ({ number }) => `Two abilities of this card bear the number ${number}.`,
  'korrem.name-taken': ({ name }) => `The name ${name} cannot be given here: it is taken.`,
};
