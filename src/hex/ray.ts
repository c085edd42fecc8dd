import type { Grid } from './grid';

// LS-1 and LS-2 in whole numbers: with x in half sides and y in half heights of a hex, the closed hex around the
// origin is |y| <= 1, |x - y| <= 2, |x + y| <= 2; its corners are (2, 0), (1, 1), (-1, 1) and their opposites.

interface Point {
  readonly x: number;
  readonly y: number;
}

const corners: readonly Point[] = [
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -2, y: 0 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
];

/** LS-2: no obstacle (a cell above 0) touches the line between two cells. */
export function clear(grid: Grid, obstacles: Int16Array, from: number, to: number): boolean {
  const ray = rayOf(grid, from, to);
  for (let i = 0; i < ray.length; i++) if (obstacles[from + ray[i]!]! > 0) return false;
  return true;
}

/** What the line touches, told from the first cell: it is the same wherever on the board the two lie. */
function rayOf(grid: Grid, from: number, to: number): Int16Array {
  const across = grid.column[to]! - grid.column[from]!;
  const down = grid.line[to]! - grid.line[from]!;
  const key = (down + grid.size / grid.width) * 2 * grid.width + across + grid.width;
  const known = grid.rays[key];
  if (known) return known;
  const ray = touched(grid.width, across, down);
  grid.rays[key] = ray;
  return ray;
}

function touched(width: number, across: number, down: number): Int16Array {
  const far = { x: 3 * across, y: down };
  const straight = across === 0 || Math.abs(across) === Math.abs(down);
  const near = straight ? { x: 0, y: 0 } : nearestCorner(far);
  const end = straight ? far : { x: far.x - near.x, y: far.y - near.y };
  const cells: number[] = [];
  for (let c = Math.min(0, across) - 1; c <= Math.max(0, across) + 1; c++) {
    for (let l = Math.min(0, down) - 2; l <= Math.max(0, down) + 2; l++) {
      const isCell = (c + l) % 2 === 0;
      if (isCell && touches(near, end, { x: 3 * c, y: l })) cells.push(l * width + c);
    }
  }
  return Int16Array.from(cells);
}

/**
 * LS-1: of the first hex, the corner nearest to the centre of the second; the second's is its opposite. Off the
 * six directions no other pair of corners is as near (the centres are at least 1.5 sides off each axis).
 */
function nearestCorner(far: Point): Point {
  const along = (corner: Point) => corner.x * far.x + 3 * corner.y * far.y;
  return corners.reduce((best, corner) => (along(corner) > along(best) ? corner : best));
}

/** Whether the closed segment and the closed hex around `hex` share a point: no side and no segment parts them. */
function touches(a: Point, b: Point, hex: Point): boolean {
  const overlaps = (of: (point: Point) => number, reach: number) =>
    Math.min(of(a), of(b)) - of(hex) <= reach && Math.max(of(a), of(b)) - of(hex) >= -reach;
  if (!overlaps(p => p.y, 1) || !overlaps(p => p.x - p.y, 2) || !overlaps(p => p.x + p.y, 2)) return false;
  const cross = (p: Point) => p.x * (b.y - a.y) - p.y * (b.x - a.x);
  const reach = Math.max(...corners.map(corner => Math.abs(cross(corner))));
  return Math.abs(cross({ x: hex.x - a.x, y: hex.y - a.y })) <= reach;
}
