const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** What the screen without a board says. */
export const words = {
  company: 'The company',
  enemies: 'The enemies',
  noise: 'Noise by tile',
  noiseOn: (tile: string, n: number) => `Tile ${tile}: ${n}`,
  more: (name: string) => `One more: ${name}`,
  nobodyYet: 'Who is there? Teach the heroes and the enemies of tonight.',
  who: 'Is anybody else there?',
  teach: 'Teach somebody',
  begin: 'Begin the level',
  hint: 'The board lies on the table. Tap wounds and noise here; the app keeps cards and turns.',
  wounds: (name: string) => `Wounds of ${name}`,
  which: 'Who acts next, the nearest first?',
  sees: (names: string) => `Whom does ${names} see?`,
  seeMany: (names: string) => `Whom do they see: ${names}?`,
  closest: 'Who of them is closest?',
  target: (name: string, why: string) => `To ${name}${why ? `: ${why}` : ''}.`,
  why: {
    closest: 'the closest',
    wounded: 'wounded',
    mostWounded: 'with the most wounds',
    worstParry: 'with the worst parry',
    choice: 'first by name',
  } as Readonly<Record<string, string>>,
  odds: (wounds: string, falls: string) =>
    `Each attack: about ${wounds} wounds; one alone fells it: ${falls}.`,
  nobody: 'They see nobody',
  attacks: (n: number) => (n === 0 ? 'They only move' : times(n, 'attack each', 'attacks each')),
  attack: (n: number) => (n === 0 ? 'It only moves' : times(n, 'attack', 'attacks')),
  shoots: 'Shoots first',
  own: 'Our dice: wounds are tapped above',
  comes: (name: string) => `${name} comes`,
  off: (name: string) => `Take ${name} off`,
  all: 'All have acted.',
};
