import { describe, expect, it } from 'vitest';
import { hollowFork } from '../../../src/games/harrow/sample/hollow-fork';
import { ask, refusedAt, unit } from './ask';

describe('the map', () => {
  it('HX-2, SU-2: the sample has 61 hexes, 40 of them with a token, ten of each terrain', () => {
    const { hexes, tokens } = ask('map');
    expect(hexes).toBe(61);
    expect(Object.values(tokens as Record<string, string[]>).map(list => list.length)).toEqual([
      10, 10, 10, 10,
    ]);
  });

  it('HX-6: edge hexes have fewer than six neighbours, and three hexes lie behind each home', () => {
    const { edge, behind } = ask('map');
    expect(edge).toHaveLength(24);
    expect(behind).toEqual([
      ['D2', 'E1', 'F2'],
      ['D9', 'E9', 'F9'],
    ]);
  });

  it.each([
    ['E2', 'E4', 0, 2, true],
    ['E2', 'E5', 0, 3, false],
    ['E2', 'E5', 1, 3, true],
    // A mountain reaches one further.
    ['G7', 'D6', 0, 3, false],
    ['C4', 'C7', 0, 3, true],
    ['A3', 'I7', 0, 8, false],
  ])('HX-3, HX-5: from %s to %s with %i more it is %i, in range: %s', (from, to, more, distance, inRange) => {
    expect(ask('distance', { from, to, more })).toEqual({ distance, inRange });
  });

  it.each([
    ['a column too short', { columns: [...hollowFork.columns.slice(0, 8), '..wwbp'] }, 'bad-column'],
    ['an unknown letter', { columns: [...hollowFork.columns.slice(0, 8), '..wwbpq..'] }, 'bad-column'],
    ['a column too few', { columns: hollowFork.columns.slice(0, 8) }, 'bad-columns'],
    ['two Brambles', { columns: [...hollowFork.columns.slice(0, 8), '..xwbpf..'] }, 'one-brambles'],
    ['a home on the Brambles', { homes: ['E5', 'E8'] }, 'home-terrain'],
    ['one home twice', { homes: ['E2', 'E2'] }, 'two-homes'],
    ['a storm on the Brambles', { storms: ['E5'] }, 'storm-brambles'],
    ['a number off the map', { solo: { red: ['A1'] } }, 'unknown-hex'],
  ])('HX-2: refuses %s', (_, change, code) => {
    const problems = refusedAt('map', { board: { map: { ...hollowFork, ...change } } });
    expect(problems[0]).toMatch(new RegExp(`^${code} cases\\[0\\]\\.board\\.map`));
  });

  it('CR-1: refuses more than four Units and two groups on a hex', () => {
    expect(refusedAt('map', { board: { units: [unit('E2', 'family', 5)] } })).toEqual([
      'too-many cases[0].board.units[0]',
    ]);
    const twice = [unit('E2', 'family', 1), unit('E2', 'protectors', 1)];
    expect(refusedAt('map', { board: { units: twice } })).toEqual(['twice cases[0].board.units[1].at']);
  });
});

