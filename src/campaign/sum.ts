import type { Said } from '../basics/said';

/** One summand with the rule that brings it; screens show the whole sum, so that no number needs believing. */
export interface Part {
  readonly rule: string;
  readonly amount: number;
  /** An item adds its own name. */
  readonly words: Said;
}

export interface Sum {
  readonly total: number;
  readonly parts: readonly Part[];
}

export const part = (rule: string, amount: number, words: Said): Part => ({ rule, amount, words });

/** Adds up what is there; parts of 0 are left out, except that a sum keeps at least its first part. */
export function sumOf(all: readonly Part[], least = Number.NEGATIVE_INFINITY): Sum {
  const parts = all.filter((p, i) => i === 0 || p.amount !== 0);
  const total = parts.reduce((sum, p) => sum + p.amount, 0);
  return { total: Math.max(least, total), parts };
}
