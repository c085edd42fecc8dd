import { describe, expect, test } from 'vitest';
import { knockback } from '../../src/board/moves/knockback';
import { settle } from '../../src/board/moves/settle';
import { moveCharacter } from '../../src/board/text/edit';
import { boardOf, boss, check, enemy, oath, sentinel, tree } from './ask';

type Things = Parameters<typeof boardOf>[0];
const rat = (at: string) => enemy('rat', at);

/** Puts a boss on top of others and lets it settle. */
const stopOn = (things: Things, at: string) =>
  settle(moveCharacter(boardOf([boss('C3'), ...things]), 'boss', at), 'boss');

describe('pushed from under a large enemy', () => {
  test('PS-2: directly away from its core until clear: one hex, or two from the core itself', () => {
    expect(stopOn([oath('n', 'M5'), oath('e', 'N6'), oath('c', 'M6')], 'M6').moved).toEqual([
      { id: 'n', from: 'M5', to: 'M4' },
      { id: 'e', from: 'N6', to: 'O5' },
      { id: 'c', from: 'M6', to: 'L5' },
    ]);
    expect(stopOn([oath('c', 'M6')], 'M6').moved).toEqual([{ id: 'c', from: 'M6', to: 'M4' }]);
  });

  test('PS-2: else the nearest free hex, by the least angle to the push, then North then West', () => {
    const blocked = (things: Things) => stopOn([oath('n', 'M5'), ...things], 'M6').moved;
    expect(blocked([tree('t', 'M4')])).toEqual([{ id: 'n', from: 'M5', to: 'L5' }]);
    expect(blocked([rat('M4'), tree('t', 'L5')])).toEqual([{ id: 'n', from: 'M5', to: 'N5' }]);
    // All three are taken: two away, straight north is least off the push.
    expect(blocked([rat('M4'), tree('t', 'L5', 'N5')])).toEqual([{ id: 'n', from: 'M5', to: 'M3' }]);
  });

  test('PS-2: off the board it goes aside too', () => {
    expect(stopOn([oath('n', 'M1')], 'M2').moved).toEqual([{ id: 'n', from: 'M1', to: 'L1' }]);
    // From the core of one that the table has put over the edge, North is off the board at once.
    expect(stopOn([oath('c', 'M1')], 'M1').moved).toEqual([{ id: 'c', from: 'M1', to: 'K1' }]);
    expect(stopOn([oath('c', 'C1')], 'C1').moved).toEqual([{ id: 'c', from: 'C1', to: 'A1' }]);
  });

  test('PS-2: a large character moves until all its hexes are clear', () => {
    const other = enemy('other', 'M7', { size: 'flower' });
    expect(stopOn([other], 'M4').moved).toEqual([]);
    expect(stopOn([other], 'M5').moved).toEqual([{ id: 'other', from: 'M7', to: 'M8' }]);
    expect(stopOn([other], 'M6').moved).toEqual([{ id: 'other', from: 'M7', to: 'L9' }]);
  });

  test('PS-6: whoever is pushed onto a Sentinel removes it; nobody loses HP', () => {
    expect(stopOn([oath('n', 'M5'), sentinel('s', 'M4')], 'M6').moved).toEqual([
      { id: 'n', from: 'M5', to: 'M4' },
      { id: 's', from: 'M4', to: null },
    ]);
  });

  test('MV-6: North then West in order, so that the first takes the hex that both would get', () => {
    const things = [tree('t', 'M4', 'L4', 'N4', 'O5', 'K5'), oath('n', 'M5'), oath('w', 'L6')];
    const moved = stopOn(things, 'M6').moved;
    expect(moved.map(({ id }) => id)).toEqual(['n', 'w']);
    expect(new Set(moved.map(({ to }) => to)).size).toBe(2);
  });
});

