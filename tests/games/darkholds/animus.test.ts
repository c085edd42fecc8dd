import { describe, expect, test } from 'vitest';
import { ask } from './ask';
import { enemy, hero, level, room, sling, spear, world } from './boards';
import type { WarriorCase, World } from './slow/world';

const act = (on: World, actor = 'e', rolls?: number[]) =>
  ask('activate', { ...on, actor, ...(rolls ? { rolls } : {}) });
const acts = (on: World, rolls?: number[]) =>
  (act(on, 'e', rolls).did as { act: string }[]).map(deed => deed.act);
const target = (on: World) => ask('target', { ...on, actor: 'e' });

describe('targets', () => {
  const seen = (...heroes: WarriorCase[]) => target(world(level(room(5, 5)), enemy('e', 'C3'), ...heroes));

  test.each([
    ['closest', [hero('a', 'A1'), hero('b', 'D3')], 'b', ['closest']],
    ['wounded', [hero('a', 'B2'), hero('b', 'D3', { wounds: 1 })], 'b', ['wounded']],
    ['most wounded', [hero('a', 'B2', { wounds: 1 }), hero('b', 'D3', { wounds: 2 })], 'b', ['mostWounded']],
    ['worst parry', [hero('a', 'B2', { parry: 7 }), hero('b', 'D3', { parry: 8 })], 'b', ['worstParry']],
    ['no parry counts as 10', [hero('a', 'B2', { parry: 9 }), hero('b', 'D3')], 'b', ['worstParry']],
    ['the first in reading order', [hero('a', 'D4'), hero('b', 'D2')], 'b', ['choice']],
    ['one alone needs no reason', [hero('a', 'D4')], 'a', []],
    [
      'each step narrows those left by the one before',
      [
        hero('a', 'B2', { wounds: 1, parry: 6 }),
        hero('b', 'D3', { wounds: 1, parry: 7 }),
        hero('c', 'D4'),
        hero('d', 'A3', { wounds: 3 }),
      ],
      'b',
      ['closest', 'wounded', 'worstParry'],
    ],
  ] as const)('TG-1, TG-3: the target order, %s', (_, heroes, found, why) => {
    expect(seen(...heroes)).toEqual({ mode: 'sight', target: found, tile: null, point: null, why });
  });

  test('TG-2: tokens count, not the constitution left', () => {
    expect(seen(hero('a', 'B2', { wounds: 2, con: 9 }), hero('b', 'D3', { wounds: 1, con: 2 })).target).toBe(
      'a',
    );
  });

  test('WR-4, WR-5: the unconscious are nobody', () => {
    expect(seen(hero('a', 'B2', { prone: true }), hero('b', 'A1')).target).toBe('b');
  });
});

describe('who is next', () => {
  const next = (on: World, done: string[] = []) => ask('next', { ...on, done });

  test('AO-1: the nearest to anybody, whether it sees him or not, whoever is done left out', () => {
    const on = world(
      level(['aaaaaa'], { column: ['B1'] }),
      enemy('x', 'F1'),
      enemy('e', 'A1'),
      hero('h', 'C1'),
    );
    expect(next(on)).toEqual({ next: 'e', distance: 2, tied: ['e'] });
    expect(next(on, ['e'])).toEqual({ next: 'x', distance: 3, tied: ['x'] });
    expect(next(on, ['e', 'x'])).toEqual({ next: null, distance: null, tied: [] });
  });

  test.each([
    ['by whom each would choose: the wounded', hero('a', 'B1'), hero('b', 'F1', { wounds: 1 }), 'y'],
    ['more tokens', hero('a', 'B1', { wounds: 1 }), hero('b', 'F1', { wounds: 2 }), 'y'],
    ['the worse parry', hero('a', 'B1', { parry: 6 }), hero('b', 'F1', { parry: 7 }), 'y'],
    ['else in reading order', hero('a', 'B1'), hero('b', 'F1'), 'x'],
  ])('AO-2: ties are settled %s', (_, a, b, found) => {
    const on = world(level(['aaaaaa']), enemy('y', 'E1'), enemy('x', 'C1'), a, b);
    expect(next(on)).toEqual({ next: found, distance: 1, tied: ['x', 'y'] });
  });

  test('AO-3, WR-3: everyone once, the weary too, also where nobody is conscious', () => {
    const on = world(
      level(['aaa']),
      enemy('e', 'A1', { vigour: 0 }),
      enemy('x', 'B1'),
      hero('h', 'C1', { prone: true }),
    );
    const { turns, end } = ask('phase', on);
    expect(turns).toMatchObject([
      { actor: 'e', did: [], mode: 'none', target: null },
      { actor: 'x', did: [], mode: 'idle', target: null },
    ]);
    expect(end).toMatchObject({ used: 0 });
    expect(next(on).distance).toBeNull();
  });
});

