import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexesOf as hexesPlayed } from '../../src/board/targets/measure';
import { boardOf } from '../../src/encounter/facts/positions';
import { checkSetup } from '../../src/encounter/setup/check-setup';
import { directions } from '../../src/hex/direction';
import { cellOf, distance, gridOf } from '../../src/hex/grid';
import { type Shape, standardShape } from '../../src/hex/shape';
import { publicView } from '../../src/table/fight/view';
import { readyFights, readySetup } from '../../src/table/setup/ready';
import { along, centreOf, height, hexAt, hexesOf, side, sizeOf, stepOf } from '../../src/ui/board/geometry';
import { boardViewOf } from '../../src/ui/fight/board/boardView';
import { runs } from '../support/samples';

/** HX-3: columns of one length, or of two that differ by one, in either order; up to 52, so names go beyond Z. */
const shapes: fc.Arbitrary<Shape> = fc
  .record({ columns: fc.integer({ min: 1, max: 52 }), long: fc.integer({ min: 2, max: 12 }), way: fc.nat(2) })
  .map(({ columns, long, way }) => ({
    columns,
    rows: way === 0 ? [long] : way === 1 ? [long, long - 1] : [long - 1, long],
  }));
const equal: Shape = { columns: 30, rows: [9] };

describe('the board that is drawn is the board that is played on', () => {
  it('HX-3 draws two hexes next to each other if and only if they are neighbours in play', () => {
    fc.assert(
      fc.property(shapes, fc.nat(), fc.nat(), (shape, i, j) => {
        const grid = gridOf(shape);
        const all = hexesOf(shape);
        const [one, two] = [all[i % all.length]!, all[j % all.length]!];
        const apart = Math.hypot(one.at.x - two.at.x, one.at.y - two.at.y) / height;
        const steps = distance(grid, cellOf(grid, one.hex), cellOf(grid, two.hex));
        expect(steps === 1).toBe(Math.abs(apart - 1) < 1e-9);
        // So many steps lead so far at most, and no hex lies upon another.
        expect(apart).toBeLessThanOrEqual(steps + 1e-9);
        expect(apart).toBeGreaterThanOrEqual((steps * Math.sqrt(3)) / 2 - 1e-9);
      }),
      runs(500, 20_000),
    );
  });

  it('HX-2, HX-3 draws every hex once, by its name, within the picture, and finds it under a finger', () => {
    fc.assert(
      fc.property(shapes, shape => {
        const drawn = hexesOf(shape);
        expect(drawn.map(one => one.hex).sort()).toEqual([...gridOf(shape).cellOf.keys()].sort());
        const { width, height: tall } = sizeOf(shape);
        for (const { hex, at } of drawn) {
          expect(centreOf(shape, hex)).toEqual(at);
          expect(hexAt(shape, { x: at.x + side * 0.4, y: at.y - side * 0.4 })).toBe(hex);
          expect(at.x - side).toBeGreaterThan(0);
          expect(at.x + side).toBeLessThan(width);
          expect(at.y - height / 2).toBeGreaterThan(0);
          expect(at.y + height / 2).toBeLessThan(tall);
        }
      }),
      runs(40, 500),
    );
  });

  const wide = [
    { shape: standardShape, hex: 'C5', around: ['C4', 'D5', 'D6', 'C6', 'B6', 'B5'] },
    { shape: standardShape, hex: 'D5', around: ['D4', 'E4', 'E5', 'D6', 'C5', 'C4'] },
    // Among equal columns the first lies half a hex lower.
    { shape: equal, hex: 'C5', around: ['C4', 'D5', 'D6', 'C6', 'B6', 'B5'] },
    { shape: equal, hex: 'D5', around: ['D4', 'E4', 'E5', 'D6', 'C5', 'C4'] },
    { shape: equal, hex: 'Z4', around: ['Z3', 'AA3', 'AA4', 'Z5', 'Y4', 'Y3'] },
    { shape: equal, hex: 'AB9', around: ['AB8', 'AC8', 'AC9', undefined, 'AA9', 'AA8'] },
  ];
  for (const { shape, hex, around } of wide)
    it(`HX-3 has ${around.join(', ')} around ${hex} where columns have ${shape.rows.join(' and ')} hexes`, () => {
      expect(directions.map(direction => along(shape, hex, [direction]))).toEqual(around);
      const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter'];
      const [up, , right, down, , left] = around;
      expect(keys.map(key => stepOf(shape, hex, key))).toEqual([up, down, left, right, undefined]);
    });

  for (const { name, id } of readyFights)
    it(`HX-3 draws the bodies of ${name} where they stand in play, on a board of equal columns too`, () => {
      for (const rows of [undefined, [10, 10], [9, 10]] as const) {
        const setup = readySetup(id, 1);
        if (!setup) throw new Error(`No fight ${id}`);
        const board = rows ? { columns: 30, rows } : setup.encounter.board;
        const checked = checkSetup({ ...setup, encounter: { ...setup.encounter, board } });
        if (!checked.ok) throw new Error(JSON.stringify(checked.error));
        const { state } = checked.value;
        const drawn = boardViewOf(publicView(state)).pieces;
        expect(drawn.length).toBeGreaterThan(0);
        for (const piece of drawn)
          expect([...piece.hexes].sort()).toEqual([...hexesPlayed(boardOf(state), piece.id)].sort());
      }
    });
});
