import * as v from 'valibot';
import { flag, list, type Output, object, partial, wholeNumber } from '../../../../basics/schema';
import { countSchema, sumSchema } from '../fields';

/** What points come from; `table` are corrections. */
export const sources = ['attacks', 'goals', 'brambles', 'table'] as const;
export type Source = (typeof sources)[number];

const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
/** One attack: what was forecast, and what came out. */
export const attackFields = {
  /** The chance of success that was shown before the Tree. */
  chance,
  success: flag,
  /** Expected hits, and those that the cubes could pay for. */
  forecast: chance,
  hits: countSchema,
};
const attackedSchema = object(attackFields);
export type Attacked = Output<typeof attackedSchema>;

/** An entry for each side that plays. */
/* @__NO_SIDE_EFFECTS__ */
export const bySide = <S extends v.GenericSchema<unknown, unknown>>(entry: S) =>
  partial({ protectors: entry, family: entry, kammi: entry });
const points = v.number();

/** What the records tell of a game; a game that an older version began has none. */
export const taleSchema = object({
  scored: bySide(partial({ attacks: points, goals: points, brambles: points, table: points })),
  /** Points of both sides at the end of each round. */
  rounds: list(v.strictTuple([wholeNumber(-9_999, 9_999), wholeNumber(-9_999, 9_999)]), 500),
  /** Cubes in the Tree after each activation. */
  inside: list(sumSchema, 500),
  attacks: list(attackedSchema, 500),
  /** SO-21: a player has looked ahead. */
  foreseen: flag,
});
export type Tale = Output<typeof taleSchema>;

export const noTale: Tale = { scored: {}, rounds: [], inside: [], attacks: [], foreseen: false };
