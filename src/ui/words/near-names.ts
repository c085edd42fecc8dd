/** What stands beside a name that is being told. */
export const nearNames = {
  found: 'Known: one tap takes it',
  mean: (name: string) => `Did you mean ${name}?`,
  yes: (name: string) => `Yes, ${name}`,
  no: 'No, another one',
} as const;
