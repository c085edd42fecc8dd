import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pays } from '../../../../src/games/harrow/rules/hester/table';
import { ask, type Fields, unit } from '../ask';
import { soloBoard } from '../boards';

const round = (fields: Fields): Fields =>
  ask('round', { sides: ['protectors', 'family'], first: 'protectors', ...fields });
const p = (jar: string, more: Fields = {}): Fields => ({ side: 'protectors', jar, ...more });
const f = (jar: string, more: Fields = {}): Fields => ({ side: 'family', jar, ...more });

describe('the round', () => {
  it('RD-2, JR-5: the token taken in mid-round gives the next pair its first', () => {
    const flips = [p('wild'), f('legend', { tiles: true, takesFirst: true })];
    expect(round({ tiles: { legend: 2 }, flips })).toMatchObject({
      next: 'family',
      first: 'family',
      tiles: { legend: 0 },
      turns: [{ tiles: 0 }, { tiles: 2 }],
    });
    expect(round({ flips }).first).toBe('protectors');
  });

  it("RD-2: Hester's turn follows each pair", () => {
    expect(round({ hester: true, flips: [p('wild'), f('wild')] }).next).toBe('hester');
    expect(round({ hester: true, flips: [p('wild'), f('wild'), { side: 'hester' }] }).next).toBe(
      'protectors',
    );
  });

  it.each([
    ['not-your-turn', [f('wild')], 0],
    ['not-your-turn', [p('wild'), { side: 'hester' }], 1],
    ['jar-broken', [p('wild'), f('wild'), p('wild')], 2],
    ['no-attack-yet', [p('wild', { attack: true })], 0],
  ])('RD-3, JR-1, JR-3: %s', (code, flips, index) => {
    expect(round({ flips }).refused).toEqual({ index, code });
  });

  it('JR-3: after the Attack jar any other jar attacks, without the free action', () => {
    const { turns } = round({ flips: [p('attack'), f('wild'), p('wild', { attack: true })] });
    expect(turns).toEqual([
      { side: 'protectors', action: 'attack', free: true, tiles: 0 },
      { side: 'family', action: 'wild', free: false, tiles: 0 },
      { side: 'protectors', action: 'attack', free: false, tiles: 0 },
    ]);
  });

  it('RD-4, JR-4: at the end the token changes hands and every slot gets a tile', () => {
    const flips = ['wild', 'legend', 'abilities'].flatMap(jar => [p(jar), f(jar)]);
    expect(round({ tiles: { wild: 1 }, flips })).toMatchObject({
      next: 'end',
      first: 'family',
      tieTo: 'protectors',
      tiles: { abilities: 1, wild: 2, legend: 1, attack: 1 },
      up: { protectors: ['attack'], family: ['attack'] },
    });
  });
});

describe("Hester's Roots", () => {
  it('HE-2, HE-3: the first enters any edge hex; two hexes are touched on the first turn', () => {
    expect(ask('roots', { before: [], now: [] })).toMatchObject({ touched: [], cubes: {} });
    expect(ask('roots', { before: [], now: [] }).next).toHaveLength(24);
    expect(ask('roots', { before: [], now: ['A3', 'A4'] })).toMatchObject({
      touched: ['A3', 'A4'],
      cubes: { green: 1, yellow: 1 },
    });
  });

  it('HE-2: last turn bars the way, and the hex left counts as touched', () => {
    const before = ['A3', 'A4'];
    expect(ask('roots', { before, now: [] }).next).toEqual(['A5', 'B4', 'B5']);
    expect(ask('roots', { before, now: ['B4'] })).toMatchObject({ touched: ['A4', 'B4'] });
    expect(ask('roots', { before, now: ['B4'] }).next).not.toContain('A3');
  });

  it("HE-5: only this turn's Roots bar the third", () => {
    const asked = { before: ['B4', 'A3', 'A4'], now: ['A5', 'B5'] };
    expect(ask('roots', asked).next).toContain('B4');
    expect(ask('roots', { ...asked, now: ['A5', 'B5', 'B4'] }).next).toEqual([]);
  });

  it('HE-3: no cube of an empty supply, a mountain or the Brambles', () => {
    const asked = { before: ['E6'], now: ['E5', 'E4'] };
    expect(ask('roots', asked).cubes).toEqual({ teal: 2 });
    expect(ask('roots', { ...asked, supply: { teal: 1 } }).cubes).toEqual({ teal: 1 });
  });
});

