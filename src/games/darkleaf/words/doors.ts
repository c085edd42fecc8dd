/** Words of the first page of the game, and of its lessons: no duel loads them. */
export const doors = {
  lobby: {
    goOn: (name: string) => `Go on: ${name}`,
    lookBack: (name: string) => `Look back: ${name}`,
    line: (turns: number, end: string) => (end === '' ? `turn ${turns}` : `over in turn ${turns}`),
    two: 'Two at a board',
    twoNote: 'Two players, two clans: the app knows every move and says why.',
    wood: 'Against the wood',
    woodNote: 'Alone: the device plays the other clan by the same rules.',
    lessons: 'Learn it',
    ask: 'Ask about a few pieces',
    askNote: 'Put only what is in doubt on a bare board. Nothing is kept.',
    books: 'Clan books',
    booksNote: 'Teach the clans of your own guides, and share them.',
    clans: 'Clans and records',
    clansNote: 'Your score, your wins by clan, and how the clans fare against each other.',
    rules: 'Rules',
    rulesNote: 'Every rule that the app plays by',
    duels: 'Duels',
    put: (name: string) => `Put ${name} away`,
    removed: (name: string) => `${name} was put away`,
    back: 'Bring it back',
    unofficial:
      'An unofficial companion. The clans’ numbers here are Hedgerow, a set of our own; those of your guides stay with you.',
  },
  lesson: {
    show: 'Show me',
    next: 'The next lesson',
    wood: 'A duel against the wood',
  },
} as const;
