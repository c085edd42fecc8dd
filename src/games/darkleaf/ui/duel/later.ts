/** What a duel shows now and then. */
export const parts = () => import('./parts');
