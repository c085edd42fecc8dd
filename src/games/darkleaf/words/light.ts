/** What is said of a duel without its pieces. */
export const lightWords = {
  title: 'The duel without its board',
  note: 'The pieces stand on your board alone. Say how far each is on its path; at the last step the duel ends.',
  path: (clan: string) => `Steps of ${clan}`,
  of: (n: number) => `of ${n}`,
  counters: 'Counters',
  add: (n: number) => `One more, at ${n}`,
  takeAway: (n: number) => `Take away the counter at ${n}`,
  act: (value: number) => `${value} rolled: carry it out on your board.`,
  choice: 'Carry it out on your board.',
  gift: (skill: string) => `${skill}: carry it out on your board.`,
  done: 'Done',
  again: 'Roll once more',
} as const;
