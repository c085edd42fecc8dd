import * as v from 'valibot';
import { err, ok, type Problem, type Result } from '../../src/basics/result';
import type { Kind, Migration } from '../../src/storage/kinds';

/** A small kind of document of our own: its state depends on the order of everything that happened. */
const state = v.object({ sum: v.number(), seen: v.array(v.number()), motto: v.string() });
/** `why` is there to make a tap as heavy as a real one. */
const event = v.object({ add: v.number(), why: v.exactOptional(v.string()) });
export type Tally = v.InferOutput<typeof state>;
export type Added = v.InferOutput<typeof event>;

const door =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (value: unknown): Result<T, readonly Problem[]> => {
    const parsed = v.safeParse(schema, value);
    return parsed.success ? ok(parsed.output) : err([{ code: 'shape', at: '', message: 'not of this kind' }]);
  };

export const start: Tally = { sum: 0, seen: [], motto: 'north, then west' };

export const tally: Kind<Tally, Added> = {
  name: 'tally',
  version: 1,
  migrations: [],
  state: door(state),
  event: door(event),
  apply(before, { add }) {
    if (add === 666) throw new Error('no such number');
    return { ...before, sum: (Math.imul(before.sum, 31) + add) | 0, seen: [...before.seen.slice(-9), add] };
  },
  about: ({ sum }) => ({ sum }),
};

/** The same kind two versions on: the motto was renamed, then numbers came to count double. */
export const migrations: readonly Migration[] = [
  {
    name: 'a motto is a list of words',
    to: 2,
    state: old => ({ ...v.parse(state, old), motto: v.parse(state, old).motto.split(' ').join('_') }),
    event: old => old,
  },
  {
    name: 'numbers count double',
    to: 3,
    state: old => ({ ...v.parse(state, old), sum: v.parse(state, old).sum * 2 }),
    event: old => ({ add: v.parse(event, old).add * 2 }),
  },
];
export const tally3: Kind<Tally, Added> = { ...tally, version: 3, migrations };
/** And once more, with events that can no longer be replayed. */
export const tally4: Kind<Tally, Added> = {
  ...tally3,
  version: 4,
  migrations: [...migrations, { name: 'a new way of adding', to: 4, state: old => old, event: 'read-only' }],
};

/** What the n-th tap of a script does: the same in every process, so that any prefix can be worked out. */
export const added = (n: number): Added => ({ add: (n * 7919) % 1000 === 666 ? 1 : (n * 7919) % 1000 });
export const titled = (n: number): string => `tap ${n}: ${'the wolf turns '.repeat(1 + (n % 3))}`.trim();
export function afterTaps(taps: number): Tally {
  let now = start;
  for (let n = 1; n <= taps; n++) now = tally.apply(now, added(n));
  return now;
}
