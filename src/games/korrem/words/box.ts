import type { Catalogue } from '../../../basics/said';
import type { BoxSays } from '../rules/box/says';

const refusals: Readonly<Record<string, string>> = {
  name: 'A card needs a name.',
  full: 'The box holds no more cards.',
  unknown: 'No such card is in the box.',
};

export const box: Catalogue<BoxSays> = {
  'korrem.b-refused': ({ code }) => refusals[code] ?? 'That cannot be done.',
  'korrem.b-learned': ({ name }) => `${name} is known`,
  'korrem.b-forgotten': ({ name }) => `${name} is forgotten`,
};
