import type { Grid } from './grid';

/** The hexes of the board beside a hex, clockwise from N. */
export function neighbours(grid: Grid, cell: number): number[] {
  const cells: number[] = [];
  for (const step of grid.steps) if (grid.off[cell + step] === 0) cells.push(cell + step);
  return cells;
}
