/**
 * The share of random changes that the tests of `npm test` caught when nobody had looked at the sample before: 386 of
 * 500 with seed 6001. It may only be raised.
 */
export const recordedShare = 0.772;

/** One in a hundred samples lies beyond a bound by chance. */
const z = 2.33;

/** Between these bounds lies the true share, given a sample (Wilson's interval). */
export function boundsOf(caught: number, of: number): { readonly low: number; readonly high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const share = caught / of;
  const middle = share + (z * z) / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return { low: (middle - half) / scale, high: (middle + half) / scale };
}

/** Fails where the tests catch less than what is recorded, beyond what a sample of this size may miss by chance. */
export function holdToRecord(
  caught: number,
  of: number,
  recorded: number = recordedShare,
): { readonly ok: boolean; readonly message: string } {
  const { low, high } = boundsOf(caught, of);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const found = `${caught} of ${of} changes caught, ${percent(caught / Math.max(1, of))} (${percent(low)} to ${percent(high)}); recorded are ${percent(recorded)}.`;
  if (of === 0) return { ok: false, message: 'No change was tried.' };
  if (high < recorded) return { ok: false, message: `${found} The tests catch less than they did.` };
  return low > recorded
    ? { ok: true, message: `${found} The record can be raised: recordedShare in scripts/mutants/ratchet.ts.` }
    : { ok: true, message: found };
}
