import type { Facing, LogKind } from './log';

/** The board by the auditor's own arithmetic (HX-1 to HX-4): a column and a height in half hexes, growing south. */
export interface Shape {
  readonly columns: number;
  readonly rows: readonly number[];
}

interface Spot {
  readonly column: number;
  readonly height: number;
}

const rowsIn = ({ rows }: Shape, column: number): number => rows[column % rows.length] ?? 0;

/** Columns with more rows begin half a hex further north than their neighbours. */
const isLong = (shape: Shape, column: number): boolean =>
  rowsIn(shape, column) > rowsIn(shape, column + 1) ||
  (rowsIn(shape, column) === rowsIn(shape, column + 1) && column % 2 === 1);

function spotOf(shape: Shape, hex: string): Spot {
  const letters = hex.replace(/\d+$/, '');
  const row = Number(hex.slice(letters.length));
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, height: 2 * row - (isLong(shape, column) ? 1 : 0) };
}

function nameOf(shape: Shape, { column, height }: Spot): string {
  const row = (height + (isLong(shape, column) ? 1 : 0)) / 2;
  const letters =
    column < 26
      ? String.fromCharCode(65 + column)
      : String.fromCharCode(64 + Math.floor(column / 26)) + String.fromCharCode(65 + (column % 26));
  return `${letters}${row}`;
}

const around: readonly Facing[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const across: readonly number[] = [0, 1, 1, 0, -1, -1];
const down: readonly number[] = [-2, -1, 1, 2, 1, -1];

const stepped = ({ column, height }: Spot, way: number): Spot => ({
  column: column + (across[way] ?? 0),
  height: height + (down[way] ?? 0),
});

function isOn(shape: Shape, { column, height }: Spot): boolean {
  if (column < 0 || column >= shape.columns) return false;
  const row = (height + (isLong(shape, column) ? 1 : 0)) / 2;
  return row >= 1 && row <= rowsIn(shape, column);
}

export const isHex = (shape: Shape, hex: string): boolean => isOn(shape, spotOf(shape, hex));

export function distance(shape: Shape, from: string, to: string): number {
  const [a, b] = [spotOf(shape, from), spotOf(shape, to)];
  const columns = Math.abs(a.column - b.column);
  return columns + Math.max(0, (Math.abs(a.height - b.height) - columns) / 2);
}

export const neighbours = (shape: Shape, hex: string): readonly string[] =>
  around
    .map((_, way) => stepped(spotOf(shape, hex), way))
    .filter(spot => isOn(shape, spot))
    .map(spot => nameOf(shape, spot));

/** UC-3: fewer than six neighbours are on the board. */
export const isEdge = (shape: Shape, hex: string): boolean => neighbours(shape, hex).length < 6;

const flower: readonly (readonly Facing[])[] = [[], ...around.map(way => [way])];

/** AR-2: all hexes of somebody, by ways from its core that are told as it faces north. */
export function bodyAt(
  shape: Shape,
  at: string,
  facing: Facing,
  kind: LogKind | undefined,
): readonly string[] {
  const footprint = kind?.footprint ?? 'single';
  const ways = footprint === 'single' ? [[]] : footprint === 'flower' ? flower : footprint;
  const turn = around.indexOf(facing);
  return ways.map(way =>
    nameOf(
      shape,
      way.reduce((spot, one) => stepped(spot, (around.indexOf(one) + turn) % 6), spotOf(shape, at)),
    ),
  );
}
