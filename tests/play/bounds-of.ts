import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patience } from '../support/samples';
import type { Subject } from './subjects/subject';

type Path = readonly (string | number)[];
type Takes = (value: unknown) => boolean;

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The value with something else at a place; without that place where nothing is given. */
function withAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value)) return value.map((one, i) => (i === key ? withAt(one, rest, put) : one));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      if (name !== key) return [[name, one]];
      const other = withAt(one, rest, put);
      return other === undefined ? [] : [[name, other]];
    }),
  );
}

const words = new Set(['do', 'type', 'what', 'say', 'frame', 'answer', 'edit', 'set']);
const isOneOfMany = (key: string): boolean => /\d|^[a-z]+-|[A-Z ]/.test(key) && !/^[a-z]+[A-Z]/.test(key);

/** What an object calls itself. */
function wordsOf(value: object): string {
  let said = '';
  for (const [word, one] of Object.entries(value))
    if (words.has(word) && typeof one === 'string') said += `(${one.replace(/\d+/g, '*')})`;
  return said;
}

interface Place {
  readonly path: Path;
  readonly value: unknown;
  /** By names alone: a number in a list, a hex in a table is one of many. */
  readonly name: string;
}

function* places(value: unknown, path: Path, name: string): Generator<Place> {
  if (path.length > 0) yield { path, value, name };
  if (Array.isArray(value)) {
    if (value.length > 0) yield* places(value[0], [...path, 0], `${name}[]`);
  } else if (isObject(value)) {
    const whole = name + wordsOf(value);
    for (const [key, one] of Object.entries(value))
      yield* places(one, [...path, key], `${whole}.${isOneOfMany(key) ? '*' : key}`);
  }
}

/** The same with lists of one and tables of one, where the door takes that: so it is read quickly. */
function slim(value: unknown, takes: Takes): unknown {
  let now = value;
  for (const { path, value: one } of [...places(value, [], '')]) {
    const at = path.reduce<unknown>((it, key) => (isObject(it) ? Reflect.get(it, key) : undefined), now);
    if (!isObject(one) || !isObject(at)) continue;
    const less = Array.isArray(at) ? at.slice(0, 1) : Object.fromEntries(Object.entries(at).slice(0, 1));
    const other = withAt(now, path, less);
    if (Object.keys(at).length > 1 && takes(other)) now = other;
  }
  return now;
}

const steps = [
  0, 1, 2, 3, 4, 6, 8, 9, 10, 12, 16, 20, 24, 30, 40, 50, 60, 64, 80, 99, 100, 120, 200, 300, 400,
];
const far = [...steps, 600, 999, 1_000, 2_000, 4_000, 9_999, 10_000, 20_000];

/** The last that is taken, counted on from one that is; nothing where everything is. */
function last(from: number, most: number, takes: (n: number) => boolean): number | undefined {
  if (takes(most)) return undefined;
  let low = from;
  let high = most;
  for (const step of far) {
    if (step <= low || step >= high) continue;
    if (takes(step)) low = step;
    else high = step;
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (takes(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** What a door takes at one place: how small and how large, how long, whether nothing. */
function bounds(document: unknown, path: Path, value: unknown, takes: Takes): string {
  const put = (other: unknown): boolean => takes(withAt(document, path, other));
  const said: string[] = [];
  if (typeof value === 'number') {
    const most = last(value, 1e9, put);
    const least = last(-value, 1e9, n => put(-n));
    said.push(`${least === undefined ? '' : -least}..${most ?? ''}`, put(value + 0.5) ? 'broken' : '');
  } else if (typeof value === 'string' && put('n')) {
    const most = last(1, 5_000, n => put('n'.repeat(n)));
    said.push(`text of ${put('') ? 0 : 1} to ${most ?? 'any'}`);
  } else if (Array.isArray(value)) {
    const longest =
      value.length === 0 ? 0 : last(value.length, 1_100, n => put(Array.from({ length: n }, () => value[0])));
    said.push(`list of ${put([]) ? 0 : 1} to ${longest ?? 'any'}`);
  } else if (typeof value === 'string') said.push('word');
  else said.push(value === null ? 'null' : typeof value);
  if (value !== null && put(null)) said.push('or null');
  if (typeof path.at(-1) === 'string' && put(undefined)) said.push('or nothing');
  return said.filter(one => one !== '').join(' ');
}

/**
 * BOUNDS-1: what the doors of a kind take, each place by its bounds; what another kind's table holds is `elsewhere`.
 * FREEZE=1 before the test writes the table anew, for a change that is wanted.
 */
export function boundsAsFrozen<State, Command, Event, Question>(
  { kind, rules, start, player, besides }: Subject<State, Command, Event, Question>,
  taps: number,
  elsewhere?: RegExp,
): void {
  test(
    `BOUNDS-1: what the doors of ${kind.name} take, and no more`,
    () => {
      const table = new Map<string, string>();
      const look = (door: string, given: unknown, takes: Takes): void => {
        const whole = stored(given);
        const isKnown = (name: string, value: unknown): boolean =>
          elsewhere?.test(name) === true ||
          (table.has(name) &&
            !(table.get(name)?.endsWith('to 0') && Array.isArray(value) && value.length > 0));
        if ([...places(whole, [], door)].every(one => isKnown(one.name, one.value)) || !takes(whole)) return;
        const document = JSON.stringify(whole).length > 1_500 ? slim(whole, takes) : whole;
        for (const { path, value, name } of places(document, [], door))
          if (!isKnown(name, value)) table.set(name, bounds(document, path, value, takes));
      };
      const takesCommand: Takes = it => rules.command(it).ok;
      const takesEvent: Takes = it => kind.event(it).ok;
      for (let n = 0; n < 2; n++) {
        let state = start(n);
        const sent = player(500 + n);
        for (let tap = 0; tap < taps; tap++) {
          const command = sent(state);
          if (command === undefined) break;
          const odd = tap % 20 === 0 ? besides(state) : [];
          for (const one of [...odd, command]) {
            look('command', one, takesCommand);
            const decided = rules.decide(state, one);
            if (!decided.ok) continue;
            for (const event of decided.value) look('event', event, takesEvent);
            if (one === command) state = decided.state ?? decided.value.reduce(kind.apply, state);
          }
          if (tap % Math.floor(taps / 2) === 0) look('state', state, it => kind.state(it).ok);
        }
      }
      const file = join('tests', 'fixtures', 'doors', `${kind.name.replace('/', '-')}.txt`);
      if (process.env.FREEZE === '1')
        writeFileSync(
          file,
          [...table]
            .map(([name, said]) => `${name}  ${said}\n`)
            .toSorted()
            .join(''),
        );
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
      const then = new Map(lines.map(line => [line.split('  ')[0] ?? '', line.split('  ')[1] ?? '']));
      // Which places games come to is not the doors' affair, but nearly all of them are looked at.
      const seen = [...then.keys()].filter(name => table.has(name));
      expect(seen.length).toBeGreaterThan(then.size * 0.9);
      const others = seen.filter(name => table.get(name) !== then.get(name));
      expect(others.map(name => `${name}: ${table.get(name)}, it was ${then.get(name)}`)).toEqual([]);
    },
    patience,
  );
}
