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

/** Where a cell lies; floors count from 0, x grows to the east, y to the south. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly floor: number;
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

export const placeOf = (grid: Grid, cell: number): Place => ({
  x: xOf(grid, cell),
  y: yOf(grid, cell),
  floor: floorOf(grid, cell),
});

/** Clockwise from the north; their place in this list is the index that steps use. Even ones lead to the side. */
export const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

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

/** Steps between two cells of one floor if nothing lay between: the greater difference, or with 4 their sum. */
export function distance(grid: Grid, a: number, b: number, reach: Reach = 8): number {
  const across = Math.abs(xOf(grid, a) - xOf(grid, b));
  const down = Math.abs(yOf(grid, a) - yOf(grid, b));
  return reach === 8 ? Math.max(across, down) : across + down;
}
