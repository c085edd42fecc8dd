import * as v from 'valibot';
import { ownName } from '../../packs/schema-steps';

/** Each schema is held to its type by `Of`, so that neither can run ahead of the other. */
export type Of<T> = v.GenericSchema<unknown, T>;

/** A schema for each field that the type has, the optional ones too: a missing one does not compile. */
type Fields<T> = { readonly [K in keyof T]-?: Of<Exclude<T[K], undefined>> };

/** At least these fields; what else there is belongs to later versions or to nobody. */
export const shape =
  <T extends object>() =>
  <const E extends Fields<T> & v.ObjectEntries>(entries: E) =>
    v.looseObject(entries);

/** Told apart by one key, found in one step: a list would be gone through for each of thousands of events. */
export const byKey = <One extends Of<unknown>, Else extends Of<unknown>>(
  key: string,
  kinds: Readonly<Record<string, One>>,
  otherwise: Else,
) =>
  v.lazy((input: unknown): One | Else => {
    const kind =
      typeof input === 'object' && input !== null
        ? Object.entries(input).find(([k]) => k === key)
        : undefined;
    const name = kind?.[1];
    return typeof name === 'string' && Object.hasOwn(kinds, name) ? (kinds[name] ?? otherwise) : otherwise;
  });

export const whole = (low: number, high: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));
export const list = <T>(of: Of<T>, most: number) => v.pipe(v.array(of), v.maxLength(most));
export const maybe = <T>(of: Of<T>) => v.exactOptional(of);

/** Counts, HP, animus: never below 0, and never so many that a screen would be busy with them. */
export const count = whole(0, 9_999);
export const number = whole(-9_999, 9_999);
/** What only ever grows: rounds, tasks, jobs, sums. */
export const running = whole(0, 1e9);
export const flag = v.boolean();
/** What somebody or something is called in the fight; a name with the number that tells it from its fellows. */
export const called = v.pipe(v.string(), v.maxLength(200));
/** What a fight calls something for itself: it becomes a key, and must not be one that every object has. */
export const key = v.pipe(v.string(), v.maxLength(400), v.regex(new RegExp(`^${ownName}`)));
export const ids = list(key, 500);
export const some = <T>(of: Of<T>) => list(of, 500);

/** Keys that a schema would pass over in silence are refused. */
const ownKeys = v.check(
  value => typeof value !== 'object' || value === null || Object.keys(value).every(name => !(name in {})),
  'table.not-own-key',
);
export const table = <T>(of: Of<T>) => v.pipe(v.unknown(), ownKeys, v.record(key, of));
