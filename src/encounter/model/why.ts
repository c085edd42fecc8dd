import * as v from 'valibot';
import { flag, list, type Output, object } from '../../basics/schema';
import { keySchema, numberSchema } from '../../might/fields';
import { labelSchema, manyOf } from './fields';

const candidateSchema = object({
  id: keySchema,
  /** Null if there is no path (TG-1). */
  movement: v.nullable(numberSchema),
  reachable: flag,
  seen: flag,
  /** The rule that dropped it; null for the chosen one. */
  dropped: v.nullable(labelSchema),
});
export type Candidate = Output<typeof candidateSchema>;

/** Why a target was chosen: the rules in the order in which they narrowed the choice, and the values of each candidate. */
export const whySchema = object({
  actor: keySchema,
  target: v.nullable(keySchema),
  reachable: flag,
  rules: list(labelSchema, 100),
  candidates: manyOf(candidateSchema),
  /** The players chose another target. */
  overruled: flag,
});
export type Why = Output<typeof whySchema>;
