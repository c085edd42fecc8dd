import { draw, streamOf } from '../../../src/basics/random';

/** Everything that a lively table leaves to chance, from one seed: the same seed plays alike. */
export interface Chance {
  /** 0 to sides - 1. */
  readonly roll: (sides: number) => number;
  /** Whether something of so many in a hundred comes. */
  readonly in100: (percent: number) => boolean;
  readonly one: <T>(of: readonly [T, ...(readonly T[])]) => T;
  readonly any: <T>(of: readonly T[]) => T | undefined;
  /** So many different ones, at most all. */
  readonly some: <T>(of: readonly T[], count: number) => readonly T[];
}

export function chanceOf(seed: number, purpose: string): Chance {
  let stream = streamOf(seed, purpose);
  const roll = (sides: number): number => {
    const [n, next] = draw(stream, 0, Math.max(1, sides) - 1);
    stream = next;
    return n;
  };
  return {
    roll,
    in100: percent => roll(100) < percent,
    one: of => of[roll(of.length)] ?? of[0],
    any: of => of[roll(of.length)],
    some(of, count) {
      const left = [...of];
      return Array.from({ length: Math.min(count, of.length) }, () =>
        left.splice(roll(left.length), 1),
      ).flat();
    },
  };
}
