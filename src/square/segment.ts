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

/** Whether two segments share a point, their ends included. */
export function meets(a: Segment, b: Segment): boolean {
  const overlap = (of: (point: Point) => number): boolean =>
    Math.max(of(a.from), of(a.to)) >= Math.min(of(b.from), of(b.to)) &&
    Math.max(of(b.from), of(b.to)) >= Math.min(of(a.from), of(a.to));
  const parts = (one: Segment, other: Segment): boolean => side(one, other.from) * side(one, other.to) > 0;
  return overlap(p => p.x) && overlap(p => p.y) && !parts(a, b) && !parts(b, a);
}

/** The cells through whose inside a segment passes, as [x, y], north, then west. */
export function cellsThrough({ from, to }: Segment): (readonly [number, number])[] {
  const [north, south] = from.y <= to.y ? [from, to] : [to, from];
  const [across, down] = [south.x - north.x, south.y - north.y];
  const cells: (readonly [number, number])[] = [];
  if (across === 0 && down === 0) return cells;
  const [top, bottom] = [Math.floor(north.y / 2), Math.ceil(south.y / 2) - 1];
  for (let y = top; y <= bottom; y++) {
    // Where the line enters and leaves the row, times `down`, so that all numbers are whole.
    const unit = down === 0 ? 1 : down;
    const xAt = (at: number): number => north.x * unit + across * (at - north.y);
    const [a, b] =
      down === 0 ? [north.x, south.x] : [xAt(Math.max(2 * y, north.y)), xAt(Math.min(2 * y + 2, south.y))];
    const [west, east] = [Math.min(a, b), Math.max(a, b)];
    const last = Math.ceil(east / (2 * unit)) - 1;
    for (let x = Math.floor(west / (2 * unit)); x <= last; x++) cells.push([x, y]);
  }
  return cells;
}
