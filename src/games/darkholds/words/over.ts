/** What the end of a level says. */
export const over = {
  won: 'The level is won.',
  lost: 'The level is lost.',
  on: 'On to the camp',
  once: 'The same level once more',
  again: 'Back to the levels',
  tale: 'How it went',
};
