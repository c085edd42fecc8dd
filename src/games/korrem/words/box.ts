import type { Catalogue } from '../../../basics/said';
import type { BoxSays } from '../rules/box/says';
import { landmarkNames, landNames } from './names';

const refusals: Readonly<Record<string, string>> = {
  name: 'A card needs a name.',
  full: 'The box holds no more cards.',
  land: 'No such land lies in a bag.',
  unknown: 'No such card is in the box.',
};

export const box: Catalogue<BoxSays> = {
  'korrem.b-refused': ({ code }) => refusals[code] ?? 'That cannot be done.',
  'korrem.b-learned': ({ name }) => `${name} is known`,
  'korrem.b-lands': ({ type, landmark, n }) =>
    `${n} ${landmark === null ? (landNames[type] ?? type) : (landmarkNames[landmark] ?? landmark)} in the bag`,
  'korrem.b-forgotten': ({ name }) => `${name} is forgotten`,
};
