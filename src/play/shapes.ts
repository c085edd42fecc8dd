import * as v from 'valibot';
import { problemOf } from '../basics/issues';
import { err, ok, type Problem, type Result } from '../basics/result';
import type { Part, Said, Sentence } from '../basics/said';

/** Pieces for the doors of stored documents. Each schema is held to its type, so that neither can run ahead. */
export type Of<T> = v.GenericSchema<unknown, T>;

/** A schema for each field that the type has, the optional ones too: a missing one does not compile. */
type Fields<T> = { readonly [K in keyof T]-?: Of<Exclude<T[K], undefined>> };

/** At least these fields; what else there is belongs to later versions or to nobody. */
export const shape =
  <T extends object>() =>
  <const E extends Fields<T> & v.ObjectEntries>(entries: E) =>
    v.looseObject(entries);

export const maybe = <T>(of: Of<T>) => v.exactOptional(of);
export const whole = (low: number, high: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));
export const list = <T>(of: Of<T>, most: number) => v.pipe(v.array(of), v.maxLength(most));
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** A generator's state. */
export const stream = list(v.pipe(v.number(), v.integer()), 8);

/** Keys that every object has are refused: a schema would pass over them in silence. */
const ownKeys = v.check(
  value => typeof value !== 'object' || value === null || Object.keys(value).every(name => !(name in {})),
);
export const table = <T>(of: Of<T>) => v.pipe(v.unknown(), ownKeys, v.record(text(80), of));

const deepest = 40;
function shallow(value: unknown, deep = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return deep < deepest && Object.values(value).every(one => shallow(one, deep + 1));
}

const part: Of<Part> = v.lazy(() =>
  v.union([
    text(2_000),
    v.number(),
    v.boolean(),
    v.null(),
    v.pipe(v.array(part), v.maxLength(200)),
    sentence,
  ]),
);
const sentence: Of<Sentence> = v.objectWithRest({ say: text(80) }, part);

/** Somebody's own words, or a sentence as data. */
export const saidShape: Of<Said> = v.pipe(v.unknown(), v.check(shallow), v.union([text(2_000), sentence]));

/** A door made of a schema: everything that is wrong, each with its path. */
export const doorOf =
  <T>(schema: Of<T>) =>
  (value: unknown): Result<T, readonly Problem[]> => {
    const read = v.safeParse(schema, value);
    return read.success ? ok(read.output) : err(read.issues.map(problemOf));
  };
