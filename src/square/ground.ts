import { cellAt, dx, dy, floorOf, type Grid, OFF, stepFrom, ways, xOf, yOf } from './grid';

/** Two cells side by side, with a wall on the edge between them. */
export type Wall = readonly [number, number];

/** A grid with its squares and walls: the rest is void, where nobody stands. */
export interface Ground {
  readonly grid: Grid;
  /** 1 for every cell that is a square. */
  readonly square: Uint8Array;
  /** The steps that lead from a square to a square: bit n for direction n. */
  readonly open: Uint8Array;
  readonly walls: readonly Wall[];
}

/** A corner where cells meet, in the coordinates of the grid: (x, y) is the north-west corner of cell (x, y). */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

const areBeside = (grid: Grid, [a, b]: Wall): boolean =>
  floorOf(grid, a) === floorOf(grid, b) &&
  Math.abs(xOf(grid, a) - xOf(grid, b)) + Math.abs(yOf(grid, a) - yOf(grid, b)) === 1;

/** The two ends of a wall. */
export function endsOf(grid: Grid, [a, b]: Wall): readonly [Corner, Corner] {
  const [x, y] = [Math.max(xOf(grid, a), xOf(grid, b)), Math.max(yOf(grid, a), yOf(grid, b))];
  const upright = yOf(grid, a) === yOf(grid, b);
  return [{ x, y }, upright ? { x, y: y + 1 } : { x: x + 1, y }];
}

/** The corner that a diagonal step passes. */
const passed = (grid: Grid, from: number, direction: number): Corner => ({
  x: xOf(grid, from) + (dx[direction]! > 0 ? 1 : 0),
  y: yOf(grid, from) + (dy[direction]! > 0 ? 1 : 0),
});

/**
 * `isSquare` tells the squares. A wall shuts the step across its edge and the diagonal steps past its ends; nothing
 * else shuts a diagonal.
 */
export function groundOf(
  grid: Grid,
  isSquare: (cell: number) => boolean,
  walls: readonly Wall[] = [],
): Ground {
  const square = Uint8Array.from({ length: grid.size }, (_, cell) => (isSquare(cell) ? 1 : 0));
  const edges = new Set<string>();
  const ends = new Set<string>();
  for (const wall of walls) {
    if (!areBeside(grid, wall)) throw new Error(`No edge lies between the cells ${wall.join(' and ')}`);
    edges.add(edgeKey(wall[0], wall[1]));
    for (const end of endsOf(grid, wall)) ends.add(endKey(floorOf(grid, wall[0]), end));
  }
  const isOpen = (cell: number, direction: number): boolean => {
    const to = stepFrom(grid, cell, direction);
    if (to === OFF || square[to] === 0) return false;
    return direction % 2 === 0
      ? !edges.has(edgeKey(cell, to))
      : !ends.has(endKey(floorOf(grid, cell), passed(grid, cell, direction)));
  };
  const open = Uint8Array.from({ length: grid.size }, (_, cell) =>
    square[cell] === 0
      ? 0
      : ways[8].reduce((mask, direction) => mask | (isOpen(cell, direction) ? 1 << direction : 0), 0),
  );
  return { grid, square, open, walls };
}

const edgeKey = (a: number, b: number): string => `${Math.min(a, b)}:${Math.max(a, b)}`;
const endKey = (floor: number, { x, y }: Corner): string => `${floor}:${x}:${y}`;

/** Whether a step from here in this direction is open. */
export const mayStep = ({ open }: Ground, cell: number, direction: number): boolean =>
  (open[cell]! & (1 << direction)) !== 0;

/** The squares to which one step leads, clockwise from the north. */
export const stepsFromCell = (ground: Ground, cell: number): number[] =>
  ways[8]
    .filter(direction => mayStep(ground, cell, direction))
    .map(direction => stepFrom(ground.grid, cell, direction));

/** The squares of a rectangle by its north-west cell; nothing if one of its cells is none. */
export function footprint(
  { grid, square }: Ground,
  at: number,
  width: number,
  height: number,
): readonly number[] | undefined {
  const [x, y, floor] = [xOf(grid, at), yOf(grid, at), floorOf(grid, at)];
  const cells: number[] = [];
  for (let down = 0; down < height; down++)
    for (let across = 0; across < width; across++) {
      const cell = cellAt(grid, x + across, y + down, floor);
      if (cell === OFF || square[cell] === 0) return undefined;
      cells.push(cell);
    }
  return cells;
}
