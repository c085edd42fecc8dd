import * as v from 'valibot';
import {
  dictionary,
  flag,
  list,
  type Output,
  object,
  optional,
  text,
  wholeNumber,
} from '../../../../basics/schema';
import { idSchema, nameSchema } from '../fields';

const count = wholeNumber(0, 1_000_000);
const wounds = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));
/** A difference that is corrected later: it may be below 0 in between. */
const difference = wholeNumber(-1_000_000, 1_000_000);

/** What an attack or a shot brought, beside its sentence. */
const blowSchema = object({
  target: idSchema,
  name: nameSchema,
  type: idSchema,
  ours: flag,
  /** Where the target stood; empty where no board is used. */
  at: text(20),
  /** AT-6: the expected wounds, of those that the target could still take. */
  hoped: wounds,
  wounds: count,
  falls: flag,
});
export type Blow = Output<typeof blowSchema>;

/** What the chronicle takes from a line of the log. */
export const notedSchema = object({
  blow: optional(blowSchema),
  /** AT-1: the D10s that were rolled for it. */
  faces: optional(list(wholeNumber(0, 9), 20_000)),
  found: optional(nameSchema),
});

/** One turn: wounds by attacks and shots beside the expected ones, wounds by anything else, who was there. */
const turnSchema = object({
  dealt: count,
  hoped: wounds,
  taken: count,
  feared: wounds,
  moreDealt: difference,
  moreTaken: difference,
  /** On the board when the turn ended. */
  enemies: count,
  came: count,
});
export type TurnTale = Output<typeof turnSchema>;

const memberSchema = object({
  name: nameSchema,
  dealt: count,
  taken: count,
  slain: count,
  noise: count,
  fell: count,
});
export type MemberTale = Output<typeof memberSchema>;

const typeSchema = object({ name: nameSchema, met: count, slain: count, dealt: count, taken: count });
export type TypeTale = Output<typeof typeSchema>;

/** Somebody of the company who fell; `by` is empty where nobody attacked. */
const fallSchema = object({ who: nameSchema, by: nameSchema, turn: count });

/** How a level went. */
export const taleSchema = object({
  turns: list(turnSchema, 300),
  company: dictionary(memberSchema),
  types: dictionary(typeSchema),
  /** Attacks and shots that wounded, by the square on which they came. */
  hit: dictionary(count),
  /** AT-1: how often a D10 showed 0, 1, ... 9. */
  faces: v.pipe(list(count, 10), v.length(10)),
  fell: list(fallSchema, 300),
  finds: list(nameSchema, 300),
});
export type Tale = Output<typeof taleSchema>;

/** Of a level that has not begun. */
export const noTale: Tale = {
  ...{ turns: [], company: {}, types: {}, hit: {}, fell: [], finds: [] },
  faces: Array.from({ length: 10 }, () => 0),
};
