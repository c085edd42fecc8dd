import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minionOrders, moveAll } from '../../scripts/scenario/oathsworn/minions';
import { pictureOf } from '../../scripts/scenario/oathsworn/picture';
import { columnName } from '../../src/basics/column';
import type { Board } from '../../src/board/geometry/types';
import { activate } from '../../src/board/moves/activate';
import { away, compass } from '../../src/board/moves/compass';
import { knockback } from '../../src/board/moves/knockback';
import { hexDistance, hexesOf, sees } from '../../src/board/targets/measure';
import { afterMovement, afterShifts } from '../../src/board/text/edit';
import { boardFrom } from '../../src/board/text/setup';
import { directions } from '../../src/hex/direction';
import { gridOf, sortedNames } from '../../src/hex/grid';
import { readPicture } from '../support/browser/picture-read';

import { runs } from '../support/samples';
import { anyBoard, deepFrozen } from './boards';

const enemies = (board: Board) => board.characters.filter(({ side }) => side === 'enemy');
const hexAt = (board: Board, n: number) => {
  const { cells, names } = gridOf(board.shape);
  return names[cells[n % cells.length]!]!;
};
const mirrored = (board: Board, hex: string) => {
  const column = gridOf(board.shape).column[gridOf(board.shape).cellOf.get(hex)!]!;
  return columnName(board.shape.columns - 1 - column) + hex.replace(/\D/g, '');
};

/** With no more than this many large enemies, whoever is pushed always finds a place. */
const roomy = (board: Board) => board.characters.filter(({ size }) => size === 'flower').length < 2;

