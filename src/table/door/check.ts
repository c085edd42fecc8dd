import type { Problem } from '../../basics/result';

/** Looks at one value and writes down what is wrong with it, and where. */
export type Check = (value: unknown, at: string, problems: Problem[]) => void;

const wrong = (what: string): Check => {
  const message = `Here should be ${what}.`;
  return (_, at, problems) => {
    problems.push({ code: 'not-a-fight', at, message });
  };
};
const when = (what: string, holds: (value: unknown) => boolean): Check => {
  const complain = wrong(what);
  return (value, at, problems) => {
    if (!holds(value)) complain(value, at, problems);
  };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = when('a text', value => typeof value === 'string');
export const flag = when('true or false', value => typeof value === 'boolean');
export const whole = when('a whole number', value => Number.isInteger(value));
/** Counts, HP, animus: never below 0. */
export const count = when(
  'a whole number from 0',
  value => typeof value === 'number' && Number.isInteger(value) && value >= 0,
);
export const thing = when('an object', isObject);

export const oneOf = (...values: readonly (string | number)[]): Check =>
  when(`one of ${values.join(', ')}`, value => values.some(one => one === value));

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
  const complain = wrong('a list');
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
  const known = when(`one of ${Object.keys(kinds).join(', ')}`, value =>
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
