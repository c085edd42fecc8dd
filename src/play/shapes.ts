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
const deepest = 40;
function shallow(value: unknown, deep = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return deep < deepest && Object.values(value).every(one => shallow(one, deep + 1));
}

/** Somebody's own words of such a length, or a sentence as data, with lists of so many parts in it. */
export function saidOf(words: Of<string>, most: number, message?: string): Of<Said> {
  const part: Of<Part> = v.lazy(() =>
    v.union([words, v.number(), v.boolean(), v.null(), list(part, most), sentence]),
  );
  const sentence: Of<Sentence> = v.objectWithRest({ say: text(80) }, part);
  const said = v.union([words, sentence]);
  const isShallow = (value: unknown): boolean => shallow(value);
  return message === undefined
    ? v.pipe(v.unknown(), v.check(isShallow), said)
    : v.pipe(v.unknown(), v.check(isShallow, message), said);
}

/** A door made of a schema: everything that is wrong, each with its path. */
export const doorOf =
  <T>(schema: Of<T>) =>
  (value: unknown): Result<T, readonly Problem[]> => {
    const read = v.safeParse(schema, value);
    return read.success ? ok(read.output) : err(read.issues.map(problemOf));
  };

/** The door of a state for the pen: each field that is other than before, as it will be read. */
export function nextOf<T extends object>(schema: { readonly entries: v.ObjectEntries }) {
  const fields = Object.entries(schema.entries).map(
    ([name, of]) => [name, v.looseObject({ [name]: of })] as const,
  );
  return (before: T, after: T): Result<unknown, readonly Problem[]> => {
    const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
    const problems = fields.flatMap(([name, field]) => {
      if (was.get(name) === is.get(name)) return [];
      const read = v.safeParse(field, JSON.parse(JSON.stringify({ [name]: is.get(name) })));
      return read.success ? [] : read.issues.map(problemOf);
    });
    return problems.length === 0 ? ok(undefined) : err(problems);
  };
}

/** The members of a union that a word selects. */
type Of1<One, Key extends string, Word> =
  One extends Readonly<Record<Key, unknown>> ? (Word extends One[Key] ? One : never) : never;

/** The other fields of each that is told apart by the word in one of its fields: a missing one does not compile. */
export type Words<Key extends string, One extends { readonly [K in Key]: string }> = {
  readonly [Word in One[Key]]: Fields<Omit<Of1<One, Key, Word>, Key>> & v.ObjectEntries;
};

export function byWord<Key extends string, One extends { readonly [K in Key]: string }>(
  key: Key,
  kinds: Words<Key, One>,
): Of<One> {
  const field: string = key;
  const all = Object.fromEntries(
    Object.entries<v.ObjectEntries>(kinds).map(([word, fields]) => [
      word,
      v.looseObject({ [field]: v.literal(word), ...fields }),
    ]),
  );
  const otherwise = v.variant(field, Object.values(all));
  // Found in one step: a list would be gone through for each of thousands of events.
  const found = v.lazy((input: unknown): v.GenericSchema => {
    const own =
      typeof input === 'object' && input !== null
        ? Object.entries(input).find(([name]) => name === field)
        : undefined;
    const word: unknown = own?.[1];
    return (typeof word === 'string' && Object.hasOwn(all, word) ? all[word] : undefined) ?? otherwise;
  });
  // What `kinds` is held to says that nothing else comes through.
  return found as v.GenericSchema as Of<One>;
}

/** The door where commands are sent. */
export const commandDoor = <Command extends { readonly do: string }>(kinds: Words<'do', Command>) =>
  doorOf(byWord<'do', Command>('do', kinds));
