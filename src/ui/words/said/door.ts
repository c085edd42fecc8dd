import type { Catalogue } from '../../../basics/said';
import type { DoorSays } from '../../../basics/says';

const wanted = (expected: string | null): string => expected ?? 'something else';

/** What the doors for files and saves find. */
export const doorSaid: Catalogue<DoorSays> = {
  'door.missing': ({ expected }) => `Missing: ${wanted(expected)}.`,
  'door.unknown': ({ expected, received }) => `${received} is not one of: ${wanted(expected)}.`,
  'door.length': ({ expected, received }) => `The length must be ${wanted(expected)}; it is ${received}.`,
  'door.number': ({ expected, received }) => `A whole number ${wanted(expected)} is wanted, not ${received}.`,
  'door.name': ({ received }) => `${received} cannot be used as a name here.`,
  'door.type': ({ expected, received }) => `Expected ${wanted(expected)}, found ${received}.`,
};
