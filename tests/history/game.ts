import type { Game, History } from '../../src/history/history';

/** A small game whose state depends on the order of everything that happened. */
export interface Tally {
  readonly sum: number;
  readonly seen: readonly number[];
}
export type Added = { readonly add: number };

export const start: Tally = { sum: 0, seen: [] };
export const game: Game<Tally, Added> = {
  apply: (state, { add }) => ({
    sum: (Math.imul(state.sum, 31) + add) | 0,
    seen: [...state.seen.slice(-9), add],
  }),
};

/** What a person can tell of a history; what is kept only for speed is left out. */
export const outside = ({ state, entries, line, at, past, next }: History<Tally, Added>) => ({
  state,
  entries,
  line,
  at,
  past,
  next,
});
