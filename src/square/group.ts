import { type Grid, neighbours, type Reach } from './grid';

/** Cells that hang together by their sides (4), or by their corners too (8); groups and cells in reading order. */
export function groupsOf(grid: Grid, cells: Iterable<number>, reach: Reach): number[][] {
  const left = new Set([...cells].sort((a, b) => a - b));
  const groups: number[][] = [];
  for (const first of left) {
    const group: number[] = [];
    const open = [first];
    left.delete(first);
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      group.push(cell);
      for (const next of neighbours(grid, cell, reach)) if (left.delete(next)) open.push(next);
    }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}
