import type { Grid } from '../../hex/grid';

/** How many steps every cell lies from the start; below 0: out of reach. Good until the next search of the grid. */
export interface Field {
  readonly start: number;
  readonly steps: Int16Array;
  /** The cells reached, nearest first, and how many they are. */
  readonly reached: Int16Array;
  readonly count: number;
}

/** Every cell that can be walked to through cells that are not `shut`. */
export function spread(grid: Grid, start: number, shut: Uint8Array): Field {
  const { steps, queue } = grid.scratch;
  const moves = grid.steps;
  steps.fill(-1);
  steps[start] = 0;
  queue[0] = start;
  let count = 1;
  for (let head = 0; head < count; head++) {
    const cell = queue[head]!;
    const next = steps[cell]! + 1;
    for (let i = 0; i < 6; i++) {
      const to = cell + moves[i]!;
      if (shut[to] !== 0 || steps[to]! >= 0) continue;
      steps[to] = next;
      queue[count++] = to;
    }
  }
  return { start, steps, reached: queue, count };
}

/**
 * MV-1: of all shortest ways from the start to any of the goals, all equally far, the one that takes North then
 * West at every step. Start and end included.
 */
export function way(grid: Grid, field: Field, goals: readonly number[]): number[] {
  const { marks, stack } = grid.scratch;
  const stamp = ++grid.scratch.stamp;
  const { steps } = field;
  let count = 0;
  for (const goal of goals) {
    if (marks[goal] === stamp) continue;
    marks[goal] = stamp;
    stack[count++] = goal;
  }
  for (let head = 0; head < count; head++) {
    const cell = stack[head]!;
    const before = steps[cell]! - 1;
    for (let i = 0; i < 6; i++) {
      const to = cell + grid.steps[i]!;
      if (steps[to] !== before || marks[to] === stamp || before < 0) continue;
      marks[to] = stamp;
      stack[count++] = to;
    }
  }
  const length = steps[goals[0]!]!;
  const path = [field.start];
  for (let cell = field.start, at = 1; at <= length; at++) {
    for (let i = 0; i < 6; i++) {
      const to = cell + grid.stepsInOrder[i]!;
      if (steps[to] !== at || marks[to] !== stamp) continue;
      cell = to;
      path.push(to);
      break;
    }
  }
  return path;
}
