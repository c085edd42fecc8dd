import { describe, expect, it } from 'vitest';
import { resolve as resolveOn } from '../../../../src/games/harrow/rules/resolve';
import { boardOf, emptyBoard } from '../../../../src/games/harrow/rules/state/board-data';
import { hollowFork } from '../../../../src/games/harrow/sample/hollow-fork';
import { ask, type Fields, refusedAt, unit } from '../ask';

const enemies = [
  unit('E2', 'protectors', 2, { legends: 1 }),
  unit('E4', 'family', 2, { legends: 1, infected: 1 }),
];
const resolve = (fields: Fields): Fields =>
  ask('resolve', { side: 'protectors', from: 'E2', target: 'E4', against: 'units', ...fields });

describe('what came out of the Tree', () => {
  it.each([
    [2, 2, true, 1],
    [4, 0, true, 2],
    [4, 1, true, 2],
    [4, 3, true, 1],
    [1, 0, false, 0],
    [6, 0, true, 3],
  ])('AT-5, AT-6: %i against %i: success %s, %i hits', (attacker, defender, success, hits) => {
    const done = resolve({ out: { attacker, defender }, board: { units: [enemies[0], enemies[1]] } });
    expect(done.success).toBe(success);
    expect((done.hits as unknown[]).filter(hit => success && hit).length).toBe(success ? hits : 0);
    expect((done.left as { defender: number }).defender).toBe(defender);
  });

  it('AT-5, AT-9: on the Brambles a hit costs one', () => {
    const units = [unit('E4', 'protectors', 2), unit('E5', 'family', 3)];
    const done = resolve({ from: 'E4', target: 'E5', out: { attacker: 2, defender: 0 }, board: { units } });
    expect(done).toMatchObject({ success: true, left: { attacker: 0 } });
    expect(done.hits).toHaveLength(2);
  });

  it('AT-7: uninfected Haints first, then the Legend is pushed and a Haint elsewhere dies', () => {
    const units = [...enemies, unit('H6', 'family', 1)];
    const done = resolve({ out: { attacker: 6, defender: 0 }, board: { units } });
    expect(done.hits).toEqual([
      { by: 'attacker', what: 'haint', at: 'E4' },
      { by: 'attacker', what: 'haint', at: 'E4' },
      { by: 'attacker', what: 'legend', at: 'E4', haint: 'H6' },
    ]);
    expect(done.pushed).toEqual([{ from: 'E4', to: 'E3' }]);
    const once = resolve({ out: { attacker: 2, defender: 0 }, board: { units } });
    expect(once.units).toContainEqual({ at: 'E4', side: 'family', haints: 1, infected: 1, legends: 1 });
  });

  it('AT-9, AT-12: an unsuccessful attack with Haints on both hexes is a clash, and both may pay', () => {
    const done = resolve({ out: { attacker: 2, defender: 3 }, board: { units: enemies } });
    expect(done).toMatchObject({
      success: false,
      clash: true,
      left: { attacker: 0, defender: 1 },
      points: { attacker: 1, defender: 1 },
      hits: [
        { by: 'attacker', what: 'haint', at: 'E4' },
        { by: 'defender', what: 'haint', at: 'E2' },
      ],
    });
    const bare = [unit('E2', 'protectors', 0, { legends: 1 }), enemies[1]];
    expect(resolve({ out: { attacker: 0, defender: 3 }, board: { units: bare } }).clash).toBe(false);
  });

  it('AT-9: the defender strikes back only within the range of its own hex', () => {
    // A mountain reaches three, plains two.
    const units = [unit('C4', 'protectors', 1), unit('C7', 'family', 1)];
    const done = resolve({
      from: 'C4',
      target: 'C7',
      out: { attacker: 0, defender: 4 },
      board: { units },
    });
    expect(done).toMatchObject({ clash: true, hits: [], left: { defender: 4 } });
  });

  it('AT-10, AT-11, AT-13: tokens, the Bonfire, then Hester under the ordinary price', () => {
    const board = { units: [enemies[0]], bonfires: [{ at: 'E4', tokens: 2 }], hester: 'E4' };
    const asked = { against: 'bonfire', board, dials: { attacker: { at: 3, plate: 2 } } };
    expect(resolve({ ...asked, out: { attacker: 1, defender: 0 } })).toMatchObject({
      success: true,
      doused: false,
      hits: [{ what: 'token' }],
      points: { attacker: 0 },
    });
    expect(resolve({ ...asked, out: { attacker: 4, defender: 2 } })).toMatchObject({
      doused: true,
      hesterGone: true,
      left: { attacker: 0, defender: 2 },
      // One for the Bonfire, one for the plate as the dial turns down.
      points: { attacker: 2 },
      dials: { attacker: { at: 2, plate: 0 } },
    });
    expect(resolve({ ...asked, out: { attacker: 3, defender: 2 } })).toMatchObject({ hesterGone: false });
  });

  it('AT-10: of a Bonfire so many tokens are left as were not paid for, and none stands where the last one is gone', () => {
    const groups = [
      { at: 'E2', side: 'protectors', haints: 2, legends: 1, infected: 0 },
      { at: 'E4', side: 'family', haints: 1, legends: 0, infected: 0 },
    ] as const;
    const before = boardOf(hollowFork, { ...emptyBoard, units: groups, bonfires: [{ at: 'E4', tokens: 2 }] });
    const cell = (hex: string): number => before.map.grid.cellOf.get(hex) ?? -1;
    const dials = { attacker: { at: 1, plate: 0 }, defender: { at: 1, plate: 0 } };
    const left = (attacker: number) =>
      resolveOn({
        ...{ board: before, side: 'protectors', from: cell('E2'), target: cell('E4') },
        ...{ against: 'bonfire', mode: 'full', out: { attacker, defender: 0 }, dials },
      }).board.bonfires;
    expect([...left(1)]).toEqual([[cell('E4'), 1]]);
    expect([...left(2)]).toEqual([]);
    expect([...left(3)]).toEqual([]);
  });

  it('AT-1: refuses a target that is not there', () => {
    const asked = { side: 'protectors', from: 'E2', target: 'E4', against: 'hester', out: {} };
    expect(refusedAt('resolve', { ...asked, board: { units: enemies } })).toEqual([
      'not-there cases[0].target',
    ]);
  });
});

describe('the dial', () => {
  it.each([
    ['full', 1, 0, ['kill'], 2, 0, 1],
    ['full', 1, 0, ['kill', 'kill', 'kill'], 3, 0, 2],
    ['full', 3, 2, ['kill'], 3, 0, 1],
    ['solo', 2, 1, ['kill'], 2, 0, 1],
    ['solo', 1, 0, ['kill', 'kill'], 2, 1, 1],
    ['training', 1, 0, ['kill', 'kill', 'hester', 'down'], 1, 0, 2],
    ['full', 3, 2, ['down'], 3, 0, 1],
    ['full', 3, 1, ['down'], 2, 1, 0],
    ['full', 1, 0, ['down'], 1, 0, 0],
    ['full', 3, 2, ['hester'], 2, 0, 1],
    ['solo', 2, 1, ['hester'], 2, 0, 1],
  ])('DL-1, DL-2, DL-3, DL-4: %s at %i with %i after %j', (mode, at, plate, events, then, left, points) => {
    expect(ask('dial', { mode, at, plate, events })).toEqual({ at: then, plate: left, points });
  });
});
