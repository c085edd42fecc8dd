import { dx, dy, floorOf, type Grid, OFF, stepFrom, xOf, yOf } from './grid';

/** The cells of one of the eight straight lines, from the next one to the end of the board. */
export function rayFrom(grid: Grid, cell: number, direction: number): number[] {
  const cells: number[] = [];
  for (let to = stepFrom(grid, cell, direction); to !== OFF; to = stepFrom(grid, to, direction))
    cells.push(to);
  return cells;
}

/** The direction that leads straight from one cell to another; nothing where none of the eight does. */
export function straightTo(grid: Grid, from: number, to: number): number | undefined {
  if (floorOf(grid, from) !== floorOf(grid, to) || from === to) return undefined;
  const [across, down] = [xOf(grid, to) - xOf(grid, from), yOf(grid, to) - yOf(grid, from)];
  if (across !== 0 && down !== 0 && Math.abs(across) !== Math.abs(down)) return undefined;
  const direction = dx.findIndex((x, d) => x === Math.sign(across) && dy[d] === Math.sign(down));
  return direction < 0 ? undefined : direction;
}
