import { costsFrom, stepsFrom } from '../basics/search';
import { type Ground, stepsFromCell } from './ground';

/** Cells that one further step joins, whatever lies between: the two ends of a ladder. */
export type Links = ReadonlyMap<number, readonly number[]>;

interface Field {
  /** Where a step may end; everywhere if it is not told. The sources are not asked. */
  readonly open?: (cell: number) => boolean;
  readonly links?: Links;
  /** What a step costs; 1 if it is not told. */
  readonly cost?: (from: number, to: number) => number;
}

const exits =
  (ground: Ground, { open = () => true, links, cost = () => 1 }: Field) =>
  (cell: number, tell: (to: number, cost: number) => void): void => {
    for (const to of stepsFromCell(ground, cell)) if (open(to)) tell(to, cost(cell, to));
    for (const to of links?.get(cell) ?? []) if (open(to)) tell(to, cost(cell, to));
  };

/** The least number of steps from any of the sources; -1 where none leads. */
export const stepField = (ground: Ground, sources: Iterable<number>, field: Omit<Field, 'cost'> = {}) =>
  stepsFrom(ground.grid.size, sources, exits(ground, field));

/** The least cost of a way from any of the sources; Infinity where none leads. */
export const costField = (ground: Ground, sources: Iterable<number>, field: Field) =>
  costsFrom(ground.grid.size, sources, exits(ground, field));
