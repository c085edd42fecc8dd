import { columnName } from '../basics/column';
import { cellAt, floorOf, type Grid, OFF, xOf, yOf } from './grid';

/** A column's letters from the west, a row's number from the north, the floor from the second on: 'C5', 'AA12/2'. */
export function nameOf(grid: Grid, cell: number): string {
  const floor = floorOf(grid, cell);
  const name = `${columnName(xOf(grid, cell) - grid.left)}${yOf(grid, cell) - grid.top + 1}`;
  return floor === 0 ? name : `${name}/${floor + 1}`;
}

/** As on a chessboard: the file's letter from the west, the rank's number from the south: 'c4'. */
export const chessName = (grid: Grid, cell: number): string =>
  `${columnName(xOf(grid, cell) - grid.left).toLowerCase()}${grid.height - (yOf(grid, cell) - grid.top)}`;

const written = /^([A-Za-z]+)([1-9]\d*)(?:\/([2-9]|[1-9]\d+))?$/;

interface Written {
  readonly letters: string;
  readonly row: number;
  readonly floor: number;
}

function read(name: unknown): Written | undefined {
  const found = typeof name === 'string' ? written.exec(name) : null;
  if (!found) return undefined;
  return { letters: found[1] ?? '', row: Number(found[2]), floor: Number(found[3] ?? 1) };
}

/** A, B, ... Z, AA, ...: 0, 1, ... */
const columnOf = (letters: string): number =>
  [...letters].reduce((all, letter) => all * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The cell of a name, written exactly as `nameOf` writes it; OFF for anything else. */
export function cellNamed(grid: Grid, name: unknown): number {
  const { letters, row, floor } = read(name) ?? { letters: '', row: 0, floor: 0 };
  if (letters !== letters.toUpperCase()) return OFF;
  return cellAt(grid, columnOf(letters) + grid.left, row - 1 + grid.top, floor - 1);
}

/** The cell of a name, written exactly as `chessName` writes it; OFF for anything else. */
export function chessCell(grid: Grid, name: unknown): number {
  const { letters, row, floor } = read(name) ?? { letters: '', row: 0, floor: 0 };
  if (letters !== letters.toLowerCase() || floor !== 1) return OFF;
  return cellAt(grid, columnOf(letters.toUpperCase()) + grid.left, grid.height - row + grid.top);
}
