import * as v from 'valibot';
import { notObjectName } from '../basics/own-name';
import { list, object, wholeNumber } from '../basics/schema';

// Fields that the schemas of might and of fights share.

/** Counts, HP, animus: never below 0, and never so many that a screen would be busy with them. */
export const countSchema = wholeNumber(0, 9_999);
export const numberSchema = wholeNumber(-9_999, 9_999);
/** The id of somebody or something in a fight. */
export const keySchema = v.pipe(v.string(), v.maxLength(400), v.regex(new RegExp(`^${notObjectName}`)));
/** The state of a random stream. */
export const streamSchema = list(v.pipe(v.number(), v.safeInteger()), 32);
/** A number for each color. */
/* @__NO_SIDE_EFFECTS__ */
export const perColor = <S extends v.GenericSchema<unknown, unknown>>(value: S) =>
  object({ white: value, yellow: value, red: value, black: value });
/** Keys that every object has are refused. */
/* @__NO_SIDE_EFFECTS__ */
export const byKey = <S extends v.GenericSchema<unknown, unknown>>(value: S) =>
  v.pipe(
    v.unknown(),
    v.check(
      found => typeof found !== 'object' || found === null || Object.keys(found).every(name => !(name in {})),
      'table.not-own-key',
    ),
    v.record(keySchema, value),
  );