describe('the animus', () => {
  test('AN-1: it ends without vigour', () => {
    expect(act(world(level(['aa']), enemy('e', 'A1', { vigour: 2 }), hero('h', 'B1')))).toMatchObject({
      did: [{ act: 'attack' }, { act: 'attack' }],
      vigour: 0,
    });
  });

  test('AN-2, AN-7: it looks again after everything done and shoots before it moves', () => {
    const on = world(
      level(['aaaaaa']),
      enemy('e', 'A1', { vigour: 4, shootLimit: 1, shot: [sling] }),
      hero('h', 'F1'),
    );
    expect(acts(on)).toEqual(['shoot', 'move', 'move', 'move']);
  });

  test('AN-3: void passed on the way does not make it forget, and it does nothing but move', () => {
    const on = (vigour: number) =>
      world(
        level(['aaa', 'a.a', 'a.a', 'aaa'], { gap: ['B1'] }),
        enemy('e', 'A1', { vigour, shootLimit: 1, shot: [{ ...sling, max: 2 }], combat: [] }),
        hero('h', 'C1'),
      );
    expect(act(on(1))).toMatchObject({ did: [{ act: 'shoot' }], mode: 'sight' });
    // From A3 it sees him no more.
    expect(act(on(4))).toMatchObject({ at: 'B4', mode: 'memory', target: 'h' });
    expect(acts(on(4))).toEqual(['shoot', 'move', 'move', 'move']);
  });

  test('AN-4: the nearest noisy tile, then the most tokens, then the first, within four tiles', () => {
    const why = (noise: Record<string, number>) => {
      const found = target(world(level(['abcdef'], {}, { noise }), enemy('e', 'C1')));
      return [found.tile, found.why];
    };
    expect(why({ A1: 9, D1: 1 })).toEqual(['d', ['closest']]);
    expect(why({ B1: 1, D1: 2 })).toEqual(['d', ['tokens']]);
    expect(why({ B1: 1, D1: 1 })).toEqual(['b', ['choice']]);
    const far = (tiles: string) =>
      target(world(level([tiles], {}, { noise: { A1: 1 } }), enemy('e', `${'ABCDEF'[tiles.length - 1]}1`)));
    expect([far('abcde').mode, far('abcdef').mode]).toEqual(['noise', 'idle']);
  });

  test('AN-4: if the noise leaves it where it is, no guard point is tried', () => {
    const on = world(level(['aaa'], { guard: ['C1'] }, { noise: { A1: 1 } }), enemy('e', 'A1'));
    expect(act(on)).toMatchObject({ did: [], mode: 'noise', vigour: 3 });
  });

  test('AN-5: the nearest guard point, then that nearer to the exit, then the first', () => {
    const guard = (rows: string[], at: string[], exit: string[]) => {
      const found = target(world(level(rows, { guard: at, exit }), enemy('e', 'C1')));
      return [found.point, found.why];
    };
    expect(guard(['aaaaa'], ['A1', 'D1'], [])).toEqual(['D1', ['closest']]);
    expect(guard(['aaaaaa'], ['B1', 'D1'], ['F1'])).toEqual(['D1', ['exit']]);
    expect(guard(['aaaaa'], ['B1', 'D1'], [])).toEqual(['B1', ['choice']]);
    // Infinite distances are equal: it is chosen, and nothing is done.
    const on = world(level(['a.a'], { guard: ['C1'] }), enemy('e', 'A1'));
    expect(act(on)).toMatchObject({ mode: 'guard', did: [], target: null });
  });

  test('AN-6: the tile once chosen is kept until somebody is seen', () => {
    // From D1 both tiles are as near; on the way east the one in the west would never be nearer, nor dropped.
    const on = world(level(['aabcc'], {}, { noise: { A1: 2, E1: 2 } }), enemy('e', 'C1', { vigour: 3 }));
    expect(act(on)).toMatchObject({ at: 'A1', vigour: 1, mode: 'noise' });
  });

  test('AN-7, AN-11: the first weapon whose range and line hold, adjacent too, as often as its limit', () => {
    const shot = [sling, { ...sling, min: 1 }];
    const on = world(level(['aa']), enemy('e', 'A1', { vigour: 4, shootLimit: 2, shot }), hero('h', 'B1'));
    expect(act(on).did).toMatchObject([
      { act: 'shoot', weapon: 1 },
      { act: 'shoot', weapon: 1 },
      { act: 'attack', weapon: 0 },
      { act: 'attack', weapon: 0 },
    ]);
  });

  test('AN-7: a friend in the line bars the shot, and the first weapon that reaches strikes', () => {
    const on = world(
      level(['aaa']),
      enemy('e', 'A1', { vigour: 1, shootLimit: 1, shot: [sling], combat: [{ ...spear, range: 1 }, spear] }),
      enemy('x', 'B1'),
      hero('h', 'C1'),
    );
    expect(act(on).did).toMatchObject([{ act: 'attack', weapon: 1 }]);
  });

  test('AN-9: what cannot be paid ends it, whatever vigour is left', () => {
    const on = world(
      level(['aaaa'], { door: ['B1', 'C1'] }, { noise: { D1: 1 } }),
      enemy('e', 'A1', { vigour: 2 }),
    );
    expect(act(on)).toMatchObject({ did: [], vigour: 2, mode: 'noise' });
  });

  test('AN-10, WR-4: all dice are rolled before the target falls, then it looks again', () => {
    const on = world(
      level(['aaa']),
      enemy('e', 'B1', { vigour: 2, combat: [{ range: 1, dice: 2, hit: 5, damage: 1 }] }),
      hero('h', 'A1', { con: 1 }),
      hero('i', 'C1', { con: 3 }),
    );
    expect(act(on, 'e', [9, 9, 9, 0])).toMatchObject({
      did: [
        { target: 'h', strikes: 2, parried: 0, wounds: 2, falls: true },
        { target: 'i', strikes: 1, wounds: 1, falls: false },
      ],
    });
    expect(ask('phase', { ...on, rolls: [9, 9, 9, 0] }).end).toEqual({
      used: 4,
      warriors: [
        { id: 'e', at: 'B1', wounds: 0, prone: false, vigour: 0 },
        { id: 'h', at: 'A1', wounds: 0, prone: true, vigour: 5 },
        { id: 'i', at: 'C1', wounds: 1, prone: false, vigour: 5 },
      ],
    });
  });

  test('AN-13: enemies make noise only where all do', () => {
    const mode = (enemyNoise: boolean) => {
      const on = world(
        level(['aaab', '...b'], {}, { enemyNoise }),
        enemy('e', 'B1', { vigour: 1 }),
        enemy('x', 'D2', { vigour: 1 }),
        hero('h', 'A1', { con: 1 }),
      );
      return (ask('phase', { ...on, rolls: [9] }).turns as { mode: string }[]).map(turn => turn.mode);
    };
    expect([mode(false), mode(true)]).toEqual([
      ['sight', 'idle'],
      ['sight', 'noise'],
    ]);
  });

  test.each([
    ['the strike', [], { kind: 'strike', count: 2 }, 0],
    ['the parry', [9, 9], { kind: 'parry', count: 2 }, 0],
    ['the tough rolls', [9, 9, 0, 0], { kind: 'tough', count: 4 }, 0],
    ['the next attack', [9, 9, 0, 0, 1, 1, 1, 1], { kind: 'strike', count: 2 }, 8],
  ])('AT-2: it waits before an action for %s', (_, rolls, awaits, used) => {
    const on = world(
      level(['aa']),
      enemy('e', 'A1', { vigour: 2, combat: [{ range: 1, dice: 2, hit: 5, damage: 2 }] }),
      hero('h', 'B1', { con: 9, parry: 5, tough: 8 }),
    );
    expect(act(on, 'e', rolls).awaits).toEqual(awaits);
    expect(ask('phase', { ...on, rolls }).end).toMatchObject({ used });
  });

  test.each([
    [1, [], 1],
    [2, ['leap'], 0],
    [3, ['leap', 'attack'], 0],
  ])(
    'AN-9, MV-8: with %i vigour it leaps out of a reach only if that too can be paid',
    (vigour, did, left) => {
      const on = world(
        level(room(7, 2), { gap: ['E1', 'E2'] }),
        enemy('e', 'D1', { vigour, agility: 0 }),
        hero('near', 'A1', { combat: [{ range: 3, dice: 1, hit: 5, damage: 1 }] }),
        hero('hurt', 'G1', { wounds: 1 }),
      );
      expect(acts(on)).toEqual(did);
      expect(act(on)).toMatchObject({ target: 'hurt', vigour: left });
    },
  );
});
