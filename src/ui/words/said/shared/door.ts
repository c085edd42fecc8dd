import type { Catalogue } from '../../../../basics/said';
import type { DoorSays } from '../../../../basics/says';

/** A field is named in quotation marks by the schema; here in those of a sentence. */
const field = (expected: string | null): string =>
  expected === null ? 'Something' : expected.replace(/^"(.*)"$/, '“$1”');

const wanted = (expected: string | null): string => expected ?? 'something else';

/** What the doors for files and saves find. */
export const doorSaid: Catalogue<DoorSays> = {
  'door.missing': ({ expected }) => `${field(expected)} is missing.`,
  'door.unknown': ({ expected, received }) => `${received} is not one of: ${wanted(expected)}.`,
  'door.length': ({ expected, received }) => `The length must be ${wanted(expected)}; it is ${received}.`,
  'door.number': ({ expected, received }) => `A whole number ${wanted(expected)} is wanted, not ${received}.`,
  'door.name': ({ received }) => `${received} cannot be used as a name here.`,
  'door.type': ({ expected, received }) => `Expected ${wanted(expected)}, found ${received}.`,
};
