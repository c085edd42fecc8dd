import type { Catalogue } from '../../../../basics/said';
import type { HandsSays } from '../../../../hands/says';

export const handsSaid: Catalogue<HandsSays> = {
  'hands.question-gone': 'Somebody else has answered that already.',
  'hands.moved-on': 'The table has moved on meanwhile: look at it, and tap again if it is still meant.',
  'hands.not-understood': 'The tablet does not understand this tap. Bring both devices up to date.',
  'hands.not-yours': 'At this table each plays its own: this belongs to somebody else.',
  'hands.only-looks': 'This device only looks on. To play, scan the code for players.',
  'hands.forgotten':
    'Nobody knows what became of that tap: look at the table, and tap again if it is missing.',
  'hands.not-ready': 'The table is still being opened: tap again in a moment.',
};
