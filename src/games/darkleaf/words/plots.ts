/** What is said of a duel that is looked back on. */
export const plotWords = {
  paths: 'Paths, turn by turn',
  lines: (south: string, north: string) => `${south}: the whole line. ${north}: the broken one.`,
  rolls: (clan: string) => `Rolls of ${clan} beside chance`,
  value: 'Value',
  came: 'Rolled',
  due: 'By chance',
} as const;
