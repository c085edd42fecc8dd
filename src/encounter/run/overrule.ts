import type { Refusal } from '../../basics/result';
import { done } from '../says/deeds';
import { note, type Refused, type Run } from './run';

/** Refusals by a rule and not by what is impossible: with `anyway` the table does it all the same. */
const rules: readonly string[] = [
  'out-of-range',
  'no-sight',
  'no-animus',
  'caged',
  'crippled',
  'consumed',
  'dormant',
  'rooted',
  'injuries-first',
  'too-far',
  'not-adjacent',
  'not-the-edge',
  'one-target',
  'once-a-turn',
  'used',
  'no-interrupt',
  'not-its-moment',
  'adds-nothing',
  'requirement',
  'extra-cost',
  'not-paid',
  'broken',
  'not-that-die',
  'not-over',
  'not-an-enemy',
  'not-of-that-class',
];

export const mayOverrule = (code: string): boolean => rules.includes(code);

/**
 * The physical table wins: what a rule refuses is done `anyway` if the table says so, and the log tells it
 * (OWN-102).
 */
export function unless(run: Run, anyway: boolean | undefined, refused: Refusal | null): Refused {
  if (!refused || !anyway || !mayOverrule(refused.code)) return refused;
  note(run, 'anyway', done('done.overruled', { refusal: refused.message }));
  return null;
}
