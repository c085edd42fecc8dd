import { columnName } from '../basics/column';
import { cellAt, floorOf, type Grid, OFF, xOf, yOf } from './grid';

/** A column's letters from the west, a row's number from the north, the floor from the second on: 'C5', 'AA12/2'. */
export function nameOf(grid: Grid, cell: number): string {
  const floor = floorOf(grid, cell);
  const name = `${columnName(xOf(grid, cell) - grid.left)}${yOf(grid, cell) - grid.top + 1}`;
  return floor === 0 ? name : `${name}/${floor + 1}`;
}

const written = /^([A-Z]+)([1-9]\d*)(?:\/([2-9]|[1-9]\d+))?$/;

/** A, B, ... Z, AA, ...: 0, 1, ... */
const columnOf = (letters: string): number =>
  [...letters].reduce((all, letter) => all * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The cell of a name, written exactly as `nameOf` writes it; OFF for anything else. */
export function cellNamed(grid: Grid, name: unknown): number {
  const found = typeof name === 'string' ? written.exec(name) : null;
  if (!found) return OFF;
  const [, letters = '', row, floor = 1] = found;
  return cellAt(grid, columnOf(letters) + grid.left, Number(row) - 1 + grid.top, Number(floor) - 1);
}
