import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNREACHED } from '../../src/basics/search';
import { stepField } from '../../src/square/field';
import { gridOf, OFF, stepFrom } from '../../src/square/grid';
import { footprint, groundOf, mayStep, stepsFromCell, type Wall } from '../../src/square/ground';
import { cellNamed, nameOf } from '../../src/square/names';
import { readPicture } from '../../src/square/picture';
import { runs } from '../support/samples';
import { say } from '../support/words';
import { slowCosts, slowStep } from './slow';

const drawn = (rows: readonly string[], walls: readonly (readonly [string, string])[] = []) => {
  const grid = gridOf(rows[0]!.length, rows.length);
  const letters = rows.join('');
  const cell = (name: string) => cellNamed(grid, name);
  const ground = groundOf(
    grid,
    at => letters[at] !== '.',
    walls.map(([a, b]) => [cell(a), cell(b)] as const),
  );
  return { grid, ground, cell, named: (cells: Iterable<number>) => [...cells].map(at => nameOf(grid, at)) };
};

const anyGround = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 2 }))
  .chain(([width, height, floors]) => {
    const grid = gridOf(width, height, floors);
    const edges = Array.from({ length: grid.size }, (_, at) => at).flatMap(at =>
      [2, 4].map(direction => [at, stepFrom(grid, at, direction)] as const).filter(([, to]) => to !== OFF),
    );
    return fc
      .tuple(
        fc.array(fc.boolean(), { minLength: grid.size, maxLength: grid.size }),
        fc.subarray<Wall>(edges, { maxLength: Math.min(6, edges.length) }),
      )
      .map(([squares, walls]) => groundOf(grid, at => squares[at] ?? false, walls));
  });

describe('the ground of a board', () => {
  test('a wall shuts its edge and the diagonals past its ends; blocked or void corners shut none', () => {
    const { ground, cell, named } = drawn(['abc', 'd.f', 'ghi'], [['A1', 'B1']]);
    expect(named(stepsFromCell(ground, cell('A1')))).toEqual(['A2']);
    // Over the corner of the void in the middle, where no wall ends.
    expect(named(stepsFromCell(ground, cell('C2')))).toEqual(['C1', 'C3', 'B3', 'B1']);
    // The wall's south end lies at the corner that A2 to B1 would pass.
    expect(mayStep(ground, cell('A2'), 1)).toBe(false);
  });

  test('a wall lies between two cells side by side, never across a corner or from floor to floor', () => {
    const grid = gridOf(2, 2, 2);
    for (const wall of [
      [0, 3],
      [0, 4],
      [0, 0],
      [1, 2],
    ] as const)
      expect(() => groundOf(grid, () => true, [wall])).toThrow(/No edge/);
  });

  test('steps are those of the slow reading, on boards with void, walls and two floors', () => {
    fc.assert(
      fc.property(anyGround, ground => {
        for (let a = 0; a < ground.grid.size; a++) {
          const here = ground.square[a] === 0 ? [] : stepsFromCell(ground, a);
          for (let b = 0; b < ground.grid.size; b++) expect(here.includes(b)).toBe(slowStep(ground, a, b));
        }
      }),
      runs(300, 20000),
    );
  });

  test('a footprint lies on squares alone, and not over the edge', () => {
    const { ground, cell, named } = drawn(['abc', 'd.f', 'ghi']);
    expect(named(footprint(ground, cell('A1'), 3, 1) ?? [])).toEqual(['A1', 'B1', 'C1']);
    expect([footprint(ground, cell('A1'), 2, 2), footprint(ground, cell('C1'), 2, 1)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('fields', () => {
  test('steps are those of the slow reading, with links and closed cells', () => {
    fc.assert(
      fc.property(
        anyGround,
        fc.array(fc.nat(39), { minLength: 1, maxLength: 3 }),
        fc.array(fc.tuple(fc.nat(39), fc.nat(39)), { maxLength: 3 }),
        fc.nat(39),
        (ground, rawSources, rawLinks, closed) => {
          const { size } = ground.grid;
          const sources = rawSources.map(one => one % size);
          const links = new Map(rawLinks.map(([a, b]) => [a % size, [b % size]]));
          const open = (cell: number) => cell !== closed % size;
          const leads = (a: number, b: number) =>
            open(b) && (slowStep(ground, a, b) || (links.get(a)?.includes(b) ?? false));
          const steps = slowCosts(size, sources, (a, b) => (leads(a, b) ? 1 : undefined));
          expect([...stepField(ground, sources, { open, links })]).toEqual(
            steps.map(one => (one === Infinity ? UNREACHED : one)),
          );
        },
      ),
      runs(200, 10000),
    );
  });

  test('a way around a wall is counted, and what is cut off stays unreached', () => {
    const { ground, cell } = drawn(
      ['aa.b', 'aa.b'],
      [
        ['A1', 'B1'],
        ['A2', 'B2'],
      ],
    );
    const field = stepField(ground, [cell('A1')]);
    expect([field[cell('A2')], field[cell('B1')], field[cell('D1')]]).toEqual([1, UNREACHED, UNREACHED]);
    const { ground: half, cell: at } = drawn(
      ['aa', 'aa', 'aa'],
      [
        ['A1', 'B1'],
        ['A2', 'B2'],
      ],
    );
    expect(stepField(half, [at('A1')])[at('B1')]).toBe(5);
  });
});

describe('pictures', () => {
  test('a picture is read as it is written', () => {
    const rows = ['aa.b', 'a..b'];
    const read = readPicture(rows, 'floors[0]');
    expect(read).toEqual({ ok: true, value: rows });
  });

  test.each([
    ['no list', 'aa', 'not-a-picture', 'p'],
    ['no rows', [], 'not-a-picture', 'p'],
    ['an empty row', ['a', ''], 'not-a-picture', 'p'],
    ['a number for a row', ['a', 7], 'not-a-picture', 'p'],
    ['a short row', ['aaa', 'aaa', 'aa'], 'ragged-picture', 'p[2]'],
    ['too many rows', Array.from({ length: 101 }, () => 'a'), 'picture-too-large', 'p'],
    ['a row too long', ['a'.repeat(101)], 'picture-too-large', 'p'],
  ])('%s is told with its place', (_, input, code, at) => {
    const read = readPicture(input, 'p');
    expect(read).toMatchObject({ ok: false, error: [{ code, at }] });
    if (!read.ok) expect(say(read.error[0]!.message)).toMatch(/^[A-Z].*\.$/);
  });
});
