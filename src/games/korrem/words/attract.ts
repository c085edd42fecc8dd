const hearts = (n: number): string => `${n} ${n === 1 ? 'heart' : 'hearts'}`;

/** What is said of whom a card could attract. */
export const attractWords = {
  nobody: 'It touches nobody whom it could attract.',
  would: (name: string, bond: string, needs: number, odds: string) =>
    `${name}: ${bond} with ${hearts(needs)}${odds && `, ${odds}`}`,
  roll: (name: string) => `Roll for ${name}`,
  hearts,
  shown: (name: string, n: number) => `${name}: ${hearts(n)} on the dice`,
} as const;
