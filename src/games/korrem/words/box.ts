import type { Catalogue } from '../../../basics/said';
import type { BoxSays } from '../rules/box/says';
import { landmarkNames, landNames, natureNames } from './names';

const refusals: Readonly<Record<string, string>> = {
  name: 'A card needs a name.',
  full: 'The box holds no more cards.',
  land: 'No such land lies in a bag.',
  unknown: 'No such card is in the box.',
  nothing: 'The box has all of that already.',
  deck: 'No deck holds more than 60 cards.',
  formation: 'The leader stands at the front, and each of the others touches one before it.',
};

export const box: Catalogue<BoxSays> = {
  'korrem.b-refused': ({ code }) => refusals[code] ?? 'That cannot be done.',
  'korrem.b-learned': ({ name }) => `${name} is known`,
  'korrem.b-lands': ({ type, landmark, n }) =>
    `${n} ${landmark === null ? (landNames[type] ?? type) : (landmarkNames[landmark] ?? landmark)} in the bag`,
  'korrem.b-deck': ({ nation }) => `Deck of ${nation}`,
  'korrem.b-formation': 'Formation of the NPCs',
  'korrem.b-taken': 'Things of another box',
  'korrem.b-no-pack': 'This is no box of another group, or it was cut short.',
  'korrem.b-row': ({ nature }) => `What ${natureNames[nature].toLowerCase()} creatures do`,
  'korrem.b-forgotten': ({ name }) => `${name} is forgotten`,
};
