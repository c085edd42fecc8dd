import { times } from './times';

/** What the screens say that are loaded when they are opened. */
export const clansWords = {
  title: 'Clans',
  note: 'How the six clans fare against each other, and how you fare with them.',
  wins: 'Wins',
  turn: 'Turn',
  scores: 'Between you',
  score: (a: string, wonA: number, b: string, wonB: number) => `${a} ${wonA} : ${wonB} ${b}`,
  drawn: (n: number) => times(n, 'draw', 'draws'),
  streak: (name: string, n: number) => `${name} won the last ${n === 1 ? 'duel' : `${n} duels`}.`,
  last: (some: readonly string[]) => `Last ten, the latest first: ${some.join(', ')}`,
  draw: 'a draw',
  none: 'No duel with names is over yet. Type who plays when you begin one.',
  own: 'Your duels',
  ownNote:
    'Duels won by the clan of the row, of those decided on this device. An interval is shown from five on.',
  wood: 'The wood against itself',
  woodNote: (games: number, strength: string) =>
    `Hedgerow played by ${strength} on both sides, ${games} duels a pair: how many in a hundred the clan of the row wins, and between what shares the truth lies with 95 in 100.`,
  against: 'against',
  share: (percent: string, low: number, high: number) => `${percent} (${low} to ${high})`,
  of: (won: number, of: number) => `${won} of ${of}`,
  try: 'Let the wood play',
  tryNote: 'Two clans of your books or of Hedgerow, played by Seedling on this device.',
  first: 'One clan',
  second: 'The other clan',
  run: (n: number) => `Play ${n} duels`,
  stop: 'Stop',
  playing: (done: number, of: number) => `${done} of ${of} played.`,
  result: (clan: string, won: number, of: number, low: number, high: number) =>
    `${clan} won ${won} of ${of} decided: between ${low} and ${high} in a hundred.`,
  undecided: (n: number) => `${times(n, 'duel', 'duels')} ended without a winner.`,
  failed: 'It cannot be worked out on this device.',
} as const;
