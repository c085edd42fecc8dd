/** What a phone says of one's own sheet, and of questions that wait for somebody. */
export const ownWords = {
  tabs: 'Your sheet or the table',
  table: 'Table',
  lessHp: 'One HP less',
  moreHp: 'One HP more',
  lessAnimus: 'One animus less',
  moreAnimus: 'One animus more',
  waitsFor: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} has this question.` : `${names.join(' and ')} have this question.`,
  chooses: (name: string) => `${name} chooses`,
  chooseHere: 'Choose here',
  ready: 'Stays so',
  missing: (names: readonly string[]) =>
    `${names.join(' and ')} still ${names.length === 1 ? 'chooses' : 'choose'}.`,
  revealNow: 'Reveal all the same',
  answerHere: 'Answer here',
};
