const deedNames: Readonly<Record<string, string>> = { murg: 'Destroy', erde: 'Reclaim' };

/** What may be declared before the roll. */
export const intentWords = {
  journey: (chance: string) => `Journey ${chance}`,
  deed: (clan: string, unit: string, targets: readonly string[], chance: string) =>
    clan === 'erde'
      ? `${deedNames[clan]} ${unit} ${chance}`
      : `${unit} ${deedNames[clan] ?? ''} ${targets.join(', ')} ${chance}`,
} as const;
