import { describe, expect, test } from 'vitest';
import { slotOf } from '../../src/board/geometry/strike';
import type { Tile } from '../../src/board/geometry/types';
import { walks } from '../../src/board/geometry/walk';
import { advance, attackGoesAhead } from '../../src/board/moves/activate';
import { place } from '../../src/board/moves/placement';
import { burn, kindsAt, layTile, takeTile } from '../../src/board/moves/tiles';
import { closestOf, furthestOf } from '../../src/board/targets/effort';
import { distanceBetween, hexesOf, sees, seesCharacter } from '../../src/board/targets/measure';
import * as edit from '../../src/board/text/edit';
import { boardOf, boss, enemy, fire, oath, sentinel, tree, water } from './ask';

type Things = Parameters<typeof boardOf>[0];

describe('new enemies', () => {
  const rat = { id: 'new', side: 'enemy', size: 'single', mob: false, minion: true } as const;
  const flower = { ...rat, size: 'flower' } as const;

  test('PL-1: into its hex if it is free, a Sentinel does not hold it', () => {
    expect(place(boardOf([]), { character: rat, at: 'I5' })).toMatchObject({
      at: 'I5',
      facing: 'N',
      moved: [],
    });
    expect(place(boardOf([sentinel('s', 'I5')]), { character: rat, at: 'I5' })).toMatchObject({
      at: 'I5',
      moved: [{ id: 's', from: 'I5', to: null }],
    });
  });

  const long = { ...rat, size: { hexes: [[], ['S'], ['S', 'S']] } } as const;
  test.each([rat, flower, long])(
    'PL-1, OWN-81: one that comes next to its target looks at it as if it had gone there: %j',
    character => {
      let beside = 0;
      for (const at of [...'FGHIJKL'].flatMap(column => [3, 4, 5, 6, 7].map(row => `${column}${row}`))) {
        if (at === 'I5') continue;
        const board = boardOf([oath('a', at)]);
        const stands = edit.addCharacter(board, { ...character, at: 'I5', facing: 'N' });
        if (distanceBetween(stands, 'new', 'a') !== 1) continue;
        beside++;
        const gone = advance(stands, { actor: 'new', target: 'a', move: 0 });
        expect([at, place(board, { character, at: 'I5', target: 'a' })?.facing]).toEqual([at, gone.facing]);
      }
      expect(beside).toBeGreaterThan(5);
    },
  );

  test('PL-1: else the nearest free hex, North then West, that still fits the words', () => {
    const board = boardOf([oath('a', 'A5'), tree('t', 'A4')]);
    expect(place(board, { character: rat, at: 'A5' })).toMatchObject({ at: 'B5' });
    const edge = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9'];
    expect(place(board, { character: rat, at: 'A5', fits: edge })).toMatchObject({ at: 'A6' });
    expect(place(board, { character: rat, at: 'A5', fits: ['A4', 'A5'] })).toBeNull();
  });

  test('PL-1, OWN-85: a large one stands with its core there, destroys and pushes', () => {
    const board = boardOf([oath('a', 'I5'), oath('b', 'I4'), tree('t', 'J6', 'K6')]);
    expect(place(board, { character: flower, at: 'I5' })).toMatchObject({
      at: 'I5',
      destroyed: ['t'],
      moved: [
        { id: 'b', from: 'I4', to: 'I3' },
        { id: 'a', from: 'I5', to: 'H4' },
      ],
    });
    expect(place(board, { character: flower, at: 'A1' })).toMatchObject({ at: 'B2' });
  });

  test('PL-1, OWN-86: it faces its target, else North', () => {
    const board = boardOf([oath('a', 'I5'), oath('b', 'P5')]);
    expect(place(board, { character: rat, at: 'J6', target: 'a' })?.facing).toBe('NW');
    expect(place(board, { character: rat, at: 'I9', target: 'a' })?.facing).toBe('N');
    expect(place(board, { character: flower, at: 'I7', target: 'a' })?.facing).toBe('N');
    expect(place(board, { character: flower, at: 'D3', target: 'b' })?.facing).toBe('SE');
  });
});

describe('an Oathsworn on the move', () => {
  const reach = (things: Things, movement: number, extra: object = {}) =>
    walks(boardOf([oath('a', 'A1'), ...things]), { mover: 'a', movement, ...extra });
  const costs = (things: Things, movement: number, extra: object = {}) =>
    Object.fromEntries(reach(things, movement, extra).map(({ hex, cost }) => [hex, cost]));

  test('OP-3: one animus for each hex without an obstacle or another character', () => {
    expect(costs([], 1)).toEqual({ A2: 1, B1: 1, B2: 1 });
    expect(costs([tree('t', 'B1'), enemy('x', 'A2')], 1)).toEqual({ B2: 1 });
    expect(costs([sentinel('s', 'A2')], 1)).toMatchObject({ A2: 1 });
  });

  test('OP-3, TL-2: water costs 2, once for each hex in a turn, and a cheaper way around is taken', () => {
    expect(costs([water('A2')], 1)).toEqual({ B1: 1, B2: 1 });
    expect(costs([water('A2')], 3)).toMatchObject({ A2: 2, A3: 3 });
    expect(costs([water('A2')], 1, { paid: ['A2'] })).toMatchObject({ A2: 1 });
    expect(costs([water('A1')], 1)).toEqual({ A2: 1, B1: 1, B2: 1 });
    const way = reach([water('A2', 'A3')], 4).find(({ hex }) => hex === 'A4');
    expect(way).toEqual({ hex: 'A4', cost: 4, path: ['A1', 'B2', 'B3', 'B4', 'A4'] });
  });

  test('ST-4: the crippled do not move of their own will', () => {
    expect(reach([], 5, { crippled: true })).toEqual([]);
  });
});

