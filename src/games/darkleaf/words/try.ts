/** What is said of a copy of a duel. */
export const tryWords = {
  note: 'A copy to try something on: nothing of it is kept, and its bones roll something else.',
  back: 'Back to the duel',
} as const;
