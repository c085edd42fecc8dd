import type { Duel, Effect } from '../model';

/** WI-2: in the Upkeep of who rolled it a counter goes down; one at 0 is over. */
export const effectsAfter = ({ effects }: Duel, side: Effect['side']): readonly Effect[] | undefined => {
  if (!effects?.some(one => one.side === side && one.rounds !== null)) return undefined;
  return effects
    .map(one => (one.side === side && one.rounds !== null ? { ...one, rounds: one.rounds - 1 } : one))
    .filter(({ rounds }) => rounds !== 0);
};
