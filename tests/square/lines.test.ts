import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridOf } from '../../src/square/grid';
import { groundOf, stepsFromCell, type Wall } from '../../src/square/ground';
import { nineLines, openLinesOf } from '../../src/square/lines';
import { firstWay, waysFrom } from '../../src/square/way';
import { runs } from '../support/samples';
import { slowCosts } from './slow';

const grid = gridOf(5, 4);
const cell = fc.integer({ min: 0, max: grid.size - 1 });
const squares = fc.array(fc.boolean(), { minLength: grid.size, maxLength: grid.size });
const wall = fc
  .tuple(cell, fc.boolean())
  .map(([at, across]): Wall => [at, across ? at + 1 : at + grid.width])
  .filter(([a, b]) => b < grid.size && (b !== a + 1 || b % grid.width !== 0));
const walls = fc.array(wall, { maxLength: 5 });

describe('open lines between squares', () => {
  test('nine, the same ones from both ends', () => {
    const key = (a: number, b: number): string[] =>
      nineLines(grid, a, b)
        .map(({ from, to }) => [`${from.x},${from.y}`, `${to.x},${to.y}`].sort().join(' '))
        .sort();
    fc.assert(
      fc.property(cell, cell, (a, b) => {
        fc.pre(a !== b);
        expect(new Set(key(a, b)).size).toBe(9);
        expect(key(a, b)).toEqual(key(b, a));
      }),
      runs(100, 2000),
    );
  });

  test('a step that is open is a line that is open; a column or a wall more never opens one', () => {
    fc.assert(
      fc.property(squares, walls, wall, cell, cell, (all, some, more, a, b) => {
        const ground = groundOf(grid, at => all[at] ?? false, some);
        fc.pre(ground.square[a] === 1 && ground.square[b] === 1);
        const open = openLinesOf(ground)(a, b).length;
        if (stepsFromCell(ground, a).includes(b)) expect(open).toBeGreaterThan(0);
        const fewer = openLinesOf(groundOf(grid, at => all[at] ?? false, [...some, more]))(a, b).length;
        expect(fewer).toBeLessThanOrEqual(open);
      }),
      runs(200, 5000),
    );
  });

  test('none between floors', () => {
    const two = groundOf(gridOf(2, 1, 2), () => true);
    expect(openLinesOf(two)(0, 2)).toEqual([]);
    expect(openLinesOf(two)(0, 1)).toHaveLength(9);
  });
});

describe('least-cost ways', () => {
  const costOf = (seed: number, a: number, b: number): number | undefined => {
    const hash = Math.imul(seed + a * 31 + b * 17, 0x9e3779b1) >>> 0;
    return a !== b && hash % 3 === 0 ? 1 + (hash % 4) : undefined;
  };
  const size = 9;
  const exits = (seed: number) => (a: number, tell: (to: number, cost: number) => void) => {
    for (let b = 0; b < size; b++) {
      const cost = costOf(seed, a, b);
      if (cost !== undefined) tell(b, cost);
    }
  };
  /** Every way without a place twice. */
  function allWays(seed: number, way: readonly number[], to: ReadonlySet<number>): number[][] {
    const last = way[way.length - 1]!;
    const found = to.has(last) ? [[...way]] : [];
    for (let b = 0; b < size; b++)
      if (!way.includes(b) && costOf(seed, last, b) !== undefined)
        found.push(...allWays(seed, [...way, b], to));
    return found;
  }
  const priced = (seed: number, way: readonly number[]): number =>
    way.slice(1).reduce((sum, to, i) => sum + costOf(seed, way[i]!, to)!, 0);

  test('the cheapest of all ways to any goal, and of those the first in reading order', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.uniqueArray(fc.integer({ min: 1, max: size - 1 }), { maxLength: 3 }),
        (seed, goals) => {
          const order = allWays(seed, [0], new Set(goals)).sort(
            (a, b) =>
              priced(seed, a) - priced(seed, b) ||
              (a.find((place, i) => place !== b[i]) ?? 0) - (b.find((place, i) => place !== a[i]) ?? 0),
          );
          const found = firstWay(waysFrom(size, 0, exits(seed)), goals);
          expect(found?.map(({ to }) => to)).toEqual(order[0]?.slice(1));
          const hurried = firstWay(
            waysFrom(size, 0, exits(seed), { isGoal: place => goals.includes(place) }),
            goals,
          );
          expect(hurried).toEqual(found);
          // What is ahead of a place: the least cost from it to any goal, or half of that.
          const onward = Array.from({ length: size }, (_, place) =>
            Math.min(...goals.map(goal => slowCosts(size, [place], (a, b) => costOf(seed, a, b))[goal]!)),
          );
          for (const part of [1, 0.5]) {
            const led = waysFrom(size, 0, exits(seed), {
              isGoal: place => goals.includes(place),
              ahead: place => part * onward[place]!,
            });
            expect(firstWay(led, goals)).toEqual(found);
          }
        },
      ),
      runs(60, 2000),
    );
  });

  test('costs are those of a plain relaxation, and a goal that is the start is no way at all', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const ways = waysFrom(size, 0, exits(seed));
        expect([...ways.costs]).toEqual(slowCosts(size, [0], (a, b) => costOf(seed, a, b)));
        expect(firstWay(ways, [0])).toEqual([]);
      }),
      runs(60, 2000),
    );
  });
});
