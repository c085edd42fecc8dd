import type { Why } from './turn';

/** Which rule stands behind each reason of an NPC's turn. */
const rules: Readonly<Record<Why, string>> = {
  disabled: 'NA-2',
  frozen: 'NA-2',
  thaws: 'NA-2',
  undead: 'NA-2',
  'no-number': 'NA-1',
  dodge: 'NA-1',
  'not-ready': 'NA-1',
  number: 'NA-1',
  same: 'NA-3',
  'nobody-fits': 'NA-4',
  support: 'NA-6',
  ranged: 'NM-2',
  'at-hand': 'NM-3',
  flies: 'NM-4',
  walks: 'NM-5',
  stuck: 'NM-5',
  closest: 'NM-7',
  health: 'NM-7',
  self: 'NA-6',
  north: 'NM-7',
  west: 'NM-7',
};

/** The rules that spoke, each once, in the order in which they were asked. */
export const rulesOf = (why: readonly Why[]): string[] => [...new Set(why.map(one => rules[one]))];
