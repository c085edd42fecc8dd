import type { Catalogue } from '../../../basics/said';
import type { BoxSays } from '../rules/box/says';

const refusals: Readonly<Record<string, string>> = {
  nothing: 'The box has all of that already.',
  full: 'The box holds a hundred of a kind, and no more.',
  unknown: 'The box has no such thing.',
};

/** What the group's own box says. */
export const boxSaid: Catalogue<BoxSays> = {
  'darkholds.b-put': ({ names }) => `Into the box: ${names}`,
  'darkholds.b-drop': ({ name }) => `Out of the box: ${name}`,
  'darkholds.b-keep': 'Which decks the app keeps',
  'darkholds.b-refused': ({ code }) => refusals[code] ?? code,
  'darkholds.b-no-pack': 'This text is no pack: it cannot be read as JSON.',
};
