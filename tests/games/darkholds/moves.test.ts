import { describe, expect, test } from 'vitest';
import { ask } from './ask';
import { enemy, hero, level, room, spear, world } from './boards';
import type { World } from './slow/world';

const walk = (on: World, actor: string, path: string[]) => ask('walk', { ...on, actor, path });
const act = (on: World, actor: string, rolls?: number[]) =>
  ask('activate', { ...on, actor, ...(rolls ? { rolls } : {}) });
const reached = (on: World, actor: string) =>
  Object.fromEntries(
    (ask('reach', { ...on, actor }).squares as { at: string; cost: number }[]).map(({ at, cost }) => [
      at,
      cost,
    ]),
  );

describe('moving', () => {
  test('MV-1, HA-1: a step costs one vigour; what is paid stays paid where the way ends', () => {
    const on = world(level(['aaaa']), hero('h', 'A1', { vigour: 2 }));
    expect(walk(on, 'h', ['B1', 'C1'])).toEqual({ ok: true, cost: 2, costs: [1, 1] });
    expect(walk(on, 'h', ['B1', 'C1', 'D1'])).toEqual({
      ok: false,
      cost: 2,
      costs: [1, 1],
      stops: 2,
      code: 'vigour',
    });
    expect(walk(on, 'h', ['C1'])).toMatchObject({ ok: false, cost: 0, stops: 0, code: 'noStep' });
    expect(walk(on, 'h', [])).toEqual({ ok: true, cost: 0, costs: [] });
  });

  test('MV-1: every square of a large one must be able to step', () => {
    const large = hero('h', 'A1', { size: [2, 2] });
    expect(walk(world(level(room(3, 2)), large), 'h', ['B1'])).toMatchObject({ ok: true });
    const walls: [string, string][] = [['B2', 'C2']];
    expect(walk(world({ ...level(room(3, 2)), walls }, large), 'h', ['B1'])).toMatchObject({
      code: 'noStep',
    });
  });

  test.each([
    ['a friend is passed, not joined', hero('x', 'B1'), undefined, 'occupied'],
    ['a foe is in the way', enemy('x', 'B1', { combat: [] }), 'blocked', 'blocked'],
    ['a prone foe is passed, not joined', enemy('x', 'B1', { prone: true }), undefined, 'occupied'],
  ])('MV-2, WR-5: who is in the way, %s', (_, other, passing, standing) => {
    const on = world(level(['aaa']), hero('h', 'A1'), other);
    expect(walk(on, 'h', ['B1', 'C1']).code).toBe(passing);
    expect(walk(on, 'h', ['B1']).code).toBe(standing);
  });

  test('MV-3: a glider passes foes and gaps and stands on neither', () => {
    const wings = hero('h', 'A1', { traits: ['glider', 'agile'] });
    const on = world(level(['aaaa'], { gap: ['C1'] }), wings, enemy('x', 'B1'));
    expect(walk(on, 'h', ['B1', 'C1', 'D1'])).toMatchObject({ ok: true, cost: 3 });
    expect([walk(on, 'h', ['B1']).code, walk(on, 'h', ['B1', 'C1']).code]).toEqual(['occupied', 'occupied']);
  });

  test('MV-4: a stretch is made whole or not at all', () => {
    const on = (vigour: number): World =>
      world(level(['aaaaa']), enemy('e', 'A1', { vigour }), enemy('x', 'B1'), hero('h', 'E1'));
    // Past the friend to C1, which takes two, then on to D1.
    expect(act(on(3), 'e').did).toEqual([
      { act: 'move', path: ['B1', 'C1'], cost: 2 },
      { act: 'move', path: ['D1'], cost: 1 },
    ]);
    expect(act(on(1), 'e')).toMatchObject({ did: [], at: 'A1', vigour: 1 });
  });

  test('MV-5: the swift pay every other step, extras in full', () => {
    const swift = hero('h', 'A1', { traits: ['swift'], vigour: 3 });
    expect(walk(world(level(['aaaaaa']), swift), 'h', ['B1', 'C1', 'D1', 'E1', 'F1'])).toEqual({
      ok: true,
      cost: 3,
      costs: [1, 0, 1, 0, 1],
    });
    const held = world(level(room(4, 2)), swift, enemy('x', 'A2'));
    // The foe still reaches B1, no more C1: the half pays the step, not the extra.
    expect(walk(held, 'h', ['B1', 'C1'])).toMatchObject({ costs: [1, 1] });
    expect(reached(world(level(['aaaaaaa']), swift), 'h')).toEqual({
      B1: 1,
      C1: 1,
      D1: 2,
      E1: 2,
      F1: 3,
      G1: 3,
    });
  });

  test('MV-5: an attack loses the half, and with a half alone only a free stretch is possible', () => {
    const swift = (vigour: number) => enemy('e', 'A1', { vigour, traits: ['swift'], combat: [] });
    expect(act(world(level(['aaaaa']), swift(1), hero('h', 'E1')), 'e')).toMatchObject({
      did: [
        { act: 'move', path: ['B1'], cost: 1 },
        { act: 'move', path: ['C1'], cost: 0 },
      ],
      vigour: 0,
    });
    const sling = { ...swift(3), shootLimit: 1, shot: [{ min: 1, max: 3, dice: 1, hit: 5, damage: 1 }] };
    // One step, the shot from B1, and the next step costs one again.
    expect(act(world(level(['aaaaaa']), sling, hero('h', 'E1')), 'e')).toMatchObject({
      did: [
        { act: 'move', path: ['B1'], cost: 1 },
        { act: 'shoot' },
        { act: 'move', path: ['C1'], cost: 1 },
        { act: 'move', path: ['D1'], cost: 0 },
      ],
    });
  });

  test('MV-7: leaps land on standable squares beside the same gap, at the chance of the die', () => {
    const on = (more: object) =>
      world(level(['aaa', 'aaa'], { gap: ['B1'], column: ['B2'] }), hero('h', 'A1', more));
    const leaps = (more: object) => ask('reach', { ...on(more), actor: 'h' }).leaps;
    expect(leaps({ agility: 4 })).toEqual([
      { at: 'C1', cost: 1, chance: 0.6 },
      { at: 'A2', cost: 1, chance: 0.6 },
      { at: 'C2', cost: 1, chance: 0.6 },
    ]);
    expect([leaps({}), leaps({ agility: 4, vigour: 0 }), leaps({ agility: 4, size: [1, 2] })]).toEqual([
      [],
      [],
      [],
    ]);
    expect(leaps({ agility: 0 })).toMatchObject([{ chance: 1 }, { chance: 1 }, { chance: 1 }]);
    expect(leaps({ agility: 10 })).toMatchObject([{ chance: 0 }, { chance: 0 }, { chance: 0 }]);
  });

  test('MV-7, AN-9: the extra of a leap must be affordable before the roll', () => {
    const on = (vigour: number): World =>
      world(
        level(['aaaa'], { gap: ['B1'] }, { noise: { D1: 1 }, floors: [['aaaa', 'aa..']] }),
        enemy('e', 'A1', { vigour, agility: 0, combat: [] }),
        hero('x', 'A2', { combat: [{ range: 1, dice: 1, hit: 5, damage: 1 }] }),
        hero('h', 'D1', { wounds: 1 }),
      );
    // It goes for the closest, which stands beside it already: nothing to do, so no leap.
    expect(act(on(2), 'e').did).toEqual([]);
    const alone = (vigour: number): World =>
      world(
        {
          floors: [['aaaa', '.aaa']],
          markers: [
            { kind: 'gap', at: ['B1'] },
            { kind: 'gap', at: ['B2'] },
          ],
        },
        enemy('e', 'A1', { vigour, agility: 0, combat: [] }),
        hero('h', 'D1', { combat: [{ range: 3, dice: 1, hit: 5, damage: 1 }] }),
      );
    expect(act(alone(1), 'e').did).toEqual([{ act: 'leap', to: 'C1', cost: 1, ok: true }]);
  });

  test.each([
    ['leaving attack range', 'B3', {}, 2],
    ['staying in it', 'B1', {}, 1],
    ['agile', 'B3', { traits: ['agile'] }, 1],
  ])('MV-8: the extra of %s', (_, to, more, cost) => {
    const on = world(
      level(room(4, 3)),
      hero('h', 'B2', more),
      enemy('x', 'A1', { combat: [] }),
      enemy('y', 'C1'),
    );
    expect(walk(on, 'h', [to])).toMatchObject({ cost });
  });

  test('MV-8: the sight of the foe is judged at each place', () => {
    const on = world(
      level(['aaaa', 'a.aa'], { column: ['B1'] }),
      hero('h', 'A2', { traits: ['glider'] }),
      enemy('x', 'D1', { combat: [{ range: 3, dice: 1, hit: 5, damage: 1 }] }),
    );
    // It is seen neither before nor after.
    expect(walk(on, 'h', ['A1'])).toMatchObject({ cost: 1 });
  });

  test('MV-9: a climb is one Move that costs two, for warriors of one square', () => {
    const floors = {
      floors: [
        ['aa', 'aa'],
        ['bb', 'bb'],
      ],
      markers: [{ kind: 'ladder', at: ['A1', 'A1/2'] }],
    };
    const on = (more: object) => world(floors, hero('h', 'A1', more));
    expect(walk(on({}), 'h', ['A1/2'])).toMatchObject({ ok: true, cost: 2 });
    expect(walk(on({ size: [2, 2] }), 'h', ['A1/2'])).toMatchObject({ code: 'noStep' });
    expect(walk(on({ traits: ['swift'] }), 'h', ['A1/2', 'B1/2'])).toMatchObject({ costs: [2, 0] });
    expect(reached(on({ vigour: 2 }), 'h')).toEqual({ B1: 1, A2: 1, B2: 1, 'A1/2': 2 });
  });
});

