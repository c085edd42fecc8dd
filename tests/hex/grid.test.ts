import { describe, expect, test } from 'vitest';
import { columnName } from '../../src/basics/column';
import { directionIndex, directions, turned } from '../../src/hex/direction';
import { cellOf, distance, gridOf, margin, sortedNames } from '../../src/hex/grid';
import { readShape } from '../../src/hex/read';
import { type Shape, standardShape } from '../../src/hex/shape';

const grid = gridOf(standardShape);
const around = (hex: string, shape = standardShape) => {
  const { cellOf: cells, names, steps } = gridOf(shape);
  return directions.map(direction => names[cells.get(hex)! + steps[directionIndex(direction)]!]);
};
const between = (from: string, to: string) => distance(grid, cellOf(grid, from), cellOf(grid, to));

describe('hexes', () => {
  test('HX-1: six directions clockwise from the north', () => {
    expect(directions).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
    expect([turned('N', 1), turned('N', -1), turned('SW', 3)]).toEqual(['NE', 'NW', 'NE']);
  });

  test('HX-2: columns are letters from the west, also beyond 26', () => {
    expect([0, 2, 25, 26, 27].map(columnName)).toEqual(['A', 'C', 'Z', 'AA', 'AB']);
    expect(
      sortedNames(
        grid,
        ['B10', 'A9', 'B2', 'A1'].map(hex => cellOf(grid, hex)),
      ),
    ).toEqual(['A1', 'A9', 'B2', 'B10']);
  });

  test('HX-3: the standard board has 161 hexes with the neighbours of its rows', () => {
    expect(grid.cells.length).toBe(161);
    expect(around('C5')).toEqual(['C4', 'D5', 'D6', 'C6', 'B6', 'B5']);
    expect(around('D5')).toEqual(['D4', 'E4', 'E5', 'D6', 'C5', 'C4']);
    expect(around('A1')).toEqual(['', 'B1', 'B2', 'A2', '', '']);
    expect(around('Q9')).toEqual(['Q8', '', '', '', 'P10', 'P9']);
    expect(grid.cellOf.has('A10') || grid.cellOf.has('R1') || !grid.cellOf.has('P10')).toBe(false);
  });

  test.each<Shape>([{ columns: 1, rows: [3] }, { columns: 2, rows: [1, 2] }, standardShape])(
    'HX-3: %j has room around it for every footprint: no way out comes in again elsewhere',
    shape => {
      const { cells, steps, column, line, off, width } = gridOf(shape);
      for (const cell of cells)
        for (const [way, step] of steps.entries()) {
          const across = [0, 1, 1, 0, -1, -1][way]!;
          const down = [-2, -1, 1, 2, 1, -1][way]!;
          for (let n = 1; n <= margin; n++) {
            const there = cell + n * step;
            expect([column[there], line[there]]).toEqual([
              column[cell]! + n * across,
              line[cell]! + n * down,
            ]);
            expect(off[there] === 0 && !cells.includes(there)).toBe(false);
          }
        }
      expect(width).toBeGreaterThanOrEqual(shape.columns + 2 * margin);
    },
  );

  test('HX-3: the longer columns reach half a hex further at both ends, whichever come first', () => {
    const shape: Shape = { columns: 4, rows: [3, 2] };
    expect(around('A1', shape)).toEqual(['', '', 'B1', 'A2', '', '']);
    expect(around('B1', shape)).toEqual(['', 'C1', 'C2', 'B2', 'A2', 'A1']);
    expect(around('C3', shape)).toEqual(['C2', 'D2', '', '', '', 'B2']);
  });

  test('HX-4: the least number of steps', () => {
    const pairs: [string, string, number][] = [
      ['A1', 'A1', 0],
      ['A1', 'A9', 8],
      ['A1', 'Q1', 16],
      ['A1', 'Q9', 16],
      ['C5', 'D5', 1],
      ['C5', 'D7', 2],
      ['C5', 'E5', 2],
      ['B1', 'C9', 9],
    ];
    for (const [from, to, steps] of pairs) expect([from, to, between(from, to)]).toEqual([from, to, steps]);
  });

  test('HX-5: cells compare by true height, then by column', () => {
    const inOrder = ['D1', 'B1', 'C1', 'A1', 'B2', 'A9', 'B10'].sort(
      (a, b) => cellOf(grid, a) - cellOf(grid, b),
    );
    expect(inOrder).toEqual(['B1', 'D1', 'A1', 'C1', 'B2', 'A9', 'B10']);
  });
});

describe('the door for shapes', () => {
  test('HX-3: without a shape it is the standard board', () => {
    expect(readShape(undefined, 'shape')).toEqual({ ok: true, value: standardShape });
  });

  test.each([
    ['no object', 7, 'shape'],
    ['no columns', { rows: [3, 4] }, 'shape.columns'],
    ['no whole number of columns', { columns: 2.5, rows: [3, 4] }, 'shape.columns'],
    ['no rows', { columns: 3, rows: [] }, 'shape.rows'],
    ['no rows of one column', { columns: 1, rows: [] }, 'shape.rows'],
    ['a column without hexes', { columns: 3, rows: [1, 0] }, 'shape.rows'],
    ['row counts that differ by two', { columns: 3, rows: [3, 5] }, 'shape.rows'],
    ['some equal, some not', { columns: 3, rows: [3, 3, 4] }, 'shape.rows'],
  ])('HX-3: refused with its place: %s', (_, shape, at) => {
    const read = readShape(shape, 'shape');
    expect(read.ok ? 'read' : read.error[0]!.at).toBe(at);
  });
});
