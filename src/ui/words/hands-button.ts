/** Apart from the other words of shared tables: a table that has no phones loads none of them. */
export const handsButton = 'Phones';