describe('properties of every board', () => {
  test('LS-1, LS-2: sight between single hexes is symmetric, and mirrored on a mirrored board', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(), fc.nat(), (board, a, b) => {
        fc.pre(board.shape.columns % 2 === 1);
        const [from, to] = [hexAt(board, a), hexAt(board, b)];
        const obstacles = board.obstacles.map(({ id, hexes }) => ({
          id,
          hexes: hexes.map(hex => mirrored(board, hex)),
        }));
        expect(sees(board, to, from)).toBe(sees(board, from, to));
        const image = { ...board, obstacles };
        expect(sees(image, mirrored(board, from), mirrored(board, to))).toBe(sees(board, from, to));
      }),
      runs(400, 20000),
    );
  });

  test('LS-2: one more obstacle never adds sight', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(), fc.nat(), fc.nat(), (board, a, b, c) => {
        const more = { ...board, obstacles: [...board.obstacles, { id: 'more', hexes: [hexAt(board, c)] }] };
        const [from, to] = [hexAt(board, a), hexAt(board, b)];
        expect(sees(more, from, to) && !sees(board, from, to)).toBe(false);
      }),
      runs(400, 20000),
    );
  });

  test('MV-1: a way enters only free hexes, each one step from the last', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(12), (board, move) => {
        const taken = new Set(board.obstacles.flatMap(({ hexes }) => hexes));
        const others = board.characters.filter(({ side }) => side !== 'sentinel');
        for (const other of others) for (const hex of hexesOf(board, other.id)) taken.add(hex);
        for (const { id, size } of enemies(board)) {
          const { path } = activate(board, { actor: id, move });
          path.slice(1).forEach((hex, index) => {
            expect(hexDistance(board, path[index]!, hex)).toBe(1);
            if (size === 'single') expect(taken.has(hex)).toBe(false);
          });
          expect(new Set(path).size).toBe(path.length);
          expect(path.length - 1).toBeLessThanOrEqual(move);
        }
      }),
      runs(150, 5000),
    );
  });

  test('MV-6, PS-2 and PS-3: after any move, push or knockback nobody shares a hex or leaves the board', () => {
    const legal = (board: Board) => boardFrom(board);
    fc.assert(
      fc.property(anyBoard, fc.nat(8), fc.nat(5), (board, move, turn) => {
        fc.pre(roomy(board));
        const direction = directions[turn]!;
        for (const { id } of enemies(board)) {
          const from = board.characters.find(other => other.id !== id)?.id;
          const moves = [
            activate(board, { actor: id, move }),
            compass(board, { actor: id, direction, move }),
            ...(from === undefined ? [] : [away(board, { actor: id, from, move })]),
          ];
          for (const one of moves) expect(legal(afterMovement(board, id, one))).toMatchObject({ ok: true });
          const targets = board.characters.filter(other => other.id !== id).map(other => other.id);
          const { moved, destroyed } = knockback(board, { source: id, targets, hexes: move });
          expect(legal(afterShifts(board, moved, destroyed))).toMatchObject({ ok: true });
        }
      }),
      runs(60, 4000),
    );
  });

  test('MV-11: every minion moves once, and a footprint is told as it stands', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(6), (board, move) => {
        fc.pre(roomy(board));
        const orders = minionOrders(board, { move });
        const phase = moveAll(board, orders);
        expect(phase.order.map(({ id }) => id).sort()).toEqual(orders.map(({ actor }) => actor).sort());
        const after = phase.order.reduce((now, moved) => afterMovement(now, moved.id, moved), board);
        expect(boardFrom(after).ok).toBe(true);
        for (const { id, at, footprint } of phase.order) expect([id, ...footprint]).toEqual([id, at]);
      }),
      runs(60, 3000),
    );
  });

  test('TG-3 and TG-5: the order of the characters never matters, and the input stays untouched', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(8), fc.nat(40), (board, move, first) => {
        const at = first % Math.max(1, board.characters.length);
        const characters = [...board.characters.slice(at), ...board.characters.slice(0, at)].reverse();
        const other: Board = { ...board, characters };
        deepFrozen(board);
        for (const { id } of enemies(board)) {
          const once = activate(board, { actor: id, move, range: 2 });
          expect(activate(board, { actor: id, move, range: 2 })).toEqual(once);
          expect(activate(other, { actor: id, move, range: 2 })).toEqual(once);
        }
        const orders = minionOrders(board, { move });
        expect(moveAll(other, [...orders].reverse())).toEqual(moveAll(board, orders));
      }),
      runs(60, 3000),
    );
  });

  test('HX-4: distance is that of the fewest steps and keeps the triangle', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(), fc.nat(), fc.nat(), (board, a, b, c) => {
        const [from, to, by] = [hexAt(board, a), hexAt(board, b), hexAt(board, c)];
        expect(hexDistance(board, from, to)).toBe(hexDistance(board, to, from));
        expect(hexDistance(board, from, to)).toBeLessThanOrEqual(
          hexDistance(board, from, by) + hexDistance(board, by, to),
        );
      }),
      runs(200, 5000),
    );
  });

  test('a picture of a board reads back as the same board', () => {
    fc.assert(
      fc.property(anyBoard, board => {
        const read = readPicture(pictureOf(board));
        const sorted = (one: Board) => ({
          ...one,
          tiles: [...one.tiles].map(tile => JSON.stringify(tile)).sort(),
        });
        expect(read.ok && sorted(read.value)).toEqual(sorted(board));
      }),
      runs(100, 3000),
    );
  });

  test('a picture of one column or two reads back, a line without a neighbour has its number too', () => {
    for (const shape of [
      { columns: 1, rows: [4, 4] },
      { columns: 2, rows: [3, 4] },
      { columns: 2, rows: [5, 5] },
    ] as const) {
      const board: Board = { shape, characters: [], obstacles: [{ id: 'rock', hexes: ['A2'] }], tiles: [] };
      const picture = pictureOf(board);
      expect(readPicture(picture)).toEqual({ ok: true, value: board });
      const lines = picture.split('\n').slice(2, -2);
      expect(lines.filter(line => line !== '' && !/^\d+ /.test(line))).toEqual([]);
    }
  });

  test.each([
    ['one of fire', [{ kind: 'fire', hexes: ['A1'] }]],
    ['one of fire over two hexes', [{ kind: 'fire', hexes: ['A1', 'A2'] }]],
    ['two of water in one hex', [1, 2].map(() => ({ kind: 'water', hexes: ['B1'] }))],
    ['fire and water in one hex', ['water', 'fire'].map(kind => ({ kind, hexes: ['B2'] }))],
    ['one of a kind that has no sign', [{ kind: 'mud', hexes: ['C1'] }]],
    ['one of such a kind over two hexes', [{ kind: 'mud', hexes: ['C1', 'C2'] }]],
  ])('a picture reads back with the same tiles: %s', (_, tiles) => {
    const board: Board = { shape: { columns: 3, rows: [3, 3] }, characters: [], obstacles: [], tiles };
    expect(readPicture(pictureOf(board))).toEqual({ ok: true, value: board });
  });

  test('names sort by column, then row', () => {
    const grid = gridOf({ columns: 3, rows: [2, 3] });
    expect(sortedNames(grid, grid.cells)).toEqual(['A1', 'A2', 'B1', 'B2', 'B3', 'C1', 'C2']);
  });
});
