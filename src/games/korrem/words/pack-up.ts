const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** What stands on a nation's list, in a ledger that goes by code, and beside a hand. */
export const packUp = {
  title: 'Pack up',
  note: 'With this list the table stands again as it stood. Tick off what is in its bag.',
  asOf: (turn: number) => (turn === 0 ? 'before the first turn' : `as of turn ${turn}`),
  now: (observer: string, turn: number) =>
    turn === 0 ? 'The first turn has not begun.' : `Turn ${turn}, ${observer} is the Observer.`,
  points: (n: number, of: number) => `${n} of ${of} points`,
  bank: (goods: string) => `Bank: ${goods || 'empty'}`,
  hand: (n: number) => times(n, 'card in the hand', 'cards in the hand'),
  pile: (n: number, cards: number, top: string | undefined) =>
    `Pile ${n}: ${times(cards, 'card', 'cards')}${top === undefined ? '' : `, ${top} on top`}`,
  settlement: (kind: string, hex: string, walls: number, towers: number) =>
    [
      `${kind} on ${hex}`,
      ...(walls > 0 ? [times(walls, 'wall', 'walls')] : []),
      ...(towers > 0 ? [times(towers, 'tower', 'towers')] : []),
    ].join(', '),
  army: (name: string, hex: string | null, cards: readonly string[]) =>
    `${hex === null ? name : `${name} on ${hex}`}: ${cards.join(', ') || 'nobody'}`,
  carries: (what: string) => `carries ${what}`,
  quest: (name: string, n: number, goal: number) => `${name}: ${n} of ${goal}`,
  land: (name: string, hexes: readonly string[]) => `${name}: ${hexes.join(', ')}`,
  lands: 'The map',
  wild: 'Creatures',
  line: 'Events',
  fighting: (name: string) => `A battle is under way: ${name}. Its cards stay where they lie.`,
  own: 'A note for the rest',
  print: 'Print',
  copyTitle: (name: string) => `Ledger of ${name}`,
  copyNote: 'Scan it with a phone: the ledger lies in the code, and nothing goes over the network.',
  code: 'The ledger as a code',
  tooLong: 'The ledger is too long for a code.',
  cut: 'Not all of it found room in the code: the table has the rest.',
  broken: 'This code holds no ledger, or not all of it. Scan it again.',
  reading: 'Reading it …',
  quests: 'Quests',
  armies: 'Armies',
  settlements: 'Settlements',
  piles: 'Town hall',
  play: 'Play it',
  eventTurns: 'Turns of the event',
  eventNote: '0 for any other card; an event goes to the line for so many turns.',
} as const;
