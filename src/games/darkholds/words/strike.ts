const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** What the sheet of an attack and the dice of the table say. */
export const words = {
  title: (by: string, target: string) => `${by} attacks ${target}`,
  roll: 'The app rolls',
  own: 'Our dice: tap what they show',
  odds: (wounds: number, p: string) => `${times(wounds, 'wound', 'wounds')}: ${p}`,
  falls: (p: string) => `It dies: ${p}`,
  dice: (n: number, hit: number) => `${times(n, 'die', 'dice')}, ${hit} or more hits`,
  noise: (entries: string) => `The noise of it: ${entries}`,
  noNoise: 'No entry point would hear it.',
  clear: 'Again',
};

export const roll = {
  leap: (who: string) => `${who} leaps: one die`,
  strike: (who: string, n: number) => `${who} strikes: ${times(n, 'die', 'dice')}`,
  parry: (who: string, n: number) => `Parry against ${who}: ${times(n, 'die', 'dice')}`,
  tough: (who: string, n: number) => `Tough against ${who}: ${times(n, 'die', 'dice')}`,
  so: (digits: string) => `Rolled: ${digits}`,
  again: 'Again',
};
