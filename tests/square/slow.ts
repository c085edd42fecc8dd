// A second, plainer reading: cells as pairs of coordinates, relaxation instead of queues, floating lines instead of
// whole numbers.

import { floorOf, type Grid, xOf, yOf } from '../../src/square/grid';
import type { Ground, Wall } from '../../src/square/ground';
import type { Segment } from '../../src/square/segment';

export const placeOf = (grid: Grid, cell: number) => ({
  x: xOf(grid, cell),
  y: yOf(grid, cell),
  floor: floorOf(grid, cell),
});

/** The two end points of the edge between two cells side by side. */
function edge(ground: Ground, [a, b]: Wall): readonly string[] {
  const corners = (cell: number) => {
    const { x, y, floor } = placeOf(ground.grid, cell);
    return [
      `${x},${y},${floor}`,
      `${x + 1},${y},${floor}`,
      `${x},${y + 1},${floor}`,
      `${x + 1},${y + 1},${floor}`,
    ];
  };
  const other = corners(b);
  return corners(a).filter(corner => other.includes(corner));
}

/** Whether one step leads from a to b: looked at pair by pair. */
export function slowStep(ground: Ground, a: number, b: number): boolean {
  if (a === b || ground.square[a] === 0 || ground.square[b] === 0) return false;
  const [p, q] = [placeOf(ground.grid, a), placeOf(ground.grid, b)];
  if (p.floor !== q.floor || Math.abs(p.x - q.x) > 1 || Math.abs(p.y - q.y) > 1) return false;
  const shared = edge(ground, [a, b]);
  return ground.walls.every(wall => {
    const ends = edge(ground, wall);
    // Side by side they share two corners, at a corner one.
    return shared.length === 2
      ? !shared.every(corner => ends.includes(corner))
      : !shared.some(corner => ends.includes(corner));
  });
}

/** Least costs by going over all pairs until nothing changes. */
export function slowCosts(
  size: number,
  sources: readonly number[],
  costOf: (a: number, b: number) => number | undefined,
): number[] {
  const costs = Array.from({ length: size }, (_, cell) => (sources.includes(cell) ? 0 : Infinity));
  for (let changed = true; changed; ) {
    changed = false;
    for (let a = 0; a < size; a++)
      for (let b = 0; b < size; b++) {
        const cost = costOf(a, b);
        if (cost === undefined || costs[a]! + cost >= costs[b]!) continue;
        costs[b] = costs[a]! + cost;
        changed = true;
      }
  }
  return costs;
}

/** Whether the line is inside the cell at any of many points along it, all of them well away from edges. */
export function slowPasses({ from, to }: Segment, x: number, y: number): boolean {
  const steps = 5040;
  const inside = (at: number, low: number): boolean => at > 2 * low + 1e-9 && at < 2 * low + 2 - 1e-9;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    if (inside(from.x + t * (to.x - from.x), x) && inside(from.y + t * (to.y - from.y), y)) return true;
  }
  return false;
}
