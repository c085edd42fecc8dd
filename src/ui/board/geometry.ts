import { type Direction, type DirectionPath, directionIndex } from '../../hex/direction';
import { type Grid, gridOf } from '../../hex/grid';
import type { Hex, Shape } from '../../hex/shape';

/** Where hexes lie on the screen: flat-top, in units in which a side is 32 long. Which hexes there are says src/hex. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const side = 32;
export const height = Math.sqrt(3) * side;
const margin = 6;

export const angleOf = (direction: Direction): number => directionIndex(direction) * 60;

/** A turn about a point; none at all where nothing is turned, for each is laid out and painted by itself. */
export const turnedBy = (degrees: number, { x, y }: Point): string | undefined =>
  degrees === 0 ? undefined : `rotate(${degrees} ${x} ${y})`;

/** HX-3: lines are half a hex apart, as the board that is played on has them. */
const pointOf = (grid: Grid, cell: number): Point => ({
  x: margin + side + grid.column[cell]! * side * 1.5,
  y: margin + height / 2 + (grid.line[cell]! * height) / 2,
});

/** The middle of a hex; a name that is no hex of this board is drawn in the corner of the picture. */
export function centreOf(shape: Shape, hex: Hex): Point {
  const grid = gridOf(shape);
  const cell = grid.cellOf.get(hex);
  return cell === undefined ? { x: margin, y: margin } : pointOf(grid, cell);
}

export function sizeOf(shape: Shape): { width: number; height: number } {
  const grid = gridOf(shape);
  const lowest = grid.cells.reduce((least, cell) => Math.max(least, grid.line[cell]!), 0);
  return {
    width: 2 * margin + side * 2 + (shape.columns - 1) * side * 1.5,
    height: 2 * margin + (lowest / 2 + 1) * height,
  };
}

export interface Drawn {
  readonly hex: Hex;
  readonly at: Point;
  /** Every other column has another shade. */
  readonly other: boolean;
}

export function hexesOf(shape: Shape): readonly Drawn[] {
  const grid = gridOf(shape);
  return Array.from(grid.cells, cell => ({
    hex: grid.names[cell]!,
    at: pointOf(grid, cell),
    other: grid.column[cell]! % 2 === 1,
  }));
}

export const corners = (at: Point, radius: number): string =>
  [0, 60, 120, 180, 240, 300]
    .map(a => (a * Math.PI) / 180)
    .map(a => `${(at.x + radius * Math.cos(a)).toFixed(1)},${(at.y + radius * Math.sin(a)).toFixed(1)}`)
    .join(' ');

/** The hex under a point, or nothing when the point is off the board. */
export function hexAt(shape: Shape, point: Point): Hex | undefined {
  const grid = gridOf(shape);
  let best: Hex | undefined;
  let least = side * side;
  for (const cell of grid.cells) {
    const at = pointOf(grid, cell);
    const d = (at.x - point.x) ** 2 + (at.y - point.y) ** 2;
    if (d < least) {
      least = d;
      best = grid.names[cell];
    }
  }
  return best;
}

/**
 * The hex at the end of a way, whatever lies between; nothing where that is off the board. `facing`: the way is told
 * for somebody who faces north.
 */
export function along(shape: Shape, from: Hex, way: DirectionPath, facing: Direction = 'N'): Hex | undefined {
  const grid = gridOf(shape);
  const start = grid.cellOf.get(from);
  if (start === undefined) return undefined;
  const turn = directionIndex(facing);
  const cell = way.reduce((at, step) => at + grid.steps[(directionIndex(step) + turn) % 6]!, start);
  return grid.names[cell] || undefined;
}

/** The next hex for an arrow key: north and south along the column, east and west zigzag. */
export function stepOf(shape: Shape, hex: Hex, key: string): Hex | undefined {
  switch (key) {
    case 'ArrowUp':
      return along(shape, hex, ['N']);
    case 'ArrowDown':
      return along(shape, hex, ['S']);
    case 'ArrowLeft':
      return along(shape, hex, ['NW']) ?? along(shape, hex, ['SW']);
    case 'ArrowRight':
      return along(shape, hex, ['SE']) ?? along(shape, hex, ['NE']);
    default:
      return undefined;
  }
}
