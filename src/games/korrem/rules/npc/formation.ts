import type { Cell } from '../battle/space';

const columns = [0, -1, 1] as const;

/** NF-1: three abreast, the leader in the middle of the front, which lies north of the frontline. */
export const formation = (count: number): Cell[] =>
  Array.from({ length: count }, (_, i) => [columns[i % 3]!, 0 - Math.floor(i / 3)]);
