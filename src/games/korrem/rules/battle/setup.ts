import { boxAround } from '../../../../square/box';
import { type Cell, groupsOf, same } from './space';

export const edges = ['N', 'S', 'E', 'W'] as const;
export type Edge = (typeof edges)[number];
export type SetupProblem = 'empty' | 'shared' | 'across' | 'frontline' | 'loose';
export interface Placed {
  readonly id: string;
  readonly at: Cell;
}

/** BG-1, BG-3: how far behind the frontline a cell lies: 0 in the row or column at the front, below 0 beyond it. */
function depth(from: Edge, others: readonly Cell[]): (cell: Cell) => number {
  // The first two armies set up on both sides of the line between 0 and 1.
  const { left, top, right, bottom } = boxAround(others) ?? { left: 1, top: 1, right: 0, bottom: 0 };
  switch (from) {
    case 'N':
      return ([, y]) => top - 1 - y;
    case 'S':
      return ([, y]) => y - bottom - 1;
    case 'W':
      return ([x]) => left - 1 - x;
    case 'E':
      return ([x]) => x - right - 1;
  }
}

/** BG-2: what is wrong with a side's setup; `others` are the cells of those who were there before. */
export function setupProblems(
  from: Edge,
  placed: readonly Placed[],
  others: readonly Cell[] = [],
): SetupProblem[] {
  if (placed.length === 0) return ['empty'];
  const depths = placed.map(({ at }) => depth(from, others)(at));
  const crowded = ({ at }: Placed, i: number): boolean =>
    placed.some((other, j) => j < i && same(other.at, at)) || others.some(other => same(other, at));
  const problems: SetupProblem[] = [];
  if (placed.some(crowded)) problems.push('shared');
  if (depths.some(behind => behind < 0)) problems.push('across');
  if (!depths.includes(0)) problems.push('frontline');
  if (groupsOf(placed).length > 1) problems.push('loose');
  return problems;
}

/** BG-3: so many cells in a row along the front of an army that comes from an edge, in the middle of it. */
export function rowAt(from: Edge, count: number, others: readonly Cell[]): Cell[] {
  const { left, top, right, bottom } = boxAround(others) ?? { left: 1, top: 1, right: 0, bottom: 0 };
  const start = (low: number, high: number): number => Math.floor((low + high - count + 1) / 2);
  const flat = from === 'N' || from === 'S';
  const beyond = { N: top - 1, S: bottom + 1, W: left - 1, E: right + 1 }[from];
  const first = flat ? start(left, right) : start(top, bottom);
  return Array.from({ length: count }, (_, i) => (flat ? [first + i, beyond] : [beyond, first + i]));
}
