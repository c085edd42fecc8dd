/** HX-5, HX-6: what is said where the counters go down. */
export const counterWords = {
  counters: 'The counters go down.',
  waxing: 'Waxing Moon: the counters go down once more.',
  count: 'Count down',
  restart: (ways: readonly (readonly [string, string])[]) =>
    `The ladder of ${ways.map(([from, to]) => `${from} goes on to ${to}`).join(', of ')}`,
  inOrder: 'In an order of ours',
  next: (n: number) => `Which goes down as number ${n}?`,
  ladder: (at: string, count: number) => `Ladder on ${at}, at ${count}`,
  garden: (at: string, count: number) => `Garden on ${at}, at ${count}`,
  ends: (at: string) => `The ladder on ${at} ends. Does it go on?`,
  goesOn: (to: string) => `It goes on to ${to}`,
  endsForGood: 'It ends',
  letGo: 'In the usual order',
} as const;
