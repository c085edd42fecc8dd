import { times } from './times';

/** What the screens say that are loaded when they are opened. */
export const menuWords = {
  title: 'This duel',
  board: 'The board',
  tryIt: 'Try something on a copy',
  logText: 'The log as text',
  logCsv: 'The log as a table',
  keepBook: (clan: string) => `Keep the book of ${clan} in a pack`,
  helpOf: (clan: string) => `What the app says to ${clan} alone`,
  asAgreed: 'As for both',
  mirror: 'On the screen too',
  light: 'On your table alone',
  view: 'Who sees it from below?',
  views: { fixed: 'The first player', turns: 'Whoever plays', pieces: 'Pieces turn to whoever plays' },
  will: 'Haggedorn’s Will in your words',
  willNote: 'Type once what your card says to a number. It is told when that number is rolled.',
  number: 'Number',
  words: 'What your card says',
  teach: 'That is what it says',
  rounds: 'Rounds',
  lasts: (n: number) => `It goes on for ${times(n, 'round', 'rounds')}`,
  lastsForGood: 'It goes on to the end',
} as const;

export const hintWords = {
  title: 'What Thicket would do',
  thinking: 'Thicket looks at the board.',
  doIt: 'Do that',
  failed: 'It cannot be worked out on this device.',
} as const;

export const luckWords = {
  title: 'Luck and choice',
  missed: 'What you missed',
  working: (done: number, of: number) => `Thicket looks back: ${done} of ${of}.`,
  failed: 'It cannot be worked out on this device.',
  clan: 'Clan',
  luck: 'Luck',
  choice: 'Choice',
  signed: (by: number) => (Math.abs(by) < 0.5 ? '0' : `${by > 0 ? '+' : '−'}${Math.abs(by).toFixed(0)}`),
  nothing: (clan: string) => `Thicket would have chosen nothing else for ${clan}.`,
  dearest: (clan: string) => `The dearest choices of ${clan}`,
  turn: (turn: number, by: number) => `Turn ${turn}, ${Math.abs(by).toFixed(0)} in a hundred`,
  turnAlone: (turn: number) => `Turn ${turn}`,
  chart: 'Luck added up: above the line it helped the first player',
  roll: 'Roll',
  note: 'In hundredths of the duel, by the eyes of Thicket. Luck is what a roll gave beyond the mean of the faces; choice is what was given away against the best there was.',
} as const;

export const puzzleWords = {
  title: 'A puzzle',
  tries: 'Try it',
  asked: (turn: number, clan: string, by: string) =>
    `Turn ${turn}, ${clan}. What was done here gave away ${by} in a hundred. What would you do?`,
  working: 'Thicket looks at it.',
  failed: 'It cannot be worked out on this device.',
  best: 'Nothing better is seen.',
  worse: (by: string) => `This gives away ${by} in a hundred.`,
  again: 'Once more',
  show: 'Show me',
  back: 'Back to the duel',
  none: 'There is no puzzle here: they come from a duel that has ended, by “Luck and choice”.',
  home: 'Darkleaf Gambit',
} as const;

export const fixWords = {
  title: (at: string) => `The table says: ${at}`,
  who: 'Who stands there?',
  nobody: 'Nobody',
  auras: 'Auras',
  marks: 'Hits',
  ladder: 'Witch’s Ladder',
  held: 'Held',
  quarry: 'Divine Quarry',
  garden: 'Poison Garden',
  reclaimed: 'Reclaimed',
  move: 'Put it elsewhere: tap the square',
  turn: 'It is the rival’s turn',
  bones: (sides: number) => `d${sides} in the pool`,
  anew: 'The roll does not count: say first, then roll anew',
  won: (clan: string) => `${clan} have won`,
  law: (skill: string) => `${skill} is in force`,
  free: (skill: string) => `Bones of ${skill} back to the pool`,
  game: 'The duel',
} as const;

export const doubtWords = {
  title: 'Ask',
  note: 'Put the pieces in doubt on the board, then tap one: where may it go with a value, what shields it, and why not there?',
  tap: 'Tap a piece.',
  put: 'Tap the squares where it stands.',
  value: 'Value of the bone',
  may: 'Yes, it may.',
  ask: 'Ask',
  clan: ['From below', 'From above'] as const,
  takeAway: 'Take pieces away',
  clear: 'Empty the board',
} as const;

export const clockWords = {
  title: 'Chess clock',
  pause: 'Let it rest',
  resume: 'Let it run',
  give: (clan: string) => `15 seconds more for ${clan}`,
  none: 'No clock',
  minutes: (clan: string) => `Minutes of ${clan}`,
  glassSeconds: 'Seconds of a turn glass',
  startGlass: 'Start the turn glass',
  increment: 'Seconds more for each turn',
  start: 'Start the clock',
} as const;

/** What the log says. */
export const logWords = {
  title: 'What happened',
  note: 'A tap goes back to it, or forth. Nothing is rolled anew.',
  beginning: 'The beginning',
  here: 'here',
  undone: 'undone',
} as const;

/** What is said when a duel is over. */
export const overWords = {
  luck: 'Luck and choice',
  over: {
    path: 'The path is fulfilled.',
    resigned: 'Given up.',
    drawn: 'A draw.',
    table: 'The table says so.',
  },
  winner: (name: string, clan: string) => `${name} wins with ${clan}.`,
  again: 'Another duel',
} as const;

/** What is said of a skill that was acquired. */
export const giftWords = {
  gift: (skill: string) => `${skill} takes effect. Tap what it works on.`,
  giftNone: (skill: string) => `${skill} can have no effect now.`,
  lose: 'It is lost',
} as const;
