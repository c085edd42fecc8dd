/** What the dock says besides. */
export const dock = {
  noRevive: 'All heroes are down. If nobody can be revived, the level ends.',
  moreActs: 'More…',
  ours: (text: string) => `Our reading: ${text}`,
  hasDone: (name: string) => `${name} has done`,
  allDone: 'All enemies have done',
  begins: 'Who begins?',
  roll: 'Roll for it',
  pass: 'Pass the initiative',
  card: 'Our darkhold card',
};

/** What leads through a first turn of the sample. */
export const guide = {
  move: 'First: tap Wren, then D2 beside the door. A yellow line comes from everybody who would see her there; numbers on squares are the attacks that would come.',
  look: 'Tap an enemy: light squares are those on which it would see somebody. Whoever stands beside one can attack it; the noise of that wakes others. Then the enemy phase.',
  begin: 'The noise lies on the board, and the side tells what it would draw. Now the enemy phase.',
  next: 'Next: one enemy acts, with its reason, its way and its line of sight. All lets every one of them act.',
  why: 'The question mark beside the sentence shows all whom it compared, and lets you overrule it. An undo takes it back.',
  come: 'All have acted. Reinforcement asks which entry points heard noise, and newcomers come there.',
  turn: 'That was a turn. From here on you play alone: out by the exit in the south-east.',
};

/** What the end of a level says. */
export const over = {
  won: 'The level is won.',
  lost: 'The level is lost.',
  on: 'On to the camp',
  once: 'The same level once more',
  again: 'Back to the levels',
  tale: 'How it went',
};
