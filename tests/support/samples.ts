import type { Parameters } from 'fast-check';

/** `npm run soak` runs the same checks at full counts and with fresh seeds; `npm test` with fixed ones. */
const soak = process.env.SOAK === '1';

/** The seed of everything random in this run; SEED=n repeats a failed soak. */
export const seed = process.env.SEED ? Number(process.env.SEED) : soak ? Date.now() % 2147483647 : 20261118;

/** For tests of their own that only a soak runs. */
export const inSoak = soak;

export const samples = <T>(inTest: T, inSoak: T): T => (soak ? inSoak : inTest);

/** Options of fast-check: it prints the seed and the smallest counterexample when a property fails. */
export const runs = <T = unknown>(inTest: number, inSoak: number): Parameters<T> => ({
  seed,
  numRuns: samples(inTest, inSoak),
});

/** How long a test of many samples may take, in milliseconds: minutes in a test on a busy machine, hours in a soak. */
export const patience = samples(300_000, 12 * 3_600_000);
