import type { Grid } from './grid';

// A hex's centre lies at (3 * column, line) in halves of a side and of a height; lengths squared are then
// 3 * columns^2 + lines^2, all in whole numbers, so that no angle is ever a matter of rounding.

/** From one cell's centre to another's. */
export interface Arrow {
  readonly across: number;
  readonly down: number;
}

export const arrow = (grid: Grid, from: number, to: number): Arrow => ({
  across: grid.column[to]! - grid.column[from]!,
  down: grid.line[to]! - grid.line[from]!,
});

export const north: Arrow = { across: 0, down: -2 };

const dot = (a: Arrow, b: Arrow): number => 3 * a.across * b.across + a.down * b.down;

/** Twice the area between two arrows, without its sign: how far the tip of one lies from the other's line. */
const aside = (a: Arrow, b: Arrow): number => Math.abs(a.across * b.down - a.down * b.across);

/** Below 0 if `a` makes the smaller angle with `axis`, above 0 if `b` does, 0 if the angles are equal. */
export function compareAngles(a: Arrow, b: Arrow, axis: Arrow): number {
  const towardA = dot(a, axis);
  const towardB = dot(b, axis);
  // Squares with their signs compare as the cosines do.
  return towardB * Math.abs(towardB) * dot(a, a) - towardA * Math.abs(towardA) * dot(b, b);
}

/** MV-10: the direction of the least angle to an arrow, ties North then West; North for an arrow of no length. */
export function nearestDirection(grid: Grid, toward: Arrow): number {
  let best = 0;
  for (let index = 1; index < 6; index++) {
    const turn = compareAngles(stepArrow(grid, index), stepArrow(grid, best), toward);
    if (turn < 0 || (turn === 0 && grid.steps[index]! < grid.steps[best]!)) best = index;
  }
  return best;
}

function stepArrow(grid: Grid, index: number): Arrow {
  const from = grid.cells[0]!;
  return arrow(grid, from, from + grid.steps[index]!);
}

/**
 * PS-1: one step directly away from `source` for whoever started at `start` and now stands on `cell`. The cell may
 * lie off the board.
 */
export function stepAway(grid: Grid, source: number, start: number, cell: number): number {
  const ray = source === start ? north : arrow(grid, source, start);
  if (cell === source) return cell + grid.steps[0]!;
  const now = stepsBetween(arrow(grid, source, cell));
  let best = -1;
  let bestAside = 0;
  for (const step of grid.stepsInOrder) {
    const away = arrow(grid, source, cell + step);
    if (stepsBetween(away) <= now) continue;
    const off = aside(ray, away);
    if (best >= 0 && off >= bestAside) continue;
    best = cell + step;
    bestAside = off;
  }
  return best;
}

function stepsBetween(a: Arrow): number {
  const across = Math.abs(a.across);
  const down = Math.abs(a.down);
  return down > across ? (across + down) / 2 : across;
}
