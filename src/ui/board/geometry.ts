/** Where hexes lie on the screen: flat-top, in units in which a side is 32 long. Rules stay in src/hex. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Shape {
  readonly columns: number;
  readonly rows: readonly [number, number];
}

export const side = 32;
export const height = Math.sqrt(3) * side;
const margin = 6;

export const directions = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Direction = (typeof directions)[number];

export const angleOf = (direction: Direction): number => directions.indexOf(direction) * 60;

/** HX-2: a letter for the column from the west, a number for the row from the north. */
export const nameOf = (column: number, row: number): string =>
  `${String.fromCharCode(65 + column)}${row + 1}`;

export function placeOf(name: string): { column: number; row: number } {
  return { column: name.charCodeAt(0) - 65, row: Number(name.slice(1)) - 1 };
}

export const rowsIn = (shape: Shape, column: number): number => shape.rows[column % 2 === 0 ? 0 : 1];

/** HX-3: the longer columns reach half a hex further at both ends. */
function shift(shape: Shape, column: number): number {
  const longest = Math.max(...shape.rows);
  return (longest - rowsIn(shape, column)) / 2;
}

export function centreOf(shape: Shape, name: string): Point {
  const { column, row } = placeOf(name);
  return {
    x: margin + side + column * side * 1.5,
    y: margin + height / 2 + (row + shift(shape, column)) * height,
  };
}

export function sizeOf(shape: Shape): { width: number; height: number } {
  return {
    width: 2 * margin + side * 2 + (shape.columns - 1) * side * 1.5,
    height: 2 * margin + Math.max(...shape.rows) * height,
  };
}

export function hexesOf(shape: Shape): string[] {
  const names: string[] = [];
  for (let column = 0; column < shape.columns; column++)
    for (let row = 0; row < rowsIn(shape, column); row++) names.push(nameOf(column, row));
  return names;
}

export const corners = (at: Point, radius: number): string =>
  [0, 60, 120, 180, 240, 300]
    .map(a => (a * Math.PI) / 180)
    .map(a => `${(at.x + radius * Math.cos(a)).toFixed(1)},${(at.y + radius * Math.sin(a)).toFixed(1)}`)
    .join(' ');

/** The hex under a point, or nothing when the point is off the board. */
export function hexAt(shape: Shape, point: Point): string | undefined {
  let best: string | undefined;
  let least = side * side;
  const guess = Math.round((point.x - margin - side) / (side * 1.5));
  for (let column = Math.max(0, guess - 1); column <= Math.min(shape.columns - 1, guess + 1); column++)
    for (let row = 0; row < rowsIn(shape, column); row++) {
      const name = nameOf(column, row);
      const at = centreOf(shape, name);
      const d = (at.x - point.x) ** 2 + (at.y - point.y) ** 2;
      if (d < least) {
        least = d;
        best = name;
      }
    }
  return best;
}

/** The next hex for an arrow key: north and south along the column, east and west zigzag. */
export function stepOf(shape: Shape, name: string, key: string): string | undefined {
  const at = centreOf(shape, name);
  const to: Record<string, Point> = {
    ArrowUp: { x: at.x, y: at.y - height },
    ArrowDown: { x: at.x, y: at.y + height },
    ArrowLeft: { x: at.x - side * 1.5, y: at.y - height / 2 + 1 },
    ArrowRight: { x: at.x + side * 1.5, y: at.y + height / 2 - 1 },
  };
  const goal = to[key];
  if (!goal) return undefined;
  const found = hexAt(shape, goal);
  if (found) return found;
  const mirrored = { x: goal.x, y: 2 * at.y - goal.y };
  return key === 'ArrowLeft' || key === 'ArrowRight' ? hexAt(shape, mirrored) : undefined;
}
