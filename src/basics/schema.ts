import * as v from 'valibot';
import { problemOf } from './issues';
import { err, ok, type Problem, type Result } from './result';
import type { Part, Said, Sentence } from './said';

// Stored data is defined once, by a schema. Its type is `Output<typeof schema>`.
// The functions are marked as free of side effects, so that a worker that uses only the rules gets no schemas.

type Simplify<T> = { [K in keyof T]: T[K] } & {};

type DeepReadonly<T> = T extends
  | string
  | number
  | boolean
  | null
  | undefined
  | bigint
  | ((...args: never) => unknown)
  ? T
  : // Messages are read-only already, and nested without end.
    Sentence extends T
    ? T
    : T extends object
      ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
      : T;

type AnySchema = v.GenericSchema<unknown, unknown>;

/** The type of what a schema accepts. Stored data is never changed in place, so all of it is read-only. */
export type Output<S extends AnySchema> = DeepReadonly<v.InferOutput<S>>;

/** At least these fields. Fields of later versions pass through, but the type does not know them. */
/* @__NO_SIDE_EFFECTS__ */
export const object = <const E extends v.ObjectEntries>(entries: E): v.ObjectSchema<E, undefined> =>
  v.looseObject(entries) as unknown as v.ObjectSchema<E, undefined>;

/** A field that may be missing. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <S extends AnySchema>(schema: S): v.ExactOptionalSchema<S, undefined> =>
  v.exactOptional(schema) as v.ExactOptionalSchema<S, undefined>;

export const flag = v.boolean();
/* @__NO_SIDE_EFFECTS__ */
export const wholeNumber = (low: number, high: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));
/* @__NO_SIDE_EFFECTS__ */
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** A name that becomes a key: names of Object.prototype are refused. */
/* @__NO_SIDE_EFFECTS__ */
export const keyText = (most: number) =>
  v.pipe(
    text(most),
    v.check(name => !(name in {})),
  );
/* @__NO_SIDE_EFFECTS__ */
export const list = <S extends AnySchema>(item: S, most: number) => v.pipe(v.array(item), v.maxLength(most));
/** The state of a random stream. */
export const streamState = list(v.pipe(v.number(), v.integer()), 8);

/** Names of Object.prototype would be skipped without a word by a record schema, so they are refused. */
const hasOwnNamesOnly = v.check(
  value => typeof value !== 'object' || value === null || Object.keys(value).every(name => !(name in {})),
);
/** Values by name. */
/* @__NO_SIDE_EFFECTS__ */
export const dictionary = <S extends AnySchema>(value: S, nameLength = 80) =>
  v.pipe(v.unknown(), hasOwnNamesOnly, v.record(text(nameLength), value));

type OptionalFields<E extends v.ObjectEntries> = {
  readonly [K in keyof E]: v.ExactOptionalSchema<E[K] & AnySchema, undefined>;
};
/** The same fields, each of which may be missing, as in an event that changes some of them. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalFields = <const E extends v.ObjectEntries>(entries: E): OptionalFields<E> =>
  Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [name, v.exactOptional(schema as AnySchema)]),
  ) as unknown as OptionalFields<E>;

/** An object of which each field may be missing. */
/* @__NO_SIDE_EFFECTS__ */
export const partial = <const E extends v.ObjectEntries>(entries: E) => object(optionalFields(entries));

/** One variant per name, told apart by the field `key`; the other fields of each variant stand behind its name. */
export type VariantEntries = Readonly<Record<string, v.ObjectEntries>>;
export type VariantOutput<Key extends string, Kinds extends VariantEntries> = {
  [Name in keyof Kinds & string]: Simplify<
    { [_ in Key]: Name } & v.InferOutput<v.ObjectSchema<Kinds[Name], undefined>>
  >;
}[keyof Kinds & string];

/**
 * A union of objects, told apart by one field. A plain variant schema would try its options one after the other; here
 * the option is looked up by its name, which matters for logs of thousands of events.
 */
/* @__NO_SIDE_EFFECTS__ */
export function variants<Key extends string, const Kinds extends VariantEntries>(
  key: Key,
  kinds: Kinds,
): v.GenericSchema<unknown, VariantOutput<Key, Kinds>> {
  const field: string = key;
  const byName = new Map(
    Object.entries(kinds).map(([name, entries]) => [
      name,
      v.looseObject({ [field]: v.literal(name), ...entries }),
    ]),
  );
  const union: v.GenericSchema = v.variant(field, [...byName.values()]);
  const nameIn = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, field)
      ? Reflect.get(value, field)
      : undefined;
  const schema: v.GenericSchema = {
    ...union,
    '~run': (dataset, config) => {
      const name = nameIn(dataset.value);
      const option = typeof name === 'string' ? byName.get(name) : undefined;
      return (option ?? union)['~run'](dataset, config);
    },
  };
  // The entries of each variant are checked by VariantOutput.
  return schema as v.GenericSchema<unknown, VariantOutput<Key, Kinds>>;
}

const deepestText = 40;
function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth < deepestText && Object.values(value).every(one => isShallow(one, depth + 1));
}

/** A text of this length, or a message as data with lists of so many parts in it. `refusal` explains too deep a message. */
/* @__NO_SIDE_EFFECTS__ */
export function saidSchema(
  words: v.GenericSchema<unknown, string>,
  most: number,
  refusal?: string,
): v.GenericSchema<unknown, Said> {
  const part: v.GenericSchema<unknown, Part> = v.lazy(() =>
    v.union([words, v.number(), v.boolean(), v.null(), list(part, most), sentence]),
  );
  const sentence: v.GenericSchema<unknown, Sentence> = v.objectWithRest({ say: text(80) }, part);
  return v.pipe(
    v.unknown(),
    v.check(value => isShallow(value), refusal),
    v.union([words, sentence]),
  );
}

/** A longer list would help nobody. */
const MOST_PROBLEMS = 20;

/** Reads a value with a schema: the value, or what is wrong with it. */
export const parseWith =
  <S extends AnySchema>(schema: S) =>
  (value: unknown): Result<Output<S>, readonly Problem[]> => {
    const read = v.safeParse(schema, value);
    return read.success
      ? ok(read.output as Output<S>)
      : err(read.issues.slice(0, MOST_PROBLEMS).map(problemOf));
  };

/**
 * Checks a state before it is written: only the fields that changed, each as it will be read again. A large state
 * changes little at a time.
 */
export function parseChanges<T extends object>(schema: { readonly entries: v.ObjectEntries }) {
  const fields = Object.entries(schema.entries).map(
    ([name, field]) => [name, v.looseObject({ [name]: field })] as const,
  );
  return (before: T, after: T): Result<unknown, readonly Problem[]> => {
    const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
    const problems = fields.flatMap(([name, field]) => {
      if (old.get(name) === now.get(name)) return [];
      const read = v.safeParse(field, JSON.parse(JSON.stringify({ [name]: now.get(name) })));
      return read.success ? [] : read.issues.map(problemOf);
    });
    return problems.length === 0 ? ok(undefined) : err(problems);
  };
}
