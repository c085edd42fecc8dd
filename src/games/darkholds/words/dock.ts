/** What the dock says besides. */
export const dock = {
  noRevive: 'The level ends unless one is revived.',
  moreActs: 'More…',
  ours: (text: string) => `Our reading: ${text}`,
  hasDone: (name: string) => `${name} has done`,
  allDone: 'All enemies have done',
  begins: 'Who begins?',
  roll: 'Roll for it',
  pass: 'Pass the initiative',
  card: 'Our darkhold card',
};
