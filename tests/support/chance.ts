import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Whole numbers out of one seed. */
export class Chance {
  private readonly generator;
  constructor(seed: number) {
    this.generator = xoroshiro128plus(seed);
  }
  between(low: number, high: number): number {
    return uniformInt(this.generator, low, high);
  }
  /** One in so many times. */
  one(of: number): boolean {
    return this.between(1, of) === 1;
  }
  of<T>(list: readonly T[]): T {
    return list[this.between(0, list.length - 1)]!;
  }
  list<T>(low: number, high: number, make: (i: number) => T): T[] {
    return Array.from({ length: this.between(low, high) }, (_, i) => make(i));
  }
}
