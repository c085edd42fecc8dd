/** What is said of pieces that are moved on the table. */
export const tableWords = {
  title: 'On the table:',
  line: (unit: string, from: string | undefined, to: string | undefined) =>
    to === undefined
      ? `${unit}, ${from}, off the board`
      : from === undefined
        ? `${unit} onto ${to}`
        : `${unit}, ${from} to ${to}`,
} as const;
