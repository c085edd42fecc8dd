import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxAround, gridOfBox, grown } from '../../src/square/box';
import { cellAt, gridOf, neighbours, OFF, stepFrom, xOf, yOf } from '../../src/square/grid';
import { cellNamed, nameOf } from '../../src/square/names';
import { runs } from '../support/samples';
import { placeOf } from './slow';

const anyGrid = fc
  .tuple(
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: -9, max: 9 }),
    fc.integer({ min: -9, max: 9 }),
  )
  .map(([width, height, floors, left, top]) => gridOf(width, height, floors, left, top));
const gridAndTwo = anyGrid.chain(grid =>
  fc.tuple(
    fc.constant(grid),
    fc.integer({ min: 0, max: grid.size - 1 }),
    fc.integer({ min: 0, max: grid.size - 1 }),
  ),
);

describe('a grid of squares', () => {
  test('cells and places are the same thing, in reading order', () => {
    fc.assert(
      fc.property(gridAndTwo, ([grid, a, b]) => {
        const [p, q] = [placeOf(grid, a), placeOf(grid, b)];
        expect(cellAt(grid, p.x, p.y, p.floor)).toBe(a);
        expect(Math.sign(a - b)).toBe(Math.sign(p.floor - q.floor || p.y - q.y || p.x - q.x));
      }),
      runs(300, 20000),
    );
  });

  test('nothing lies beyond its edges, and no step leads to another floor', () => {
    const grid = gridOf(3, 2, 2, -1, 5);
    expect([cellAt(grid, -2, 5), cellAt(grid, 2, 5), cellAt(grid, -1, 4), cellAt(grid, -1, 7)]).toEqual([
      OFF,
      OFF,
      OFF,
      OFF,
    ]);
    expect([cellAt(grid, 0, 6, 2), cellAt(grid, 0, 6, -1)]).toEqual([OFF, OFF]);
    const south = cellAt(grid, 0, 6, 0);
    expect([stepFrom(grid, south, 4), stepFrom(grid, cellAt(grid, 0, 5, 1), 0)]).toEqual([OFF, OFF]);
  });

  test('the eight directions go clockwise from the north, and even ones lead to the side', () => {
    const grid = gridOf(3, 3);
    const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
    const names = compass.map((_, direction) => nameOf(grid, stepFrom(grid, 4, direction)));
    expect(Object.fromEntries(compass.map((direction, i) => [direction, names[i]]))).toEqual({
      ...{ N: 'B1', E: 'C2', S: 'B3', W: 'A2' },
      ...{ NE: 'C1', SE: 'C3', SW: 'A3', NW: 'A1' },
    });
    expect(neighbours(grid, 4, 4).map(cell => nameOf(grid, cell))).toEqual(['B1', 'C2', 'B3', 'A2']);
  });

  test('a step and the step back lead home; neighbours are the cells at distance 1', () => {
    fc.assert(
      fc.property(gridAndTwo, fc.integer({ min: -20, max: 20 }), ([grid, a, b], direction) => {
        const to = stepFrom(grid, a, direction);
        if (to !== OFF) expect(stepFrom(grid, to, direction + 4)).toBe(a);
        const [p, q] = [placeOf(grid, a), placeOf(grid, b)];
        const [across, down] = [Math.abs(p.x - q.x), Math.abs(p.y - q.y)];
        const near = { 4: across + down === 1, 8: Math.max(across, down) === 1 };
        for (const reach of [4, 8] as const)
          expect(neighbours(grid, a, reach).includes(b)).toBe(p.floor === q.floor && near[reach]);
      }),
      runs(300, 20000),
    );
  });

  test('names are written and read by rows from the north', () => {
    const wide = gridOf(30, 12, 2);
    expect([nameOf(wide, 0), nameOf(wide, 29), nameOf(wide, 360 + 30)]).toEqual(['A1', 'AD1', 'A2/2']);
    fc.assert(
      fc.property(gridAndTwo, ([grid, cell]) => {
        expect(cellNamed(grid, nameOf(grid, cell))).toBe(cell);
      }),
      runs(300, 20000),
    );
  });

  test.each([
    'c5',
    '5C',
    'C0',
    'C05',
    'C',
    '',
    'C5/1',
    'C5/02',
    'C5/3',
    'C13',
    'AE1',
    'C5 ',
    'constructor',
    5,
    null,
    undefined,
    {},
  ])('%j names no cell', name => {
    expect(cellNamed(gridOf(30, 12, 2), name)).toBe(OFF);
  });
});

describe('boxes', () => {
  test('the least box holds all its cells and touches them on every side', () => {
    const cell = fc.tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 }));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), cells => {
        const box = boxAround(cells);
        if (!box) throw new Error('a box was expected');
        expect(
          cells.every(([x, y]) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom),
        ).toBe(true);
        expect([
          cells.some(([x]) => x === box.left),
          cells.some(([x]) => x === box.right),
          cells.some(([, y]) => y === box.top),
          cells.some(([, y]) => y === box.bottom),
        ]).toEqual([true, true, true, true]);
        const grid = gridOfBox(grown(box, 1));
        const at = cells.map(([x, y]) => cellAt(grid, x, y));
        expect(at.map(one => [xOf(grid, one), yOf(grid, one)])).toEqual(cells);
        expect(at.every(one => neighbours(grid, one).length === 8)).toBe(true);
      }),
      runs(300, 20000),
    );
    expect(boxAround([])).toBeUndefined();
  });
});