describe("Hester's payments", () => {
  const witch = (fields: Fields): { moves: Fields[]; infects: Fields[]; summons: Fields[] } =>
    ask('witch', fields) as unknown as { moves: Fields[]; infects: Fields[]; summons: Fields[] };
  const infected = unit('E3', 'family', 1, { infected: 1 });

  it('HE-7: a cube of the terrain or any two; a Path makes it cheaper', () => {
    const { moves } = witch({
      cubes: { green: 1, teal: 1 },
      board: { units: [infected], paths: ['D4', 'E4'] },
    });
    const to = (hex: string) => moves.find(move => move.to === hex)?.pay;
    expect(to('D4')).toEqual([['any', 0]]);
    expect(to('E2')).toEqual([
      ['green', 1],
      ['any', 2],
    ]);
    expect(to('E4')).toEqual([['any', 0]]);
    const none = witch({ board: { units: [infected], paths: ['D4'] } });
    expect(none.moves.map(move => move.to)).toEqual(['D4']);
  });

  it('HE-8, HE-10: two infected Haints of two sides make a Bonfire, if a pair and a space are left', () => {
    const board = {
      units: [infected, unit('E4', 'protectors', 1, { infected: 1 }), unit('E2', 'protectors', 1)],
    };
    const to = (fields: Fields) => witch({ cubes: { teal: 2 }, board, ...fields }).moves;
    expect(to({})).toContainEqual(expect.objectContaining({ from: 'E3', to: 'E4', bonfire: true }));
    expect(to({}).filter(move => move.to === 'E2')).toEqual([]);
    for (const bare of [{ scoring: 0 }, { spaces: [false, false, false] }])
      expect(to(bare).filter(move => move.to === 'E4')).toEqual([]);
  });

  it("HE-8: another side's goal, a Bonfire and four Units bar the way", () => {
    const four = unit('D4', 'family', 4);
    const board = {
      units: [infected, four],
      townsfolk: ['E4'],
      bonfires: [{ at: 'E2', tokens: 2 }],
      buildings: ['F3'],
    };
    const to = witch({ cubes: { teal: 4, green: 4, yellow: 4 }, board }).moves.map(move => move.to);
    expect(to).toEqual(expect.arrayContaining(['D3', 'F3', 'F4']));
    for (const barred of ['E4', 'E2', 'D4']) expect(to).not.toContain(barred);
  });

  it('HE-9: Hester enters every hex', () => {
    const board = { hester: 'E4', units: [unit('E3', 'family', 4)], buildings: ['D4'] };
    expect(witch({ cubes: { teal: 3, green: 3, brown: 3, yellow: 3 }, board }).moves).toHaveLength(6);
  });

  it('HE-12: one Haint on each touched hex; a Legend alone stands for one elsewhere', () => {
    const units = [
      unit('A4', 'family', 0, { legends: 1 }),
      unit('E3', 'family', 1),
      unit('C3', 'protectors', 0, { legends: 1 }),
    ];
    const touched = ['A4', 'E3', 'C3'];
    expect(witch({ cubes: { yellow: 1 }, touched, board: { units } }).infects).toEqual([
      { at: 'A4', side: 'family', via: 'legend', pay: [['yellow', 1]] },
      { at: 'E3', side: 'family', via: 'haint', pay: [['yellow', 1]] },
    ]);
    expect(witch({ cubes: { yellow: 3 }, snakes: 0, touched, board: { units } }).infects).toEqual([]);
  });

  it.each([
    [[false, true, true], 1],
    [[true, false, true], 2],
    [[true, true, false], 3],
    [[true, true, true], 3],
  ])('HE-13: with the spaces %j she costs %i', (spaces, price) => {
    const board = {
      bonfires: [
        { at: 'E4', tokens: 2 },
        { at: 'E5', tokens: 2 },
      ],
    };
    expect(witch({ cubes: { teal: 3 }, spaces, board }).summons).toEqual([
      { at: 'E4', pay: ['teal', price] },
    ]);
    expect(witch({ cubes: { teal: price - 1 }, spaces, board }).summons).toEqual([]);
    expect(witch({ cubes: { teal: 3 }, spaces, board: { ...board, hester: 'A4' } }).summons).toEqual([]);
  });

  it('HE-7, HE-12: what is offered is never more than what lies there', () => {
    const cubes = fc.record({
      brown: fc.integer({ min: 0, max: 3 }),
      green: fc.integer({ min: 0, max: 3 }),
      yellow: fc.integer({ min: 0, max: 3 }),
      teal: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(soloBoard, cubes, (board, held) => {
        const all = Object.values(held).reduce((sum, n) => sum + n, 0);
        const touched = (board.units as Fields[]).map(one => one.at);
        const { moves, infects } = witch({ cubes: held, touched, board });
        for (const { pay } of [...moves, ...infects])
          for (const [cube, n] of pay as [keyof typeof held | 'any', number][])
            expect(n).toBeLessThanOrEqual(cube === 'any' ? all : held[cube]);
      }),
      { seed: 99, numRuns: 150 },
    );
  });
});

describe('what Hester pays', () => {
  it.each([
    [{ brown: 2 }, { brown: 2 }, true],
    [{ brown: 2 }, { brown: 1, green: 4 }, false],
    [{ brown: 1, teal: 1 }, { brown: 1, teal: 1 }, true],
    [{ red: 2 }, { red: 5 }, false],
    [{ brown: 3 }, { brown: 9 }, false],
  ])('HE-7: two cubes of any terrain: %j of %j on the Battleground: %s', (pay, ground, fine) => {
    expect(pays([['any', 2]], pay, ground)).toBe(fine);
  });
});
