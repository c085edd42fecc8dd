import { columnName } from '../basics/column';
import { northThenWest } from './direction';
import { type Hex, rowsOf, type Shape } from './shape';

/** Hexes of empty space kept around every board, so that no reach of a footprint leaves the arrays. */
export const margin = 4;

/**
 * A shape worked out once. A cell is a whole number, `line * width + column` with lines of half a hex from the
 * north: comparing two cells as numbers is HX-5, North then West, and a direction is one number to add.
 */
export interface Grid {
  readonly shape: Shape;
  readonly width: number;
  readonly size: number;
  /** What to add to a cell for each of the six directions, clockwise from N. */
  readonly steps: Int16Array;
  /** The same six in the order North then West. */
  readonly stepsInOrder: Int16Array;
  /** 1 for every cell that is no hex of the board. */
  readonly off: Uint8Array;
  /** The board's cells, North then West. */
  readonly cells: Int16Array;
  readonly column: Int16Array;
  /** True height in half hexes, growing to the south. */
  readonly line: Int16Array;
  readonly names: readonly Hex[];
  readonly cellOf: ReadonlyMap<Hex, number>;
  /** Room to work in; whatever lies here is only good until the next search. */
  readonly scratch: Scratch;
  /** Lines of sight by displacement, filled as they are asked for (see ray.ts). */
  readonly rays: (Int16Array | undefined)[];
}

export interface Scratch {
  readonly steps: Int16Array;
  readonly queue: Int16Array;
  readonly stack: Int16Array;
  readonly marks: Int32Array;
  /** Marks of the present search equal this number; counting it up clears them all. */
  stamp: number;
  /** What a mover has had under it, by the same trick; a trail outlives the searches made along it. */
  readonly trail: Int32Array;
  trailStamp: number;
}

/** A board with gaps: hexes of its shape that are not there. */
export interface GappedShape {
  readonly shape: Shape;
  readonly gaps: readonly Hex[];
}

const byShape = new WeakMap<Shape, Grid>();
const byText = new Map<string, Grid>();
const mostKept = 64;

/** The grid of a shape. It depends on nothing but the shape, so it is kept. */
export function gridOf(shape: Shape): Grid {
  const known = byShape.get(shape);
  if (known) return known;
  const grid = kept(shape, []);
  byShape.set(shape, grid);
  return grid;
}

/**
 * The grid of a shape without these hexes. They are no cells of the board and have no names; distances and directions
 * lead over them as over the space around it. Gaps that the shape does not have anyway are passed over.
 */
export const gappedGridOf = ({ shape, gaps }: GappedShape): Grid => kept(shape, [...new Set(gaps)].sort());

function kept(shape: Shape, gaps: readonly Hex[]): Grid {
  const text = `${shape.columns}:${shape.rows.join()}:${gaps.join()}`;
  const grid = byText.get(text) ?? compile(shape, new Set(gaps));
  if (byText.size >= mostKept) byText.clear();
  byText.set(text, grid);
  return grid;
}

function compile(shape: Shape, gaps: ReadonlySet<Hex>): Grid {
  const counts = Array.from({ length: shape.columns }, (_, column) => rowsOf(shape, column));
  const width = shape.columns + 2 * margin;
  const height = 2 * Math.max(...counts) + 1 + 4 * margin;
  const size = width * height;
  const off = new Uint8Array(size).fill(1);
  const names: Hex[] = new Array<Hex>(size).fill('');
  const cellOf = new Map<Hex, number>();
  counts.forEach((count, column) => {
    for (let row = 0; row < count; row++) {
      const cell = (topOf(counts, column) + 2 * row + 2 * margin) * width + column + margin;
      const name = `${columnName(column)}${row + 1}`;
      if (gaps.has(name)) continue;
      off[cell] = 0;
      names[cell] = name;
      cellOf.set(name, cell);
    }
  });
  const steps = Int16Array.of(-2 * width, 1 - width, 1 + width, 2 * width, width - 1, -width - 1);
  return {
    shape,
    width,
    size,
    steps,
    stepsInOrder: Int16Array.from(northThenWest, index => steps[index]!),
    off,
    cells: Int16Array.from(cellOf.values()).sort(),
    column: Int16Array.from({ length: size }, (_, cell) => (cell % width) - margin),
    line: Int16Array.from({ length: size }, (_, cell) => Math.floor(cell / width) - 2 * margin),
    names,
    cellOf,
    scratch: {
      steps: new Int16Array(size),
      queue: new Int16Array(size),
      stack: new Int16Array(size),
      marks: new Int32Array(size),
      stamp: 0,
      trail: new Int32Array(size),
      trailStamp: 0,
    },
    rays: new Array<undefined>(4 * height * width).fill(undefined),
  };
}

/**
 * HX-3: longer columns reach half a hex further at both ends; among equal ones the first lies half a hex lower
 * (OWN-60).
 */
function topOf(counts: readonly number[], column: number): number {
  const longest = Math.max(...counts);
  const even = counts.length > 1 && counts.every(count => count === longest);
  return even ? 1 - (column % 2) : longest - counts[column]!;
}

/** HX-4 between two cells, on the board or beside it. */
export function distance(grid: Grid, a: number, b: number): number {
  const across = Math.abs(grid.column[a]! - grid.column[b]!);
  const down = Math.abs(grid.line[a]! - grid.line[b]!);
  return down > across ? (across + down) / 2 : across;
}

/** The cell of a hex that is known to be on the board. */
export function cellOf(grid: Grid, hex: Hex): number {
  const cell = grid.cellOf.get(hex);
  if (cell === undefined) throw new Error(`No hex ${hex} on this board`);
  return cell;
}

/** Names in the order of lists: by column, then row. */
export function sortedNames(grid: Grid, cells: Iterable<number>): Hex[] {
  const sorted = [...cells].sort((a, b) => grid.column[a]! - grid.column[b]! || a - b);
  return sorted.map(cell => grid.names[cell]!);
}
