import { describe, expect, test } from 'vitest';
import { ask } from './ask';
import { enemy, hero, level, room, spear, sword, world } from './boards';
import type { LevelCase, WarriorCase } from './slow/world';

const sight = (on: LevelCase, warriors: WarriorCase[], from = 'e', to = 'h') =>
  ask('sight', { level: on, warriors, from, to });

describe('sight and shots', () => {
  test('LS-1, LS-2: a centre to a corner is enough, past the corner of a column', () => {
    const on = level(room(3, 2), { column: ['B1'] });
    expect(sight(on, [enemy('e', 'A1'), hero('h', 'C2')]).sees).toBe(true);
    expect(sight(on, [enemy('e', 'A1'), hero('h', 'C1')]).sees).toBe(false);
  });

  test('LS-2: to touch an edge does not block, to touch the end of a wall does', () => {
    const walls: [string, string][] = [['B2', 'B3']];
    const two = [enemy('e', 'A2'), hero('h', 'D2')];
    expect(sight(level(room(4, 4)), two).sees).toBe(true);
    expect(sight({ ...level(room(4, 4)), walls }, two).sees).toBe(true);
    const narrow = { ...level(['aaaa']), walls: [['B1', 'C1']] as [string, string][] };
    expect(sight(narrow, [enemy('e', 'A1'), hero('h', 'D1')]).sees).toBe(false);
    // The wall ends in the one corner by which two diagonal neighbours could look.
    const corner = {
      ...level(room(2, 2)),
      walls: [
        ['A1', 'B1'],
        ['A2', 'B2'],
      ] as [string, string][],
    };
    expect(sight(corner, [enemy('e', 'A1'), hero('h', 'B2')]).sees).toBe(false);
  });

  test('LS-2: the squares of the two never block, a column under one of them neither', () => {
    const on = level(['aaa'], { column: ['A1', 'C1'] });
    expect(sight(on, [enemy('e', 'A1'), hero('h', 'C1')]).sees).toBe(true);
    // Nor do the other squares of a large one.
    expect(sight(level(['aaaa']), [enemy('e', 'A1', { size: [3, 1] }), hero('h', 'D1')]).sees).toBe(true);
  });

  test.each([
    [
      'LS-3, LS-5: a foe of the viewer blocks sight and no shot',
      enemy('x', 'B1'),
      'h',
      'e',
      { sees: false, shot: true },
    ],
    [
      'LS-3, LS-5: a friend of the viewer blocks shots and no sight',
      enemy('x', 'B1'),
      'e',
      'h',
      { sees: true, shot: false },
    ],
    ['WR-5: the prone block neither', hero('x', 'B1', { prone: true }), 'e', 'h', { sees: true, shot: true }],
  ] as const)('%s', (_, between, from, to, expected) => {
    const warriors = [enemy('e', 'A1'), between, hero('h', 'C1')];
    expect(sight(level(['aaa']), warriors, from, to)).toMatchObject(expected);
  });

  test('LS-3, LS-5: void blocks both', () => {
    const warriors = [enemy('e', 'A1'), hero('h', 'C1')];
    expect(sight(level(['a.a', 'aaa']), warriors)).toMatchObject({ sees: false, shot: false });
  });

  test('LS-4, LS-6: any square of the one and any of the other, on one floor', () => {
    const on = level(room(4, 2), { column: ['B1'] });
    const single = sight(on, [enemy('e', 'A1'), hero('h', 'D1')]);
    const large = sight(on, [enemy('e', 'A1', { size: [1, 2] }), hero('h', 'D1')]);
    expect([single.sees, large.sees, single.shot, large.shot]).toEqual([false, true, false, true]);
    const floors = { floors: [['a'], ['b']], markers: [{ kind: 'ladder', at: ['A1', 'A1/2'] }] };
    expect(sight(floors, [enemy('e', 'A1'), hero('h', 'A1/2')])).toEqual({
      range: null,
      sees: false,
      shot: false,
      threatens: false,
    });
  });

  test.each([
    ['in reach', spear, {}, true],
    ['too far', sword, {}, false],
    ['weary, but with a weapon', spear, { vigour: 0 }, true],
    ['prone', spear, { prone: true }, false],
  ])('WR-6, WR-3: attack range, %s', (_, weapon, more, expected) => {
    const warriors = [enemy('e', 'A1', { combat: [weapon], ...more }), hero('h', 'C1')];
    expect(sight(level(['aaa']), warriors).threatens).toBe(expected);
  });

  test('WR-1, WR-2, WR-6: no friend is in attack range, nor anybody for whom no weapon is carried', () => {
    const warriors = [enemy('e', 'A1', { combat: [] }), enemy('x', 'B1'), hero('h', 'C1')];
    const on = level(['aaa']);
    expect([sight(on, warriors, 'e', 'x').threatens, sight(on, warriors, 'x', 'e').threatens]).toEqual([
      false,
      false,
    ]);
    expect([sight(on, warriors, 'x', 'h').threatens, sight(on, warriors, 'h', 'x').threatens]).toEqual([
      true,
      true,
    ]);
  });

  test('FO-3: what is on a square does not matter for that square, and blocks what lies behind', () => {
    const on = level(['aaaa'], { column: ['C1'] });
    expect(ask('seen', { ...world(on, enemy('e', 'A1')), actor: 'e' }).squares).toEqual(['B1', 'C1']);
    const warriors = world(level(['aaaa']), enemy('e', 'A1'), hero('h', 'C1'), enemy('x', 'B1'));
    expect(ask('seen', { ...warriors, actor: 'e' }).squares).toEqual(['B1', 'C1']);
  });
});
