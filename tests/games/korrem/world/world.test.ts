import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landTypes } from '../../../../src/games/korrem/rules/world/land';
import { ask, type Fields, refusedAt } from '../ask';

const land = (hex: string, type: string, landmark = false): Fields => ({ hex, type, landmark });
const mapOf = (...lands: readonly Fields[]): Fields => ({ lands });
const settled = (lands: Fields, ...settlements: readonly Fields[]): Fields => ({ ...lands, settlements });
const village = (hex: string, more: Fields = {}): Fields => ({
  hex,
  owner: 'human',
  kind: 'village',
  ...more,
});
const ring = ['L13', 'L14', 'M12', 'M14', 'N13', 'N14'];

describe('placing lands', () => {
  const where = (map: Fields, type: string, landmark = false, hex?: string): Fields =>
    ask('land', { map, land: { type, landmark }, ...(hex !== undefined && { hex }) });

  it('LD-1, LD-3: the first on M13, the others beside lands, by column, then row', () => {
    expect(where({}, 'plains')).toEqual({ hexes: ['M13'] });
    expect(where({}, 'wasteland', true)).toEqual({ hexes: ['M13'] });
    expect(where({}, 'plains', true)).toEqual({ hexes: [] });
    expect(where(mapOf(land('M13', 'plains')), 'forest')).toEqual({ hexes: ring });
  });

  it.each<readonly [string, readonly Fields[], string, boolean, string, readonly string[]]>([
    ['LD-1: no hex of the grid', [land('M13', 'plains')], 'plains', false, 'A26', ['off']],
    ['LD-3: taken', [land('M13', 'plains')], 'plains', false, 'M13', ['taken', 'apart']],
    ['LD-3: apart', [land('M13', 'plains')], 'plains', false, 'A1', ['apart']],
    [
      'LD-4: away from its kind',
      [land('M13', 'ocean'), land('M14', 'plains')],
      'ocean',
      false,
      'M15',
      ['own-kind'],
    ],
    ['LD-4: a landmark is of its kind', [land('M13', 'ocean', true)], 'ocean', false, 'M12', []],
    ['LD-5: tundra beside a desert', [land('M13', 'desert', true)], 'tundra', false, 'M12', ['climate']],
    [
      'LD-6: no ordinary land of its type',
      [land('M13', 'plains', true)],
      'plains',
      true,
      'M12',
      ['type', 'landmarks'],
    ],
    [
      'LD-6: the Throne keeps away from landmarks alone',
      [land('M13', 'plains', true)],
      'wasteland',
      true,
      'M12',
      ['landmarks'],
    ],
    ['LD-7: wasteland is never placed', [land('M13', 'plains')], 'wasteland', false, 'nowhere', ['never']],
  ])('%s', (_, lands, type, landmark, hex, problems) => {
    expect(where(mapOf(...lands), type, landmark, hex).problems).toEqual(problems);
  });

  it('LD-3, LD-4, LD-5, LD-6: what is legal has no problem, and everything else has one', () => {
    const types = fc.constantFrom(...landTypes);
    const lands = fc.array(fc.tuple(fc.constantFrom('M13', ...ring, 'K13', 'O15'), types, fc.boolean()), {
      maxLength: 7,
    });
    fc.assert(
      fc.property(lands, types, fc.boolean(), (placed, type, landmark) => {
        const byHex = new Map(placed.map(([hex, of, mark]) => [hex, land(hex, of, mark)]));
        const map = mapOf(...byHex.values());
        const legal = new Set(where(map, type, landmark).hexes as string[]);
        for (const hex of ['M13', ...ring, 'K12', 'K14', 'L12', 'L15', 'M11', 'M15', 'N12', 'A1'])
          expect((where(map, type, landmark, hex).problems as string[]).length === 0).toBe(legal.has(hex));
      }),
      { seed: 41, numRuns: 60 },
    );
  });
});

