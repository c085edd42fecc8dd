import type { Cell } from '../battle/space';

/** What left fewer candidates when it was asked. */
export type Measure = 'closest' | 'health' | 'self' | 'north' | 'west';

/** One thing that decides: the least comes first. */
export interface Asked<T> {
  readonly measure: Measure;
  readonly of: (candidate: T) => number;
}

export const northThenWest: readonly Asked<{ readonly at: Cell }>[] = [
  { measure: 'north', of: ({ at }) => at[1] },
  { measure: 'west', of: ({ at }) => at[0] },
];

/** The first of some candidates by several measures, and which of them left fewer. */
export function narrow<T>(
  all: readonly [T, ...T[]],
  asked: readonly Asked<T>[],
): { readonly one: T; readonly why: readonly Measure[] } {
  let left: readonly T[] = all;
  const why: Measure[] = [];
  for (const { measure, of } of asked) {
    const least = Math.min(...left.map(of));
    const kept = left.filter(candidate => of(candidate) === least);
    if (kept.length < left.length) why.push(measure);
    left = kept;
  }
  return { one: left[0] ?? all[0], why };
}

export const some = <T>(all: readonly T[]): all is readonly [T, ...T[]] => all.length > 0;