describe('moving', () => {
  const board = {
    units: [
      unit('E2', 'protectors', 2, { legends: 1 }),
      unit('D4', 'family', 1),
      unit('E4', 'protectors', 2),
    ],
    paths: ['F3', 'F3'],
    storms: ['E3'],
  };

  it('AC-2, AC-3, CR-3: a group reaches what it can pay, not through enemies and full hexes', () => {
    expect(ask('reach', { from: 'E2', advance: 1, board })).toEqual({
      hexes: [
        { at: 'D2', cost: 1 },
        { at: 'D3', cost: 1 },
        { at: 'E1', cost: 1 },
        { at: 'F2', cost: 1 },
        { at: 'F3', cost: 0 },
        { at: 'F4', cost: 1 },
        { at: 'G2', cost: 1 },
        { at: 'G3', cost: 1 },
      ],
    });
  });

  it('AC-2: a Storm costs all but the Family one more, and counts once', () => {
    const at = (side: string) =>
      ask('reach', { from: 'E2', advance: 2, board: { units: [unit('E2', side, 1)], storms: ['E3', 'E3'] } });
    expect(at('protectors').hexes).toContainEqual({ at: 'E3', cost: 2 });
    expect(at('family').hexes).toContainEqual({ at: 'E3', cost: 1 });
  });

  it.each([
    ['unit', 'pull', ['D6']],
    ['townsfolk', 'pull', ['E6']],
    ['doll', 'pull', []],
    ['token', 'pull', ['D6', 'E6']],
  ])('HX-7, CR-5, CR-6: a %s is %sed toward the source', (what, kind, to) => {
    const there = { units: [unit('D6', 'family', 1)], dolls: ['D6'], townsfolk: ['E6'] };
    const asked = { kind, what, side: 'family', at: 'D7', source: 'E5', board: there };
    expect(ask('shift', asked)).toEqual({ to });
  });

  it('SO-4, CR-4: a goal comes to an empty hex, a Townsfolk never to the Brambles', () => {
    const there = { units: [unit('E2', 'family', 1)], hester: 'E3', dolls: ['E4'] };
    const hexes = ['E2', 'E3', 'E4', 'E5', 'E6', 'E6'];
    expect(ask('sites', { for: 'townsfolk', hexes, board: there })).toEqual({ legal: ['E6'] });
    expect(ask('sites', { for: 'building', hexes, board: there })).toEqual({ legal: ['E5', 'E6'] });
  });

  it('AC-4: a Haint comes to the Home Hex or to a Legend, where open', () => {
    const there = {
      units: [unit('E8', 'family', 4), unit('C5', 'family', 0, { legends: 1 }), unit('A4', 'family', 1)],
    };
    expect(ask('spawn', { side: 'family', home: 'E8', board: there })).toEqual({ hexes: ['C5'] });
    const burning = { bonfires: [{ at: 'E8', tokens: 2 }] };
    expect(ask('spawn', { side: 'family', home: 'E8', board: burning })).toEqual({ hexes: [] });
  });

  it('HX-5: a hex is under threat of the most Units that have it in range', () => {
    const there = { units: [unit('A3', 'family', 1), unit('B4', 'family', 3)] };
    const { hexes } = ask('threat', { side: 'family', board: there });
    expect(hexes).toContainEqual({ at: 'A5', units: 3 });
    expect(hexes).toContainEqual({ at: 'A3', units: 3 });
    expect(hexes).not.toContainEqual(expect.objectContaining({ at: 'F5' }));
  });

  it('OB-1, OB-2: Townsfolk go over own Units and Paths, and home unless it burns', () => {
    const there = {
      units: [unit('E3', 'protectors', 1), unit('E2', 'protectors', 1)],
      paths: ['E4'],
      townsfolk: ['E4', 'A4'],
    };
    expect(ask('rescue', { home: 'E2', board: there })).toEqual({
      townsfolk: [
        { at: 'A4', to: [], rescued: false },
        { at: 'E4', to: ['E2', 'E3'], rescued: true },
      ],
    });
    const burning = { townsfolk: ['E2'], bonfires: [{ at: 'E2', tokens: 2 }] };
    expect(ask('rescue', { home: 'E2', board: burning })).toEqual({
      townsfolk: [{ at: 'E2', to: [], rescued: false }],
    });
  });

  it('OB-4, OB-5: Storms connect the home with a Building; beside one only where the table lets it', () => {
    const there = { storms: ['E8', 'E7', 'F7'], buildings: ['F7', 'E6', 'A4'] };
    expect(ask('raze', { home: 'E8', board: there })).toEqual({
      storms: ['E7', 'E8', 'F7'],
      destroyed: ['F7'],
    });
    expect(ask('raze', { home: 'E8', beside: true, board: there }).destroyed).toEqual(['E6', 'F7']);
    expect(ask('raze', { home: 'E2', board: there })).toEqual({ storms: [], destroyed: [] });
  });
});

describe('attacks and the end', () => {
  it('AT-1, AT-2, AT-3: pairs with strengths and the bonus cube; a Bonfire shields Hester', () => {
    const there = {
      units: [unit('E2', 'protectors', 2), unit('E3', 'family', 2)],
      bonfires: [{ at: 'E4', tokens: 2 }],
      hester: 'E4',
    };
    expect(ask('aims', { side: 'protectors', board: there })).toEqual({
      pairs: [
        { from: 'E2', target: 'E3', against: 'units', attackers: 2, defenders: 2, bonus: null, cube: null },
        {
          from: 'E2',
          target: 'E4',
          against: 'bonfire',
          attackers: 2,
          defenders: 5,
          bonus: 'defender',
          cube: 'teal',
        },
      ],
    });
  });

  it('AT-3: on a mountain or the Brambles Hester gets no cube', () => {
    const there = { units: [unit('E4', 'family', 1)], hester: 'E5' };
    expect(ask('aims', { side: 'family', board: there }).pairs).toEqual([
      { from: 'E4', target: 'E5', against: 'hester', attackers: 1, defenders: 3, bonus: null, cube: null },
    ]);
  });

  it.each([
    [{ scores: { protectors: 6, family: 3 }, first: 'family' }, 'protectors', 'points'],
    [{ scores: { protectors: 6, family: 7 }, first: 'family' }, 'family', 'token'],
    [{ scores: { protectors: 5, family: 3 }, first: 'family' }, null, null],
    [{ scores: { protectors: 6, family: 3 }, first: 'family', filled: 6 }, 'hester', 'scoring-spaces'],
    [{ scores: { protectors: 6, family: 3 }, first: 'family', solo: true }, 'lost', 'points'],
  ])('RD-4, EN-1, EN-2, SO-20: %j ends with %s', (asked, winner, why) => {
    const end = ask('end', { ...asked, board: { units: [unit('E5', 'protectors', 1)] } });
    expect(end).toMatchObject({ winner, why, over: winner !== null });
    const before = asked.scores.protectors;
    expect((end.scores as { protectors: number }).protectors).toBe(winner === 'hester' ? before : before + 1);
  });
});
