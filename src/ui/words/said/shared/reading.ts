import type { Catalogue } from '../../../../basics/said';
import type { ReadingSays } from '../../../../basics/says';

export const readingSaid: Catalogue<ReadingSays> = {
  'reading.is-object': 'An object is needed here.',
  'reading.is-list': 'A list is needed here.',
  'reading.unknown': ({ known }) => `This is one of ${known}.`,
  'reading.count': ({ least, most }) => `A whole number from ${least} to ${most} is needed.`,
  'reading.flag': 'This is true or false.',
  'reading.text': 'A text is needed here.',
};
