import * as v from 'valibot';
import { list } from '../../../../basics/schema';
import { type Cell, nameOf, touching } from '../battle/space';
import { cellSchema } from '../fields';

const columns = [0, -1, 1] as const;

/** NF-1: three abreast, the leader in the middle of the front, which lies north of the frontline. */
const usual = (i: number): Cell => [columns[i % 3] ?? 0, 0 - Math.floor(i / 3)];

/** NF-1: the cells of a formation, the leader's first; a group may hold another list, which is gone on with as usual. */
export function formation(count: number, own: readonly Cell[] = []): Cell[] {
  const cells = own.slice(0, count);
  const taken = new Set(cells.map(nameOf));
  for (let i = 0; cells.length < count; i++) {
    const cell = usual(i);
    if (!taken.has(nameOf(cell))) cells.push(cell);
  }
  return cells;
}

/** A group may name this many cells. */
export const FORMATION_LENGTH = 9;
/** NF-1, BG-2: the leader at the front, and each after it on a cell of its own that touches one before it. */
export const isFormation = (cells: readonly Cell[]): boolean =>
  cells.length <= FORMATION_LENGTH &&
  cells.every(
    (cell, i) =>
      cell[1] <= 0 &&
      (i === 0 ? cell[1] === 0 : cells.slice(0, i).some(other => touching(other, cell))) &&
      !cells.slice(0, i).some(other => nameOf(other) === nameOf(cell)),
  );

/** NF-1: the cells of a group's own formation, the leader's first. */
export const formationSchema = v.pipe(
  list(cellSchema, FORMATION_LENGTH),
  v.check(cells => isFormation(cells)),
);
