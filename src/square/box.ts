import { type Grid, gridOf } from './grid';

/** A rectangle of cells, both ends included. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Cell = readonly [x: number, y: number];

/** The least box around cells; nothing around none. */
export function boxAround(cells: readonly Cell[]): Box | undefined {
  if (cells.length === 0) return undefined;
  const [across, down] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}

export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** The grid of a box: its cells keep the coordinates that they have outside. */
export const gridOfBox = ({ left, top, right, bottom }: Box): Grid =>
  gridOf(right - left + 1, bottom - top + 1, 1, left, top);
