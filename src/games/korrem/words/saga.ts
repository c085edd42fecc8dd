/** What the saga, the plots and the book of all games say. */
export const sagaUi = {
  title: 'Saga and plots',
  none: 'Nothing worth telling has happened yet.',
  line: (turn: number) => (turn === 0 ? 'Before the first turn' : `Turn ${turn}`),
  own: 'A line of your own',
  add: 'Write it down',
  print: 'Print',
  byTurn: 'Points by turn',
  bySource: 'Where points came from',
  minutes: 'Minutes of each player',
  minute: (ms: number) => (ms / 60_000).toFixed(1),
  faces: 'How often each number of the D8 was seen',
  damage: 'Damage',
  dealt: (who: string) => `${who} dealt`,
  taken: (who: string) => `${who} took`,
  npcs: 'The NPCs',
  met: 'Meetings, and what so many bring on the average',
  metLine: (seen: number, expected: string) => `${seen}, average ${expected}`,
  turn: 'Turn',
  records: {
    title: 'All our games',
    none: 'No game has been played here yet.',
    reading: 'The games are being read.',
    shut: (n: number) =>
      n === 1
        ? 'One game is open elsewhere, or cannot be read.'
        : `${n} games are open elsewhere, or cannot be read.`,
    wins: 'Wins',
    noWins: 'Nobody has won yet.',
    win: (won: number, games: number) => `${won} of ${games}`,
    beasts: 'Bestiary',
    noBeasts: 'No creature has been met yet.',
    fates: { met: 'met', fought: 'fought', joined: 'joined', slain: 'slain' },
    creature: 'Creature',
  },
} as const;
