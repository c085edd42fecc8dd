import type { Square } from './square';

const most = 64;

/** Who stands where. A board is copied as a whole for every look ahead, so it is one list, a place for each square. */
export class Standings<Unit> {
  private readonly on: (Unit | undefined)[];

  constructor(from: Standings<Unit> | Iterable<readonly [Square, Unit]> = []) {
    if (from instanceof Standings) {
      this.on = from.on.slice();
      return;
    }
    this.on = Array<Unit | undefined>(most).fill(undefined);
    for (const [at, unit] of from) this.set(at, unit);
  }

  get(at: Square): Unit | undefined {
    return this.on[at];
  }
  has(at: Square): boolean {
    return this.on[at] !== undefined;
  }
  set(at: Square, unit: Unit): void {
    this.on[at] = unit;
  }
  delete(at: Square): void {
    this.on[at] = undefined;
  }

  get size(): number {
    let size = 0;
    for (let at = 0; at < most; at++) if (this.on[at]) size += 1;
    return size;
  }

  /** Square by square, in their order. */
  each(does: (unit: Unit, at: Square) => void): void {
    const { on } = this;
    for (let at = 0; at < most; at++) {
      const unit = on[at];
      if (unit) does(unit, at);
    }
  }

  some(holds: (unit: Unit, at: Square) => boolean): boolean {
    const { on } = this;
    for (let at = 0; at < most; at++) {
      const unit = on[at];
      if (unit && holds(unit, at)) return true;
    }
    return false;
  }

  *[Symbol.iterator](): IterableIterator<readonly [Square, Unit]> {
    for (let at = 0; at < most; at++) {
      const unit = this.on[at];
      if (unit) yield [at, unit];
    }
  }
}
