// Lines in whole numbers: points lie on a lattice of half cells, so that corners have even coordinates and centres odd
// ones. Cell (x, y) is the square from (2x, 2y) to (2x + 2, 2y + 2). No angle is ever a matter of rounding.

/** In halves of a cell. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export const centreOf = (x: number, y: number): Point => ({ x: 2 * x + 1, y: 2 * y + 1 });

export const cornersOf = (x: number, y: number): readonly Point[] => [
  { x: 2 * x, y: 2 * y },
  { x: 2 * x + 2, y: 2 * y },
  { x: 2 * x + 2, y: 2 * y + 2 },
  { x: 2 * x, y: 2 * y + 2 },
];

/** Twice the area of the triangle from a segment to a point, with its sign: on which side the point lies. */
const side = ({ from, to }: Segment, at: Point): number =>
  (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);

/** Whether a segment passes through the inside of cell (x, y): to touch an edge or a corner does not count. */
export function passesThrough(segment: Segment, x: number, y: number): boolean {
  const { from, to } = segment;
  if (Math.max(from.x, to.x) <= 2 * x || Math.min(from.x, to.x) >= 2 * x + 2) return false;
  if (Math.max(from.y, to.y) <= 2 * y || Math.min(from.y, to.y) >= 2 * y + 2) return false;
  const sides = cornersOf(x, y).map(corner => side(segment, corner));
  return Math.min(...sides) < 0 && Math.max(...sides) > 0;
}

/** Whether two segments share a point, their ends included. */
export function meets(a: Segment, b: Segment): boolean {
  const overlap = (of: (point: Point) => number): boolean =>
    Math.max(of(a.from), of(a.to)) >= Math.min(of(b.from), of(b.to)) &&
    Math.max(of(b.from), of(b.to)) >= Math.min(of(a.from), of(a.to));
  const parts = (one: Segment, other: Segment): boolean => side(one, other.from) * side(one, other.to) > 0;
  return overlap(p => p.x) && overlap(p => p.y) && !parts(a, b) && !parts(b, a);
}

/** The cells through whose inside a segment passes, as [x, y], north, then west. */
export function cellsThrough(segment: Segment): (readonly [number, number])[] {
  const { from, to } = segment;
  const cells: (readonly [number, number])[] = [];
  const first = (a: number, b: number): number => Math.floor((Math.min(a, b) - 1) / 2);
  const last = (a: number, b: number): number => Math.floor((Math.max(a, b) + 1) / 2);
  for (let y = first(from.y, to.y); y <= last(from.y, to.y); y++)
    for (let x = first(from.x, to.x); x <= last(from.x, to.x); x++)
      if (passesThrough(segment, x, y)) cells.push([x, y]);
  return cells;
}