describe('the way of an enemy', () => {
  const path = (on: World) =>
    (act(on, 'e').did as { path?: string[]; act: string }[]).map(one => one.path ?? one.act);

  test('WY-1: a door is never the end of a stretch, friends neither', () => {
    const on = world(
      level(['aaaaaa'], { door: ['C1'] }, { noise: { F1: 1 } }),
      enemy('e', 'A1', { vigour: 4 }),
    );
    expect(path(on)).toEqual([['B1'], ['C1', 'D1'], ['E1']]);
  });

  test.each([
    [2, 1, false],
    [2, 2, true],
    [5, 4, false],
    [5, 5, true],
    [9, 8, false],
    [9, 9, true],
  ])('MV-7: an enemy of agility %i that rolls a %i lands: %s', (agility, roll, ok) => {
    const on = world(
      level(['aaaa', '.aaa'], { gap: ['B1', 'B2'] }),
      enemy('e', 'A1', { vigour: 1, agility, combat: [] }),
      hero('h', 'D1', { combat: [{ range: 3, dice: 1, hit: 5, damage: 1 }] }),
    );
    expect(act(on, 'e', [roll]).did).toEqual([{ act: 'leap', to: 'C1', cost: 1, ok }]);
  });

  test('WY-2: nobody digs or leaps where a short way round is open', () => {
    const round = (kind: string, rows: string[]) =>
      path(
        world(level(rows, { [kind]: ['B1'] }), enemy('e', 'A1', { agility: 0, vigour: 2 }), hero('h', 'D1')),
      );
    expect(round('gap', ['aaaa', 'aaaa'])).toEqual([['B2'], ['C1']]);
    expect(round('gap', ['aaaa'])).toEqual(['leap', 'attack']);
    const noise = { D1: 1 };
    const dug = world(level(['aaaa', 'aaaa'], { rockfall: ['B1'] }, { noise }), enemy('e', 'A1'));
    expect(path(dug)[0]).toEqual(['B2']);
  });

  test('WY-2: of ways of one length that with the least extra vigour', () => {
    // To the north it would leave the reach of the hand axe beside it.
    const on = world(
      level(room(5, 3)),
      enemy('e', 'B2', { vigour: 2, combat: [] }),
      hero('axe', 'A1', { prone: false }),
      hero('h', 'E2', { wounds: 1 }),
    );
    expect(act(on, 'e')).toMatchObject({ did: [], target: 'axe' });
  });

  test('WY-3: of equal ways the first in reading order, whoever is adjacent stays', () => {
    const on = world(level(room(5, 3)), enemy('e', 'A2', { vigour: 3 }), hero('h', 'E2'));
    expect(path(on)).toEqual([['B1'], ['C1'], ['D1']]);
  });

  test('WY-4: where nobody can be reached, as near as may be, and no step to stay as near', () => {
    const shut = (vigour: number) =>
      world(level(['aaaaa', 'aaaa.'], { gap: ['D1', 'D2'] }), enemy('e', 'A1', { vigour }), hero('h', 'E1'));
    expect(act(shut(5), 'e')).toMatchObject({ at: 'C1', vigour: 3, mode: 'sight' });
    const there = world(level(['aaaaa', 'aaaa.'], { gap: ['D1', 'D2'] }), enemy('e', 'C2'), hero('h', 'E1'));
    expect(act(there, 'e').did).toEqual([]);
  });

  test('WY-5, AN-4: toward the squares with noise, to stand on one', () => {
    const on = world(level(['aabbb'], {}, { noise: { D1: 1, E1: 3 } }), enemy('e', 'A1', { vigour: 6 }));
    expect(act(on, 'e')).toMatchObject({ at: 'D1', vigour: 3, mode: 'noise' });
  });

  test('AN-8: it strikes from afar only what it cannot reach and strike', () => {
    const on = (vigour: number) =>
      world(level(['aaaa']), enemy('e', 'A1', { vigour, combat: [spear] }), hero('h', 'C1'));
    expect(path(on(2))).toEqual([['B1'], 'attack']);
    expect(path(on(1))).toEqual(['attack']);
  });
});
