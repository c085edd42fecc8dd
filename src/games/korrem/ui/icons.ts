/** Small drawings of our own for what a card is, on a square of 24. */
export const marks = {
  wing: 'M2 14Q8 4 22 5Q16 8 15 12Q11 11 9 15Q6 13 2 14Z',
  wall: 'M3 20V8H7V5H11V8H13V5H17V8H21V20Z',
  machine: 'M12 3 14 6 18 6 18 10 21 12 18 14 18 18 14 18 12 21 10 18 6 18 6 14 3 12 6 10 6 6 10 6Z',
  artifact: 'M12 2 20 9 12 22 4 9Z',
} as const;
