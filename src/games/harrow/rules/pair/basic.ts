/** AC: what every side may do. */
export const basics = ['advance', 'spawn', 'strengthen'] as const;
export type Basic = (typeof basics)[number];
