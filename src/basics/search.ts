/** Tells every cell to which one step leads from a cell, and what the step costs. */
export type Exits = (cell: number, tell: (to: number, cost: number) => void) => void;

/** Cells are whole numbers from 0; this one cannot be reached. */
export const UNREACHED = -1;

/** The least number of steps from any of the sources, whatever the exits cost; UNREACHED where none leads. */
export function stepsFrom(size: number, sources: Iterable<number>, exits: Exits): Int32Array {
  const steps = new Int32Array(size).fill(UNREACHED);
  const queue: number[] = [];
  const reach = (cell: number, count: number): void => {
    if (steps[cell] !== UNREACHED) return;
    steps[cell] = count;
    queue.push(cell);
  };
  for (const source of sources) reach(source, 0);
  for (let next = 0; next < queue.length; next++) {
    const cell = queue[next]!;
    const count = steps[cell]! + 1;
    exits(cell, to => reach(to, count));
  }
  return steps;
}

/** The least cost from any of the sources; Infinity where none leads. No step may cost less than 0. */
export function costsFrom(size: number, sources: Iterable<number>, exits: Exits): Float64Array {
  const costs = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  const open = heap();
  const reach = (cell: number, cost: number): void => {
    if (cost >= costs[cell]!) return;
    costs[cell] = cost;
    open.push(cell, cost);
  };
  for (const source of sources) reach(source, 0);
  for (let top = open.pop(); top; top = open.pop()) {
    const { cell, cost } = top;
    // A cheaper way has been found since it was put there.
    if (cost > costs[cell]!) continue;
    exits(cell, (to, more) => reach(to, cost + more));
  }
  return costs;
}

interface Entry {
  readonly cell: number;
  readonly cost: number;
}

/** The cheapest entry first. */
export function heap() {
  const entries: Entry[] = [];
  const swap = (a: number, b: number): void => {
    const held = entries[a]!;
    entries[a] = entries[b]!;
    entries[b] = held;
  };
  const dearer = (a: number, b: number): boolean => entries[a]!.cost > entries[b]!.cost;
  return {
    push(cell: number, cost: number): void {
      let at = entries.push({ cell, cost }) - 1;
      for (let above = (at - 1) >> 1; at > 0 && dearer(above, at); above = (at - 1) >> 1) {
        swap(above, at);
        at = above;
      }
    },
    pop(): Entry | undefined {
      const top = entries[0];
      const last = entries.pop();
      if (!last || entries.length === 0) return top;
      entries[0] = last;
      for (let at = 0; ; ) {
        const left = 2 * at + 1;
        if (left >= entries.length) return top;
        const least = left + 1 < entries.length && dearer(left, left + 1) ? left + 1 : left;
        if (!dearer(at, least)) return top;
        swap(at, least);
        at = least;
      }
    },
  };
}