describe('knockback', () => {
  const back = (things: Things, targets: string[], hexes: number, expected: object, source = 'rat') =>
    check('knockback', things, { source, targets, hexes }, expected);

  test('PS-1, PS-3: steps directly away, along the ray from the source through the start', () => {
    back([rat('I5'), oath('a', 'I4')], ['a'], 3, { moved: [{ id: 'a', from: 'I4', to: 'I1' }], hpLost: {} });
    back([rat('I5'), oath('a', 'K5')], ['a'], 2, { moved: [{ id: 'a', from: 'K5', to: 'M5' }] });
    back([rat('I5'), oath('a', 'K5')], ['a'], 1, { moved: [{ id: 'a', from: 'K5', to: 'L5' }] });
    back([rat('I5'), oath('a', 'J3')], ['a'], 1, { moved: [{ id: 'a', from: 'J3', to: 'J2' }] });
    back([rat('I5'), oath('a', 'J3')], ['a'], 2, { moved: [{ id: 'a', from: 'J3', to: 'K1' }] });
  });

  test('PS-3: an obstacle stops it and costs 1 HP, the edge stops it and costs nothing', () => {
    back([rat('I5'), oath('a', 'I4'), tree('t', 'I2')], ['a'], 3, {
      moved: [{ id: 'a', from: 'I4', to: 'I3' }],
      hpLost: { a: 1 },
      destroyed: [],
    });
    back([rat('I5'), oath('a', 'I2')], ['a'], 3, { moved: [{ id: 'a', from: 'I2', to: 'I1' }], hpLost: {} });
  });

  test('PS-3: the Ranger knocked into the Warden: both lose 1', () => {
    back([rat('I6'), oath('ranger', 'I5'), oath('warden', 'I3')], ['ranger'], 3, {
      moved: [{ id: 'ranger', from: 'I5', to: 'I4' }],
      hpLost: { ranger: 1, warden: 1 },
    });
  });

  test('PS-3: of several the furthest goes first, so that they meet only if it stops early', () => {
    const row = [rat('I7'), oath('near', 'I6'), oath('far', 'I5')];
    back(row, ['near', 'far'], 2, {
      moved: [
        { id: 'far', from: 'I5', to: 'I3' },
        { id: 'near', from: 'I6', to: 'I4' },
      ],
      hpLost: {},
    });
    back([...row, tree('t', 'I4')], ['near', 'far'], 2, { moved: [], hpLost: { far: 2, near: 1 } });
  });

  test('PS-3: a large attacker knocks back from its core', () => {
    const things = [boss('I5', { facing: 'S' }), oath('a', 'J4')];
    back(things, ['a'], 1, { moved: [{ id: 'a', from: 'J4', to: 'J3' }] }, 'boss');
  });

  test('PS-4: where the attacker itself stands, the nearest free hex', () => {
    const board = moveCharacter(boardOf([rat('A1'), oath('warden', 'I5'), tree('t', 'I4')]), 'rat', 'I5');
    expect(knockback(board, { source: 'rat', targets: ['warden'], hexes: 2 })).toMatchObject({
      moved: [{ id: 'warden', from: 'I5', to: 'H5' }],
      hpLost: { warden: 1 },
    });
  });

  test('PS-5: a large character goes half as far, rounded up', () => {
    back([oath('a', 'I7'), boss('I5')], ['boss'], 3, { moved: [{ id: 'boss', from: 'I5', to: 'I3' }] }, 'a');
  });

  test('PS-5: it destroys obstacles, stops before them and loses 1 HP for each thing it runs into', () => {
    const tree4 = [oath('a', 'I8'), boss('I6'), tree('t', 'I4')];
    back(tree4, ['boss'], 2, { moved: [], destroyed: ['t'], hpLost: { boss: 1 } }, 'a');
    back(
      [...tree4, oath('b', 'H5')],
      ['boss'],
      2,
      { moved: [], destroyed: ['t'], hpLost: { boss: 2, b: 1 } },
      'a',
    );
    const wall = [oath('a', 'I8'), boss('I6'), tree('wall', 'H5', 'I4', 'J5')];
    back(wall, ['boss'], 4, { moved: [], destroyed: ['wall'], hpLost: { boss: 1 } }, 'a');
  });

  test('PS-5: the edge counts first and costs nothing', () => {
    back(
      [oath('a', 'I4'), boss('I2'), tree('t', 'H1')],
      ['boss'],
      2,
      { moved: [], destroyed: [], hpLost: {} },
      'a',
    );
  });

  test('PS-6: a Sentinel never blocks and is removed on the way', () => {
    back([rat('I5'), oath('a', 'I4'), sentinel('s', 'I3')], ['a'], 2, {
      moved: [
        { id: 'a', from: 'I4', to: 'I2' },
        { id: 's', from: 'I3', to: null },
      ],
      hpLost: {},
    });
  });
});
