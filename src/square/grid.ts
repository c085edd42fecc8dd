/**
 * A board of squares. A cell is a whole number, floor by floor, row by row from the north, column by column from the
 * west: comparing two cells as numbers is reading order, which on one floor is north, then west.
 */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly floors: number;
  readonly size: number;
  /** The coordinates of the north-west corner: boards that grow may begin below 0. */
  readonly left: number;
  readonly top: number;
}

export const gridOf = (width: number, height: number, floors = 1, left = 0, top = 0): Grid => ({
  width,
  height,
  floors,
  size: width * height * floors,
  left,
  top,
});

/** No cell: off the board. */
export const OFF = -1;

export function cellAt(grid: Grid, x: number, y: number, floor = 0): number {
  const [column, row] = [x - grid.left, y - grid.top];
  const on = column >= 0 && column < grid.width && row >= 0 && row < grid.height;
  if (!on || floor < 0 || floor >= grid.floors) return OFF;
  return (floor * grid.height + row) * grid.width + column;
}

export const xOf = (grid: Grid, cell: number): number => (cell % grid.width) + grid.left;
export const yOf = (grid: Grid, cell: number): number =>
  (Math.floor(cell / grid.width) % grid.height) + grid.top;
export const floorOf = (grid: Grid, cell: number): number => Math.floor(cell / (grid.width * grid.height));

/** The eight directions clockwise from the north, by the index that steps use. Even ones lead to a side. */
export const dx: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];
export const dy: readonly number[] = [-1, -1, 0, 1, 1, 1, 0, -1];

/** To the four cells side by side, or to all eight around. */
export type Reach = 4 | 8;
export const ways: Readonly<Record<Reach, readonly number[]>> = {
  4: [0, 2, 4, 6],
  8: [0, 1, 2, 3, 4, 5, 6, 7],
};

/** One step in a direction (any whole number counts round the compass); OFF where the board ends. */
export function stepFrom(grid: Grid, cell: number, direction: number): number {
  const d = ((direction % 8) + 8) % 8;
  return cellAt(grid, xOf(grid, cell) + dx[d]!, yOf(grid, cell) + dy[d]!, floorOf(grid, cell));
}

/** The cells around, clockwise from the north. */
export const neighbours = (grid: Grid, cell: number, reach: Reach = 8): number[] =>
  ways[reach].map(direction => stepFrom(grid, cell, direction)).filter(to => to !== OFF);
