import { describe, expect, it } from 'vitest';
import { edges, rowAt, setupProblems } from '../../../src/games/korrem/rules/battle/setup';
import type { Cell } from '../../../src/games/korrem/rules/battle/space';

const others: readonly (readonly [string, readonly Cell[]])[] = [
  ['nobody yet', []],
  ['one', [[0, 0]]],
  [
    'a row',
    [
      [-1, 2],
      [0, 2],
      [1, 2],
    ],
  ],
  [
    'a column',
    [
      [3, -4],
      [3, -3],
    ],
  ],
];

describe.each(others)('BG-3: an army that comes to a field of %s', (_, there) => {
  it.each(edges)('from the %s stands in one row at the front, in the middle, as the rules want it', from => {
    for (let count = 1; count <= 6; count++) {
      const row = rowAt(from, count, there);
      expect(row).toHaveLength(count);
      const placed = row.map((at, i) => ({ id: `${i}`, at }));
      expect([from, count, setupProblems(from, placed as never, there)]).toEqual([from, count, []]);
      // The middle of the front: as much on one side as on the other, or one cell less.
      const along = (cells: readonly Cell[]): readonly number[] =>
        cells.map(([x, y]) => (from === 'N' || from === 'S' ? x : y));
      // The first two armies set up on both sides of the line between 0 and 1.
      const front = there.length > 0 ? along(there) : [0, 1];
      const off = Math.min(...along(row)) - Math.min(...front) + Math.max(...along(row)) - Math.max(...front);
      expect([from, count, off === 0 || off === -1]).toEqual([from, count, true]);
    }
  });
});
