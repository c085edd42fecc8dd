/** Apart from the other words of shared tables: a table that has no phones loads none of them. */
export const handsButton = 'Phones';
/** Whose tap a line of the history is. */
export const tappedBy = (name: string): string => `by ${name}`;
