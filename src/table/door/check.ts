import type { Problem } from '../../basics/result';
import type { Sentence } from '../../basics/said';
import { say } from '../says';

/** Looks at one value and writes down what is wrong with it, and where. */
export type Check = (value: unknown, at: string, problems: Problem[]) => void;

const wrong =
  (message: Sentence): Check =>
  (_, at, problems) => {
    problems.push({ code: 'not-a-fight', at, message });
  };
const when = (message: Sentence, holds: (value: unknown) => boolean): Check => {
  const complain = wrong(message);
  return (value, at, problems) => {
    if (!holds(value)) complain(value, at, problems);
  };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = when(say('table.not-text'), value => typeof value === 'string');
export const flag = when(say('table.not-flag'), value => typeof value === 'boolean');
export const whole = when(say('table.not-whole'), value => Number.isInteger(value));
/** Counts, HP, animus: never below 0. */
export const count = when(
  say('table.not-count'),
  value => typeof value === 'number' && Number.isInteger(value) && value >= 0,
);
export const thing = when(say('table.not-object'), isObject);

/** Sentences within sentences: the core goes a few deep, a file that goes on and on is none of ours. */
const deepest = 40;

/** What goes into a sentence: plain values, lists of them, further sentences. */
const isPart = (value: unknown, deep: number): boolean => {
  if (Array.isArray(value)) return deep < deepest && value.every(one => isPart(one, deep + 1));
  return !isObject(value) || (deep < deepest && isSentence(value, deep + 1));
};
const isSentence = (value: Record<string, unknown>, deep = 0): boolean =>
  typeof value.say === 'string' && Object.values(value).every(part => isPart(part, deep));

/** Somebody's own words, those of an older save, or a sentence as data. */
export const said = when(
  say('table.not-said'),
  value => typeof value === 'string' || (isObject(value) && isSentence(value)),
);

export const oneOf = (...values: readonly (string | number)[]): Check =>
  when(say('table.not-one-of', { values: values.map(String) }), value => values.some(one => one === value));

export const orNull =
  (check: Check): Check =>
  (value, at, problems) => {
    if (value !== null) check(value, at, problems);
  };

/** A field that older saves may not have. */
export const maybe =
  (check: Check): Check =>
  (value, at, problems) => {
    if (value !== undefined) check(value, at, problems);
  };

export function listOf(check: Check): Check {
  const complain = wrong(say('table.not-list'));
  return (value, at, problems) => {
    if (!Array.isArray(value)) return complain(value, at, problems);
    for (const [i, one] of value.entries()) check(one, `${at}[${i}]`, problems);
  };
}

export function tableOf(check: Check): Check {
  return (value, at, problems) => {
    if (!isObject(value)) return thing(value, at, problems);
    for (const [key, one] of Object.entries(value)) check(one, `${at}.${key}`, problems);
  };
}

/** At least these fields; what else there is belongs to later versions or to nobody. */
export function shape(fields: Readonly<Record<string, Check>>): Check {
  const all = Object.entries(fields);
  return (value, at, problems) => {
    if (!isObject(value)) return thing(value, at, problems);
    for (const [key, check] of all) check(value[key], at === '' ? key : `${at}.${key}`, problems);
  };
}

/** Told apart by one field; each kind has fields of its own. */
export function kindsOf(by: string, kinds: Readonly<Record<string, Readonly<Record<string, Check>>>>): Check {
  const known = when(say('table.not-one-of', { values: Object.keys(kinds) }), value =>
    typeof value === 'string' ? Object.hasOwn(kinds, value) : false,
  );
  const shapes = new Map(Object.entries(kinds).map(([kind, fields]) => [kind, shape(fields)]));
  return (value, at, problems) => {
    if (!isObject(value)) return thing(value, at, problems);
    const kind = value[by];
    const found = typeof kind === 'string' ? shapes.get(kind) : undefined;
    if (found) found(value, at, problems);
    else known(kind, at === '' ? by : `${at}.${by}`, problems);
  };
}

export function problemsOf(check: Check, value: unknown): readonly Problem[] {
  const problems: Problem[] = [];
  check(value, '', problems);
  return problems;
}
