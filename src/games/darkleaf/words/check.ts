/** What is said where the table is checked. */
export const checkWords = {
  title: (file: string) => `Check the table: file ${file}`,
  note: 'Does your board show the same? Tap what differs.',
  nobody: 'nobody',
  marks: (n: number) => `${n} of its hits`,
  ladder: (n: number) => `Witch’s Ladder at ${n}`,
  garden: (n: number) => `Poison Garden at ${n}`,
  quarry: 'Divine Quarry',
  held: 'held',
  reclaimed: 'Reclaimed',
  back: 'The file before',
  next: (file: string) => `The same: on to ${file}`,
  done: 'The same: done',
} as const;
