import { stepsFrom } from '../basics/search';
import { type Ground, stepsFromCell } from './ground';

/** Cells that one further step joins, whatever lies between: the two ends of a ladder. */
export type Links = ReadonlyMap<number, readonly number[]>;

interface Field {
  /** Where a step may end; everywhere by default. The sources are not asked. */
  readonly open?: (cell: number) => boolean;
  readonly links?: Links;
}

/** The least number of steps from any of the sources; -1 where none leads. */
export const stepField = (
  ground: Ground,
  sources: Iterable<number>,
  { open = () => true, links }: Field = {},
) =>
  stepsFrom(ground.grid.size, sources, (cell, tell) => {
    for (const to of stepsFromCell(ground, cell)) if (open(to)) tell(to, 1);
    for (const to of links?.get(cell) ?? []) if (open(to)) tell(to, 1);
  });
