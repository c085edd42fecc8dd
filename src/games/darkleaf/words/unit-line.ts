import { times } from './times';

/** What is said of a unit that is tapped. */
export const unitWords = {
  journeys: 'Goes',
  less: 'or less',
  deeds: 'Deed',
  goesNow: 'Goes now with',
  goesNowhere: 'Goes nowhere now',
  casts: 'Casts',
  hex: { garden: 'Poison Garden', ladder: 'Witch’s Ladder' },
  none: 'none',
  all: 'in all directions',
  held: 'Held until its owner’s next turn ends.',
  ladder: (n: number) => `Witch’s Ladder: ${n}`,
  quarry: 'Divine Quarry',
  marks: (n: number) => times(n, 'hit', 'hits'),
  garden: (n: number) => `Poison Garden: ${n}`,
  letGo: 'Let go',
  fix: 'The table says otherwise',
} as const;
