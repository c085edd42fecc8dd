import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepsFrom, UNREACHED } from '../../src/basics/search';
import { neighbours } from '../../src/hex/around';
import { cellOf, distance, gappedGridOf, gridOf } from '../../src/hex/grid';
import { runs } from '../support/samples';

const shape = { columns: 5, rows: [4, 5] };
const whole = gridOf(shape);
const names = [...whole.cellOf.keys()];
const anyGaps = fc.subarray(names, { maxLength: names.length - 1 });

describe('a board of hexes with gaps', () => {
  test('a ring around a gap: its hexes are neighbours, the gap is none and has no name', () => {
    const grid = gappedGridOf({ shape, gaps: ['C2'] });
    const around = neighbours(whole, cellOf(whole, 'C2'));
    expect(around.map(cell => grid.names[cell])).toEqual(['C1', 'D2', 'D3', 'C3', 'B3', 'B2']);
    for (const cell of around)
      expect(neighbours(grid, cell)).toHaveLength(neighbours(whole, cell).length - 1);
    expect(grid.cellOf.has('C2')).toBe(false);
    expect([...grid.cells].map(cell => grid.names[cell])).not.toContain('C2');
    // The way leads around, the distance over it (steps on the unbounded grid).
    const steps = stepsFrom(grid.size, [cellOf(grid, 'C1')], (cell, tell) => {
      for (const to of neighbours(grid, cell)) tell(to, 1);
    });
    expect([steps[cellOf(grid, 'C3')], distance(grid, cellOf(grid, 'C1'), cellOf(grid, 'C3'))]).toEqual([
      3, 2,
    ]);
  });

  test('what is left keeps its cells, names, places and distances', () => {
    fc.assert(
      fc.property(anyGaps, gaps => {
        const grid = gappedGridOf({ shape, gaps });
        const left = names.filter(name => !gaps.includes(name));
        expect([...grid.cellOf.keys()].sort()).toEqual([...left].sort());
        for (const name of left) {
          const cell = cellOf(grid, name);
          expect(cell).toBe(cellOf(whole, name));
          expect([grid.names[cell], grid.off[cell]]).toEqual([name, 0]);
          const beside = neighbours(whole, cell).filter(one => !gaps.includes(whole.names[one]!));
          expect(neighbours(grid, cell)).toEqual(beside);
        }
        for (const name of gaps) {
          const cell = cellOf(whole, name);
          expect([grid.off[cell], grid.names[cell]]).toEqual([1, '']);
        }
        expect([...grid.cells]).toEqual([...grid.cells].toSorted((a, b) => a - b));
      }),
      runs(60, 3000),
    );
  });

  test('the same gaps are the same board, in whatever order; a board without any is the whole one', () => {
    expect(gappedGridOf({ shape, gaps: ['B2', 'C2', 'B2'] })).toBe(
      gappedGridOf({ shape, gaps: ['C2', 'B2'] }),
    );
    expect(gappedGridOf({ shape, gaps: [] })).toBe(gridOf({ ...shape }));
    expect(gridOf(shape)).not.toBe(gappedGridOf({ shape, gaps: ['C2'] }));
    expect([...gappedGridOf({ shape, gaps: ['Z9', 'constructor'] }).cells]).toEqual([...whole.cells]);
  });

  test('cut off by gaps is unreached', () => {
    const grid = gappedGridOf({ shape, gaps: ['B1', 'B2', 'B3', 'B4', 'B5'] });
    const steps = stepsFrom(grid.size, [cellOf(grid, 'A1')], (cell, tell) => {
      for (const to of neighbours(grid, cell)) tell(to, 1);
    });
    expect([steps[cellOf(grid, 'A4')], steps[cellOf(grid, 'C1')]]).toEqual([3, UNREACHED]);
  });
});