describe('travelling', () => {
  const map = mapOf(
    land('M13', 'plains'),
    land('M12', 'mountain', true),
    land('M11', 'plains'),
    land('N13', 'ocean'),
    land('M14', 'wasteland'),
    land('M15', 'plains'),
  );
  const reach = (actions: number, more: Fields = {}): unknown =>
    ask('reach', { map, from: 'M13', actions, ...more }).hexes;

  it('MV-1: a mountain costs two, and half a one is not climbed', () => {
    expect(reach(1)).toEqual([{ hex: 'M14', actions: 1 }]);
    expect(reach(3)).toEqual([
      { hex: 'M11', actions: 3 },
      { hex: 'M12', actions: 2 },
      { hex: 'M14', actions: 1 },
      { hex: 'M15', actions: 2 },
    ]);
  });

  it('MV-2: the sea for seafarers; everything costs one in flight', () => {
    expect(reach(1, { army: { seafaring: true } })).toEqual([
      { hex: 'M14', actions: 1 },
      { hex: 'N13', actions: 1 },
    ]);
    expect(reach(1, { army: { flying: true } })).toHaveLength(3);
  });

  it('MV-3: a hostile hex ends the move; one may always leave its own', () => {
    expect(reach(9, { hostile: ['M13', 'M14'] })).toEqual([
      { hex: 'M11', actions: 3 },
      { hex: 'M12', actions: 2 },
      { hex: 'M14', actions: 1 },
    ]);
  });

  it('BE-2: a retreat counts each land as one, and enters no hostile hex', () => {
    expect(ask('retreat', { map, from: 'M13', roll: 2, hostile: ['M14'] })).toEqual({
      hexes: ['M11', 'M12'],
    });
    expect(ask('retreat', { map, from: 'M13', roll: 1, army: { seafaring: true } })).toEqual({
      hexes: ['M12', 'M14', 'N13'],
    });
  });
});

describe('gathering', () => {
  const map = settled(
    mapOf(
      ...[land('M13', 'forest'), land('M14', 'forest', true), land('N14', 'forest')],
      ...[land('M12', 'mountain'), land('L13', 'desert'), land('L14', 'ocean')],
    ),
    village('L13', { occupied: true }),
  );
  const by = (id: string, gathers: readonly string[], barter = false): Fields => ({ id, gathers, barter });
  const gather = (path: readonly string[], ...providers: readonly Fields[]): Fields =>
    ask('gather', { map, path, providers });

  it('GA-1, GA-2, GA-3: the first of its kinds, twice in a group of three, never where it stood', () => {
    expect(gather(['M13', 'M12', 'M13'], by('a', ['gems', 'wood']), by('b', ['ore', 'gems']))).toEqual({
      gathered: [
        { hex: 'M12', by: 'a', resource: 'gems', n: 1 },
        { hex: 'M12', by: 'b', resource: 'ore', n: 1 },
        { hex: 'M13', by: 'a', resource: 'wood', n: 2 },
        { hex: 'M13', by: 'b', resource: 'gems', n: 2 },
      ],
      total: { wood: 2, ore: 1, gems: 3 },
    });
  });

  it('GA-4: barter takes a gold from a desert with a settlement', () => {
    expect(gather(['M13', 'L13', 'L14'], by('a', ['fish'], true), by('b', ['gold']))).toEqual({
      gathered: [
        { hex: 'L13', by: 'a', resource: 'gold', n: 1 },
        { hex: 'L14', by: 'a', resource: 'fish', n: 1 },
      ],
      total: { fish: 1, gold: 1 },
    });
  });
});

