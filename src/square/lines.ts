import { cellAt, floorOf, type Grid, OFF, xOf, yOf } from './grid';
import { endsOf, type Ground } from './ground';
import { cellsThrough, centreOf, cornersOf, meets, type Segment } from './segment';

/** A line that neither void nor a wall cuts, and the squares that it passes through besides its two ends. */
export interface OpenLine {
  readonly line: Segment;
  readonly through: readonly number[];
}

/** Centre to centre, then from either centre to the four corners of the other: the same nine both ways. */
export function nineLines(grid: Grid, a: number, b: number): Segment[] {
  const [ax, ay, bx, by] = [xOf(grid, a), yOf(grid, a), xOf(grid, b), yOf(grid, b)];
  const [from, to] = [centreOf(ax, ay), centreOf(bx, by)];
  return [
    { from, to },
    ...cornersOf(bx, by).map(corner => ({ from, to: corner })),
    ...cornersOf(ax, ay).map(corner => ({ from: corner, to })),
  ];
}

/** The walls of one floor as lines. */
const wallLines = ({ grid, walls }: Ground, floor: number): Segment[] =>
  walls
    .filter(([cell]) => floorOf(grid, cell) === floor)
    .map(wall => {
      const [a, b] = endsOf(grid, wall);
      return { from: { x: 2 * a.x, y: 2 * a.y }, to: { x: 2 * b.x, y: 2 * b.y } };
    });

/** The squares on the way of a line; nothing if void cuts it. */
function through(
  ground: Ground,
  line: Segment,
  floor: number,
  ends: readonly number[],
): number[] | undefined {
  const squares: number[] = [];
  for (const [x, y] of cellsThrough(line)) {
    const cell = cellAt(ground.grid, x, y, floor);
    if (cell === OFF || ground.square[cell] === 0) return undefined;
    if (!ends.includes(cell)) squares.push(cell);
  }
  return squares;
}

/** Which of the nine lines between two squares of one floor are open. To touch a wall cuts a line. */
export function openLinesOf(ground: Ground): (a: number, b: number) => readonly OpenLine[] {
  const walls = Array.from({ length: ground.grid.floors }, (_, floor) => wallLines(ground, floor));
  const known = new Map<number, readonly OpenLine[]>();
  const found = (a: number, b: number): readonly OpenLine[] => {
    const floor = floorOf(ground.grid, a);
    if (floor !== floorOf(ground.grid, b)) return [];
    return nineLines(ground.grid, a, b).flatMap(line => {
      const squares = through(ground, line, floor, [a, b]);
      return squares && !walls[floor]!.some(wall => meets(line, wall)) ? [{ line, through: squares }] : [];
    });
  };
  return (a, b) => {
    const key = Math.min(a, b) * ground.grid.size + Math.max(a, b);
    let lines = known.get(key);
    if (!lines) {
      lines = found(Math.min(a, b), Math.max(a, b));
      known.set(key, lines);
    }
    return lines;
  };
}