describe('effect tiles', () => {
  const kinds = (tiles: readonly Tile[], hex: string) => kindsAt(tiles, hex).sort();

  test('TL-5: a new tile of one hex replaces the one that lies there', () => {
    const tiles = layTile([fire('A1'), fire('A2')], water('A1'));
    expect([kinds(tiles, 'A1'), kinds(tiles, 'A2')]).toEqual([['water'], ['fire']]);
  });

  test('TL-6, TL-8: a large tile goes underneath, and both act; two large ones of a kind count as one', () => {
    const cloud = { kind: 'poison', hexes: ['I5', 'I4', 'J5', 'J6', 'I6', 'H6', 'H5'] };
    const twice = layTile(layTile([fire('I5')], cloud), cloud);
    expect(kinds(twice, 'I5')).toEqual(['fire', 'poison']);
    expect(kinds(layTile(twice, water('I5')), 'I5')).toEqual(['poison', 'water']);
    expect(kinds(takeTile(twice, 'poison', 'I5'), 'I5')).toEqual(['fire', 'poison']);
    expect(takeTile(twice, 'water', 'I5')).toEqual(twice);
  });

  test('TL-7: a large tile may lie partly off the board, told by the hexes that are on it, and under obstacles', () => {
    const cloud = { kind: 'poison', hexes: ['B1', 'A1', 'B2', 'A2'] };
    const board = boardOf([cloud, tree('t', 'B2'), oath('a', 'A2')]);
    expect(['A1', 'B2', 'A2'].map(hex => kinds(board.tiles, hex))).toEqual([
      ['poison'],
      ['poison'],
      ['poison'],
    ]);
  });

  test('TL-1, OWN-134: at the end of the round fire burns who stands on it, and one tile under it goes out', () => {
    const things = [oath('a', 'A1'), oath('b', 'A2'), fire('A1'), fire('A3'), boss('I5'), fire('I4')];
    expect(burn(boardOf(things))).toEqual({
      burnt: [
        { id: 'a', hex: 'A1' },
        { id: 'boss', hex: 'I4' },
      ],
      out: [fire('A1'), fire('I4')],
      tiles: [fire('A3')],
    });
    // One large fire burns all who stand on it, and goes out once.
    const large = { kind: 'fire', hexes: ['C4', 'C5', 'D5'] };
    const both = burn(boardOf([oath('a', 'C4'), oath('b', 'D5'), large]));
    expect([both.burnt.map(one => one.id), both.out, both.tiles]).toEqual([['a', 'b'], [large], []]);
  });

  test('TL-3: an enemy with a single movement left stops before water', () => {
    const things = [enemy('x', 'A1'), oath('a', 'A9'), water('A3')];
    expect(advance(boardOf(things), { actor: 'x', target: 'a', move: 2 }).at).toBe('A2');
  });
});

describe('changes and measures', () => {
  const board = boardOf([boss('I5'), oath('a', 'I8'), tree('t', 'C3')]);

  test('changes make a new board and share the rest', () => {
    const moved = edit.moveCharacter(board, 'a', 'I9', 'S');
    expect(moved.characters.find(one => one.id === 'a')).toMatchObject({ at: 'I9', facing: 'S' });
    expect(board.characters.find(one => one.id === 'a')).toMatchObject({ at: 'I8', facing: 'N' });
    expect(moved.obstacles).toBe(board.obstacles);
    const other = { ...board.characters[1]!, id: 'b', at: 'A1' };
    expect(edit.removeCharacter(edit.addCharacter(board, other), 'b')).toEqual(board);
    expect(edit.removeObstacle({ ...board, obstacles: [...board.obstacles, tree('u', 'A2')] }, 'u')).toEqual(
      board,
    );
  });

  test('a move that was worked out is put on the board', () => {
    const movement = advance(board, { actor: 'boss', target: 'a', move: 1 });
    const after = edit.afterMovement(board, 'boss', movement);
    expect(hexesOf(after, 'boss')).toEqual(movement.footprint);
    expect(edit.afterShifts(board, [{ id: 'a', from: 'I8', to: null }], ['t'])).toMatchObject({
      characters: [{ id: 'boss' }],
      obstacles: [],
    });
  });

  test('HX-4, LS-3 and TG-7: between characters as they stand', () => {
    expect(distanceBetween(board, 'a', 'boss')).toBe(2);
    expect(seesCharacter(board, 'a', 'boss')).toBe(true);
    expect(['A9', 'Q9', 'I8', 'A1'].map(hex => sees(board, 'I8', hex))).toEqual([true, true, true, false]);
    expect(attackGoesAhead(board, 'boss', 'a', 1)).toBe(false);
    expect(attackGoesAhead(board, 'boss', 'a', 2)).toBe(true);
    expect(slotOf(board, 'boss', 'I6')).toBe('rear');
  });

  test('TG-1, TG-4: who is closest and furthest, ties kept', () => {
    const many = boardOf([
      enemy('x', 'I5'),
      oath('a', 'I2'),
      oath('b', 'I8'),
      oath('c', 'I9'),
      oath('d', 'A9'),
    ]);
    expect(closestOf(many, 'x', ['a', 'b', 'c'])).toEqual(['a', 'b']);
    expect(furthestOf(many, 'x', ['a', 'b', 'c'])).toEqual(['c']);
    const walled = boardOf([enemy('x', 'I5'), oath('a', 'Q1'), oath('b', 'A1'), tree('t', 'A2', 'B1', 'B2')]);
    expect(furthestOf(walled, 'x', ['a', 'b'])).toEqual(['b']);
  });
});
