import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsThrough, centreOf, cornersOf, meets, type Segment } from '../../src/square/segment';
import { runs } from '../support/samples';
import { slowPasses } from './slow';

const point = fc.record({ x: fc.integer({ min: -6, max: 6 }), y: fc.integer({ min: -6, max: 6 }) });
const segment = fc.record({ from: point, to: point });

describe('lines in whole numbers', () => {
  test.each([
    ['along an edge', { from: { x: 0, y: 2 }, to: { x: 8, y: 2 } }, []],
    [
      'over a corner',
      { from: centreOf(0, 0), to: centreOf(2, 2) },
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    ],
    ['of no length, in a centre', { from: centreOf(1, 0), to: centreOf(1, 0) }, []],
    [
      'a knight away',
      { from: centreOf(0, 0), to: centreOf(2, 1) },
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 1],
      ],
    ],
  ] as const)('%s', (_, line, cells) => {
    expect(cellsThrough(line)).toEqual(cells);
  });

  test('which cells a line passes through is what walking along it finds', () => {
    fc.assert(
      fc.property(segment, fc.integer({ min: -4, max: 3 }), fc.integer({ min: -4, max: 3 }), (line, x, y) => {
        fc.pre(line.from.x !== line.to.x || line.from.y !== line.to.y);
        expect(cellsThrough(line).some(([cx, cy]) => cx === x && cy === y)).toBe(slowPasses(line, x, y));
      }),
      runs(300, 20000),
    );
  });

  test('it is the same from the other end, mirrored and turned by a quarter', () => {
    const changed = (line: Segment, by: (x: number, y: number) => [number, number]): Segment => {
      const at = ({ x, y }: { x: number; y: number }) => ({ x: by(x, y)[0], y: by(x, y)[1] });
      return { from: at(line.from), to: at(line.to) };
    };
    fc.assert(
      fc.property(segment, segment, (a, b) => {
        const shared = meets(a, b);
        expect([meets(b, a), meets({ from: a.to, to: a.from }, b)]).toEqual([shared, shared]);
        expect(
          meets(
            changed(a, (x, y) => [-y, x]),
            changed(b, (x, y) => [-y, x]),
          ),
        ).toBe(shared);
        const count = cellsThrough(a).length;
        expect(cellsThrough({ from: a.to, to: a.from })).toEqual(cellsThrough(a));
        expect(cellsThrough(changed(a, (x, y) => [-x, y]))).toHaveLength(count);
        expect(cellsThrough(changed(a, (x, y) => [-y, x]))).toHaveLength(count);
      }),
      runs(300, 20000),
    );
  });

  test.each([
    ['they cross', [0, 0, 4, 4], [0, 4, 4, 0], true],
    ['one ends on the other', [0, 0, 4, 0], [2, 0, 2, 4], true],
    ['they share an end', [0, 0, 2, 2], [2, 2, 4, 0], true],
    ['they lie on one line and overlap', [0, 0, 4, 0], [2, 0, 6, 0], true],
    ['they lie on one line apart', [0, 0, 2, 0], [4, 0, 6, 0], false],
    ['they run beside each other', [0, 0, 4, 0], [0, 2, 4, 2], false],
    ['the one would reach the other if it were longer', [0, 0, 1, 1], [0, 4, 4, 0], false],
    ['a point on a line', [2, 2, 2, 2], [0, 0, 4, 4], true],
    ['a point beside a line', [2, 1, 2, 1], [0, 0, 4, 4], false],
  ] as const)('meeting: %s', (_, [ax, ay, bx, by], [cx, cy, ex, ey], shared) => {
    const one = { from: { x: ax, y: ay }, to: { x: bx, y: by } };
    const other = { from: { x: cx, y: cy }, to: { x: ex, y: ey } };
    expect(meets(one, other)).toBe(shared);
  });

  test('two lines meet exactly where the equations of both have a common point', () => {
    /** Solved with fractions instead of sides. */
    const solved = (a: Segment, b: Segment): boolean | undefined => {
      const [ux, uy] = [a.to.x - a.from.x, a.to.y - a.from.y];
      const [vx, vy] = [b.to.x - b.from.x, b.to.y - b.from.y];
      const det = vx * uy - ux * vy;
      if (det === 0) return undefined;
      const [wx, wy] = [b.from.x - a.from.x, b.from.y - a.from.y];
      const [s, t] = [(vx * wy - vy * wx) / det, (ux * wy - uy * wx) / det];
      return s >= 0 && s <= 1 && t >= 0 && t <= 1;
    };
    fc.assert(
      fc.property(segment, segment, (a, b) => {
        const expected = solved(a, b);
        fc.pre(expected !== undefined);
        expect(meets(a, b)).toBe(expected);
      }),
      runs(300, 20000),
    );
  });

  test('the corners of a cell surround its centre', () => {
    const { x, y } = centreOf(2, -1);
    expect(cornersOf(2, -1).map(corner => [corner.x - x, corner.y - y])).toEqual([
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]);
  });
});
