/** What the screens say that are loaded when they are opened. */
export const beginWords = {
  title: (wood: boolean) => (wood ? 'Against the wood' : 'Two at a board'),
  pick: ['Whose clan plays first in this list?', 'Which clan plays against them?'] as const,
  yours: 'Which clan is yours?',
  theirs: 'Which clan does the wood play?',
  wins: 'Wins',
  turn: 'Turn',
  both: (a: string, b: string, first: string) => `${a} against ${b}: ${first} go first.`,
  help: 'How much does the app say?',
  helps: {
    open: 'Squares and odds',
    legal: 'Squares alone',
    silent: 'Only when something is not allowed',
  },
  dice: 'Whose bones are rolled?',
  dices: { app: 'The app’s', table: 'Ours, tapped in' },
  will: 'Haggedorn’s Will',
  wills: { blessings: 'Blessings', curses: 'Curses' },
  strength: 'How strong is the wood?',
  strengths: { seedling: 'Seedling', thicket: 'Thicket', oldWood: 'Old Wood' },
  strengthNotes: {
    seedling: 'It plays what looks best, now and then what it likes, and misses what threatens it.',
    thicket: 'It looks at your best answer to everything it does.',
    oldWood: 'It plays its best actions on, some turns each, and takes its time.',
  },
  board: 'The board',
  boards: {
    mirror: 'On the screen too',
    light: 'On your table alone',
    untaught: 'On your table alone, no book taught',
  },
  strict: 'Undo',
  undos: { free: 'As far back as we like', strict: 'A tournament: not behind a roll' },
  handicap: 'Bones before the game',
  handicapNote: 'One player may roll and slot some bones before the first turn.',
  nobody: 'Nobody',
  handicapBones: 'How many',
  start: 'Begin',
  seats: ['You', 'The wood'] as const,
  theWood: 'The wood',
  name: (whose: string | number) =>
    typeof whose === 'string'
      ? `Who plays ${whose}?`
      : `Name of the ${whose === 0 ? 'first' : 'second'} player`,
  loser: (name: string) => `${name} lost last and chooses Haggedorn’s Will`,
  woodChooses: 'The wood lost last and chooses Blessings or Curses when the duel begins.',
  manyLosses: (name: string) => `${name} lost three running. Bones before the game?`,
} as const;
