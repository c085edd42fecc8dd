/** What a clan's whole board says. */
export const clanSheetWords = {
  path: 'Path',
  turn: 'Turn',
  skills: 'Skills',
  units: 'Units',
  types: { aura: 'aura', relic: 'relic', miracle: 'miracle', law: 'law' },
  count: (here: number, of: number) => `${here} of ${of} in play`,
  chance: (chance: string) => `next roll completes it: ${chance}`,
  unset: 'no slots in the book',
  will: 'The token of Haggedorn’s Will is there.',
  noWill: 'The token of Haggedorn’s Will is spent.',
  rules: 'All its rules',
} as const;
