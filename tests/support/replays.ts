import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { hashOf } from '../../src/basics/hash';
import type { Kind } from '../../src/storage/kinds';
import { value } from '../storage/setup';

const folder = 'tests/fixtures/replays';
const log = v.object({ name: v.string(), state: v.unknown(), events: v.array(v.unknown()) });
const hashes = v.record(v.string(), v.string());
const step = 100;

type Log = v.InferOutput<typeof log>;

const unpacked = (name: string): string =>
  brotliDecompressSync(readFileSync(`${folder}/${name}.br`)).toString();

/** Logs of whole games as an earlier version wrote them, never written again. */
export const logsOf = (kind: string): readonly Log[] =>
  unpacked(`${kind}s.jsonl`)
    .split('\n')
    .map(line => v.parse(log, JSON.parse(line)));

/** By the name of the log: the hash of each of its states when it was frozen. */
export const hashesOf = (kind: string): v.InferOutput<typeof hashes> =>
  v.parse(hashes, JSON.parse(readFileSync(`${folder}/${kind}s.json`, 'utf8')));

/** The paths of all fields that the states had when the logs were frozen, `[]` for a place in a list. */
export const fieldsOf = (kind: string): ReadonlySet<string> =>
  new Set(unpacked(`${kind}s.fields`).split('\n'));

/** The states of a log from its first to its last, one for every `step` events, through the doors of its kind. */
export function* statesOf<State, Event>(kind: Kind<State, Event>, log: Log): Generator<State> {
  let state = value(kind.state(log.state));
  for (const [i, event] of log.events.entries()) {
    state = kind.apply(state, value(kind.event(event)));
    if ((i + 1) % step === 0 || i + 1 === log.events.length) yield state;
  }
}

const isObject = (it: unknown): it is object => typeof it === 'object' && it !== null;

/** The hash of those fields of a state that there were when the logs were frozen: a field of later does not count. */
export function hashOfKnown(state: unknown, fields: ReadonlySet<string>): string {
  const known = (it: unknown, at: string): unknown => {
    if (Array.isArray(it)) return it.map(one => known(one, `${at}[]`));
    if (!isObject(it)) return it;
    const entries = Object.entries(it).map(([key, one]) => [`${at}.${key}`, key, one] as const);
    return Object.fromEntries(
      entries.filter(([path]) => fields.has(path)).map(([path, key, one]) => [key, known(one, path)]),
    );
  };
  return hashOf(known(state, ''));
}
