import { draw, type Stream, streamOf } from '../../src/basics/random';

/** Every limit that a text has somewhere in the app. */
const limits = [4, 40, 60, 80, 120, 200, 400, 1_000, 2_000, 4_000];
const texts: readonly string[] = [
  ...limits.flatMap(most => [most, most + 1, most * 10].map(length => 'n'.repeat(length))),
  ...['', '__proto__', 'constructor', 'toString', '\uD83D', '\u0000', 'A1', 'Z99', '<b>', '👾'.repeat(60)],
];
const numbers: readonly number[] = [
  ...[-1, 0, 1, 2, 7, 9, 10, 13, 99, 100, 101, 999, 1_000, 1_001, 9_999, 10_000],
  ...[0.5, -0.5, -9_999, 1e6, 1e9, 1e9 + 1, 1e10, 2 ** 53, 1e300, Number.NaN, Number.POSITIVE_INFINITY],
];

type Path = readonly (string | number)[];

function* leaves(value: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) yield* leaves(one, [...path, key]);
}

function withAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value)) return value.map((one, i) => (`${i}` === key ? withAt(one, rest, put) : one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === key ? withAt(one, rest, put) : one]),
  );
}

function others(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return texts;
  if (typeof value === 'number') return numbers;
  if (typeof value === 'boolean') return [!value, 'yes', 1];
  if (value === null) return ['A1', 0, {}];
  if (Array.isArray(value))
    return [
      [],
      [...value, ...value],
      value.slice(1),
      value.toReversed(),
      ...[10, 200, 600].map(times => Array.from({ length: times }, () => value[0] ?? 'A1')),
    ];
  return [null, [], {}, { ...value, extra: 'n'.repeat(20_000) }];
}

/**
 * Somebody's command with one part of it otherwise: every text at its limit, one over and ten times, every number at
 * the ends of its range and beyond, lists too short and far too long, names that every object has.
 */
export function* bent<T>(command: T, seed: number, most: number): Generator<unknown> {
  const all = [...leaves(command)].slice(1);
  let stream: Stream = streamOf(seed, 'bent');
  const under = (n: number): number => {
    const [picked, next] = draw(stream, 0, n - 1);
    stream = next;
    return picked;
  };
  for (let i = 0; i < most && all.length > 0; i++) {
    const [path, value] = all[under(all.length)]!;
    const instead = others(value);
    yield withAt(command, path, instead[under(instead.length)]);
  }
}

/** The first of its texts in turn, at every length. */
export function* lengthened<T>(command: T, most: number): Generator<unknown> {
  const written = [...leaves(command)].filter(
    ([path, value]) => typeof value === 'string' && path.length > 1,
  );
  for (const [path] of written.slice(0, most)) for (const text of texts) yield withAt(command, path, text);
}
