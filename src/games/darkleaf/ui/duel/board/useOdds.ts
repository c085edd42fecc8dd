import * as odds from './odds';

export type Odds = typeof odds;

/** The odds, where they are shown. */
export const useOdds = (shown: boolean): Odds | undefined => (shown ? odds : undefined);
