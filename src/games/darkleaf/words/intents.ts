const deedNames: Readonly<Record<string, string>> = { murg: 'Destroy', erde: 'Reclaim', wibo: 'Morph' };

/** What may be declared before the roll. */
export const intentWords = {
  journey: (chance: string) => `Journey ${chance === '1' ? 'surely' : chance}`,
  deed: (clan: string, unit: string, targets: readonly string[], chance: string) =>
    clan === 'erde'
      ? `${deedNames[clan]} ${unit}, ${chance}`
      : `${deedNames[clan] ?? ''} ${targets.join(' and ')} from ${unit}, ${chance}`,
} as const;
