/** What the dock says besides. */
export const dock = {
  noRevive: 'All lie there. If nobody can be revived, the level ends.',
  moreActs: 'More…',
  ours: (text: string) => `Our reading: ${text}`,
  hasDone: (name: string) => `${name} has done`,
  allDone: 'All enemies have done',
  begins: 'Who begins?',
  roll: 'Roll for it',
  pass: 'Pass the initiative',
  card: 'Our darkhold card',
};
