import type { Said } from '../../basics/said';
import { say } from '../says/say';

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

/** The least value of the sum. */
interface Floor {
  readonly rule: string;
  readonly least: number;
}

export const part = (rule: string, amount: number, words: Said): Part => ({ rule, amount, words });

/**
 * Adds up what is there; parts of 0 are left out, except that a sum keeps at least its first part. What a floor lifts
 * is a part like any other: the parts always come to the total, and no total is without one.
 */
export function sumOf(all: readonly Part[], floor?: Floor): Sum {
  const parts = all.filter((p, i) => i === 0 || p.amount !== 0);
  const total = parts.reduce((sum, p) => sum + p.amount, 0);
  if (!floor || total >= floor.least) return { total, parts };
  const { rule, least } = floor;
  return { total: least, parts: [...parts, part(rule, least - total, say('campaign.sum-least', { least }))] };
}