describe('building', () => {
  const lands = mapOf(
    ...[land('M13', 'plains'), land('M14', 'plains'), land('M12', 'ocean')],
    ...[land('N14', 'wasteland', true), land('M16', 'plains')],
  );
  const cost = { ore: 2, wood: 8, grain: 4 };
  const build = (what: string, hex: string, map: Fields, more: Fields = {}): Fields =>
    ask('build', { map, nation: 'human', build: what, hex, army: null, bank: {}, ...more });

  it('ST-1: a village is paid by the army there', () => {
    expect(build('village', 'M13', lands, { army: cost, bank: cost })).toEqual({
      ...{ legal: true, problems: [], cost, pays: { army: cost, bank: {} } },
    });
    expect(build('village', 'M13', lands, { bank: cost })).toEqual({
      ...{ legal: false, problems: ['no-army', 'cost'], cost, pays: { army: {}, bank: {} } },
    });
  });

  it.each<readonly [string, string, readonly string[]]>([
    ['no land', 'A1', ['no-land']],
    ['the sea', 'M12', ['ocean', 'borders']],
    ['the Throne', 'N14', ['wasteland', 'landmark', 'borders']],
    ['a settlement', 'M13', ['taken']],
    ['beside one', 'M14', ['borders']],
  ])('ST-1: refuses %s', (_, hex, problems) => {
    const map = settled(lands, village('M13', { owner: 'elves' }));
    expect(build('village', hex, map, { army: cost }).problems).toEqual(problems);
  });

  it('ST-2: bank first, then the army', () => {
    const map = settled(lands, village('M13'));
    const price = { ore: 6, wood: 6, steel: 3, gold: 3 };
    const [army, bank] = [
      { ore: 2, gold: 9 },
      { ore: 4, wood: 7, steel: 3, gold: 1 },
    ];
    expect(build('kingdom', 'M13', map, { army, bank })).toEqual({
      ...{ legal: true, problems: [], cost: price },
      pays: { army: { ore: 2, gold: 2 }, bank: { ore: 4, wood: 6, steel: 3, gold: 1 } },
    });
    expect(build('wall', 'M13', map, { prices: { wall: { ore: 1 } }, bank: { ore: 1 } })).toMatchObject({
      ...{ legal: true, cost: { ore: 1 }, pays: { army: {}, bank: { ore: 1 } } },
    });
    expect(build('tower', 'M13', map)).toMatchObject({ problems: ['kind'], cost: {} });
  });

  it('ST-2, ST-3: refuses what is not one’s own, occupied, of the wrong kind, without pieces or price', () => {
    const map = settled(
      lands,
      village('M13', { kind: 'kingdom', occupied: true }),
      village('M16', { owner: 'elves' }),
    );
    expect(build('kingdom', 'M13', map, { pieces: 0 }).problems).toEqual([
      'occupied',
      'kind',
      'pieces',
      'cost',
    ]);
    expect(build('wall', 'M16', map, { pieces: 0 }).problems).toEqual(['not-yours']);
    expect(build('wall', 'M14', map).problems).toEqual(['not-yours']);
  });

  it('TH-1, TH-5: a pile for a village, two for a kingdom; what an occupier may use', () => {
    const map = settled(
      lands,
      village('M13'),
      village('M14', { occupied: true }),
      village('M16', { kind: 'kingdom', occupied: true }),
      village('N14', { owner: 'elves' }),
    );
    expect(ask('townHall', { map, nation: 'human' })).toEqual({ piles: 4, lent: { M14: 1, M16: 2 } });
  });

  it.each([
    [[2, 0, 3], 4, {}, true, [2, 0, 2]],
    [[1, 1], 8, {}, true, [1, 1]],
    [[], 8, {}, true, []],
    [[2, 2], 3, { walls: 1 }, false, [0, 0]],
    [[2, 2], 3, { towers: 1 }, false, [0, 0]],
    [[2, 2], 3, { army: true }, false, [0, 0]],
    [[2, 2], 3, { occupied: true }, false, [0, 0]],
  ])('TH-6: of piles %j a roll of %i with %j calls: %s, %j', (piles, roll, more, called, taken) => {
    expect(ask('callToArms', { piles, roll, ...more })).toEqual({ called, taken });
  });
});

describe('creatures', () => {
  const map = settled(
    mapOf(
      ...[land('M14', 'plains'), land('L14', 'plains', true), land('M13', 'ocean')],
      ...[land('M12', 'wasteland'), land('M15', 'plains')],
    ),
    village('M15'),
  );
  it.each([
    ['plains', 0, ['L14', 'M14'], 'L14'],
    ['swamp', 8, ['L14', 'M12', 'M14'], 'M12'],
    ['fire', 0, ['L14', 'M12', 'M13', 'M14'], 'M12'],
    ['tundra', 0, [], null],
    ['sky', 9, [], null],
  ])('CR-1, CR-2: %s with %i flags goes to %j, first %s', (realm, active, hexes, first) => {
    expect(ask('creature', { map, realm, active })).toEqual({ hexes, default: first });
  });
});

describe('bad maps', () => {
  it('LD-1: refuses hexes beyond the grid and two lands on one', () => {
    const map = mapOf(land('M13', 'plains'), land('M13', 'ocean'), land('AA1', 'moor'));
    expect(refusedAt('creature', { map, realm: 'sky', active: 0 })).toEqual([
      'hex-twice cases[0].map.lands[1].hex',
      'unknown-hex cases[0].map.lands[2].hex',
      'unknown cases[0].map.lands[2].type',
    ]);
  });
});
