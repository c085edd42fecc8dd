import { describe, expect, test } from 'vitest';
import { area } from '../../src/board/areas/area';
import { arcOf } from '../../src/board/geometry/arcs';
import { nearestSlots, strike } from '../../src/board/geometry/strike';
import { chain } from '../../src/board/moves/chain';
import { charge } from '../../src/board/moves/charge';
import { ally, boardOf, boss, check, enemy, fire, friend, minion, oath, sentinel, tree, water } from './ask';

type Things = Parameters<typeof boardOf>[0];
const ask = (things: Things, question: object, expected: object) => check('area', things, question, expected);
const rat = (at: string, facing = 'N') => enemy('rat', at, { facing });

describe('arcs and footprints', () => {
  test('AR-1: front, rear and flanks by the offset from the facing', () => {
    const arcs = (facing: string) => {
      const board = boardOf([rat('I5', facing)]);
      return ['I4', 'J5', 'J6', 'I6', 'H6', 'H5', 'J3', 'K5', 'G5'].map(hex => arcOf(board, 'rat', hex));
    };
    const north = ['front', 'right', 'right', 'rear', 'left', 'left', 'front', 'right', 'left'];
    expect(arcs('N')).toEqual(north);
    expect(arcs('S').slice(0, 4)).toEqual(['rear', 'left', 'left', 'front']);
    expect(arcs('NE').slice(0, 6)).toEqual(['left', 'front', 'right', 'right', 'rear', 'left']);
  });

  test('AR-2: the slots of a flower turn with its facing', () => {
    const slot = (facing: string, from: string) =>
      strike(boardOf([boss('I5', { facing }), oath('a', from)]), {
        actor: 'a',
        target: 'boss',
        range: 1,
        broken: [],
      }).slots;
    expect(slot('N', 'I3')).toEqual(['front']);
    expect(slot('S', 'I3')).toEqual(['rear']);
    expect(slot('SE', 'K6')).toEqual(['front']);
    expect(slot('N', 'K5')).toEqual(['right']);
    expect(slot('N', 'G5')).toEqual(['left']);
    expect(slot('N', 'J4')).toEqual(['front', 'right']);
  });

  test('AR-2: a pack may bring another footprint with its own front and slots', () => {
    const size = { hexes: [[], ['N'], ['N', 'N']], slots: { head: [['N', 'N']], tail: [[]] } };
    const worm = (facing: string) => enemy('worm', 'I5', { size, facing });
    const slots = (facing: string, at: string) =>
      strike(boardOf([worm(facing), oath('a', at)]), { actor: 'a', target: 'worm', range: 9, broken: [] });
    expect(slots('N', 'I2')).toEqual({ aim: ['I3'], slots: ['head'] });
    expect(slots('S', 'I9')).toEqual({ aim: ['I7'], slots: ['head'] });
    expect(slots('SE', 'L7')).toEqual({ aim: ['K6'], slots: ['head'] });
  });

  test('AR-2, MV-5, MV-6: a footprint that is not symmetric turns about its core and clears its new hexes', () => {
    const size = { hexes: [[], ['N']] };
    const things = [
      enemy('dog', 'I5', { size, facing: 'S' }),
      oath('a', 'I3'),
      tree('t', 'H4', 'G4'),
      oath('b', 'J4'),
    ];
    check(
      'activate',
      things,
      { actor: 'dog', move: 9, named: ['a'] },
      {
        path: ['I5', 'I4'],
        facing: 'NW',
        footprint: ['H4', 'I4'],
        destroyed: ['t'],
        moved: [],
      },
    );
  });

  test('AR-2, OWN-66: a footprint that is not symmetric keeps its facing where turning would leave the board', () => {
    const size = { hexes: [[], ['N']] };
    const dog = enemy('dog', 'A5', { size, facing: 'S' });
    check('compass', [dog], { actor: 'dog', direction: 'N', move: 4 }, { at: 'A1', facing: 'S' });
  });
});

describe('areas', () => {
  test('AE-1: all hexes next to the attacker, obstacles included, and everybody in them', () => {
    const things = [
      rat('I5'),
      tree('t', 'I4'),
      oath('a', 'J5'),
      enemy('b', 'H6'),
      sentinel('s', 'I6'),
      oath('c', 'I7'),
    ];
    ask(
      things,
      { actor: 'rat', area: 'adjacent' },
      {
        hexes: ['H5', 'H6', 'I4', 'I6', 'J5', 'J6'],
        hit: ['a', 'b', 's'],
      },
    );
    ask(
      [boss('I5'), oath('a', 'I3')],
      { actor: 'boss', area: 'adjacent' },
      {
        hexes: ['G4', 'G5', 'G6', 'H4', 'H7', 'I3', 'I7', 'J4', 'J7', 'K4', 'K5', 'K6'],
      },
    );
  });

  test('AE-1: a circle is all within 1 of its centre and hits the attacker too', () => {
    ask(
      [rat('I5'), oath('a', 'I3')],
      { actor: 'rat', area: 'circle', centre: 'I4' },
      {
        hexes: ['H4', 'H5', 'I3', 'I4', 'I5', 'J4', 'J5'],
        hit: ['a', 'rat'],
      },
    );
    ask([rat('I5')], { actor: 'rat', area: 'circle', centre: 'A1' }, { hexes: ['A1', 'A2', 'B1', 'B2'] });
  });

  test('AE-2: a cone has 3, 8, 15 hexes from the front hex', () => {
    const cone = (size: number, expected: object, things = [rat('I7')]) =>
      ask(things, { actor: things[0]!.id, area: 'cone', size }, expected);
    cone(1, { hexes: ['H7', 'I6', 'J7'] });
    cone(2, { hexes: ['G6', 'H6', 'H7', 'I5', 'I6', 'J6', 'J7', 'K6'] });
    cone(1, { hexes: ['H6', 'I5', 'J6'] }, [boss('I7')]);
    const far = area(boardOf([rat('I7')]), { kind: 'cone', actor: 'rat', size: 3 });
    expect(far.hexes).toHaveLength(15);
  });

  test('AE-2: a card may let it start at the rear, backward', () => {
    const tail = area(boardOf([boss('I5', { facing: 'N' })]), {
      kind: 'cone',
      actor: 'boss',
      size: 1,
      backward: true,
    });
    expect(tail.hexes).toEqual(['H7', 'I7', 'J7']);
  });

  test('AE-3: three rows to the edge, where most of the other side are, Sentinels counted', () => {
    const things = [
      rat('I5'),
      oath('a', 'I1'),
      sentinel('s', 'J9'),
      friend('f', 'H8'),
      enemy('x', 'I2'),
      minion('y', 'I3'),
    ];
    ask(things, { actor: 'rat', area: 'wave' }, { direction: 'S', hit: ['f', 's'] });
    ask([rat('I5'), oath('a', 'I1'), oath('b', 'I9')], { actor: 'rat', area: 'wave' }, { direction: 'N' });
    const north = area(boardOf([boss('I5')]), { kind: 'wave', actor: 'boss', direction: 'N' });
    expect(north.hexes).toEqual(['H1', 'H2', 'H3', 'H4', 'I1', 'I2', 'I3', 'J1', 'J2', 'J3', 'J4']);
  });

  test('AE-3, OWN-75: ties go North then West, and a row may come onto the board late', () => {
    ask([rat('I5')], { actor: 'rat', area: 'wave' }, { direction: 'N' });
    ask([rat('I5'), oath('a', 'E3'), oath('b', 'M3')], { actor: 'rat', area: 'wave' }, { direction: 'NW' });
    const east = area(boardOf([rat('B1')]), { kind: 'wave', actor: 'rat', direction: 'SE' });
    expect(east.hexes.slice(0, 4)).toEqual(['B2', 'C1', 'C2', 'D1']);
    expect(east.hexes).toContain('D1');
  });

  test('AE-4, OWN-76: a charge goes through everybody; a single hex stops before an obstacle', () => {
    const things = [rat('I8'), oath('a', 'I7'), enemy('b', 'I6'), tree('t', 'I4')];
    ask(things, { actor: 'rat', area: 'charge', size: 9 }, { hexes: ['I5', 'I6', 'I7'], hit: ['a', 'b'] });
    ask(things, { actor: 'rat', area: 'charge', size: 1 }, { hexes: ['I7'], hit: ['a'] });
    ask(
      [boss('I4'), tree('t', 'I2')],
      { actor: 'boss', area: 'charge', size: 9 },
      {
        hexes: ['H2', 'H3', 'I1', 'I2', 'J2', 'J3'],
      },
    );
  });

  test('AE-4: at its end a single hex gives way, a large character destroys and pushes', () => {
    const ends = charge(boardOf([rat('I8'), oath('a', 'I7'), oath('b', 'I6')]), { actor: 'rat', hexes: 2 });
    expect(ends).toMatchObject({ at: 'I5', facing: 'N', hit: [{ id: 'a' }, { id: 'b' }], moved: [] });
    const bull = charge(
      boardOf([boss('I7'), tree('t', 'I5'), tree('u', 'I4'), oath('a', 'I3'), water('I4')]),
      {
        actor: 'boss',
        hexes: 3,
      },
    );
    expect(bull).toMatchObject({
      at: 'I4',
      destroyed: ['t', 'u'],
      moved: [{ id: 'a', from: 'I3', to: 'I2' }],
      tiles: ['I4'],
    });
  });

  test('AE-4: a large character destroys what it only charges through, too', () => {
    const through = charge(boardOf([boss('I7'), tree('t', 'I5')]), { actor: 'boss', hexes: 4 });
    expect(through).toMatchObject({ at: 'I3', destroyed: ['t'] });
  });

  test('AE-5: each next target is the nearest not yet hit in range and sight of the last', () => {
    const things = [
      rat('A1'),
      oath('a', 'A2'),
      ally('b', 'A4'),
      friend('f', 'A3'),
      oath('c', 'C4'),
      oath('d', 'Q9'),
    ];
    const ask5 = (extra: object, expected: object) =>
      check('chain', things, { actor: 'rat', first: 'a', range: 2, max: 9, ...extra }, expected);
    ask5({}, { targets: ['a', 'b', 'c'] });
    ask5({ max: 2 }, { targets: ['a', 'b'], endsAt: 'B4' });
    ask5({ range: 1 }, { targets: ['a'], endsAt: 'A1' });
    const hidden = [...things, tree('t', 'B4', 'B5')];
    check(
      'chain',
      hidden,
      { actor: 'rat', first: 'a', range: 2, max: 9 },
      { targets: ['a', 'b'], endsAt: 'A5' },
    );
  });

  test('AE-5: a large attacker stands as near as possible to where it was, not on the last target', () => {
    const things = [boss('C3'), oath('a', 'C6'), oath('b', 'J6')];
    check(
      'chain',
      things,
      { actor: 'boss', first: 'a', range: 9, max: 2 },
      { targets: ['a', 'b'], endsAt: 'H5' },
    );
    const after = chain(boardOf(things), { actor: 'boss', first: 'a', range: 9, max: 2 });
    expect(after.facing).toBe('SE');
    const ranged = chain(boardOf(things), { actor: 'boss', first: 'a', range: 9, max: 2, ranged: true });
    expect(ranged).toMatchObject({ endsAt: 'C3', moved: [] });
  });

  test('AE-6: a large character in several hexes is hit once, its further hexes are counted', () => {
    const hit = area(boardOf([rat('A1'), boss('I5')]), { kind: 'circle', actor: 'rat', centre: 'I4' }).hit;
    expect(hit).toEqual([{ id: 'boss', hexes: 4 }]);
  });

  test('AE-1: a shape drawn on a card turns with the attacker and leaves its own hexes out', () => {
    const drawn = { kind: 'drawn', actor: 'rat', hexes: [['N'], ['N', 'N'], [], ['NE', 'NE']] } as const;
    expect(area(boardOf([rat('I5')]), drawn).hexes).toEqual(['I3', 'I4', 'K4']);
    expect(area(boardOf([rat('I5', 'S')]), drawn).hexes).toEqual(['G6', 'I6', 'I7']);
    expect(area(boardOf([rat('I1')]), { ...drawn, centre: 'A1' }).hexes).toEqual(['A1']);
  });
});

describe('the HP die that is hit', () => {
  test('DM-2, OWN-82: the die of the slot aimed at, or of those left the nearest to the attacker', () => {
    const things = [boss('I5'), oath('a', 'I2'), oath('b', 'K5'), tree('t', 'A1'), fire('A2')];
    const hit = (actor: string, broken: string[], expected: object) =>
      check('strike', things, { actor, target: 'boss', range: 9, broken }, expected);
    hit('a', [], { aim: ['I4'], slots: ['front'] });
    hit('a', ['front'], { slots: ['core', 'left', 'right'] });
    hit('a', ['front', 'left', 'right', 'core'], { slots: ['rear'] });
    hit('b', ['right'], { aim: ['J5', 'J6'], slots: ['core', 'front', 'rear'] });
    hit('a', ['front', 'left', 'right', 'core', 'rear'], { aim: ['I4'], slots: [] });
  });

  test('DM-2, PS-5: the slots nearest to something else', () => {
    const board = boardOf([boss('I5')]);
    expect(nearestSlots(board, 'boss', ['I9'], [])).toEqual(['rear']);
    expect(nearestSlots(board, 'boss', ['I9'], ['rear'])).toEqual(['core', 'left', 'right']);
  });
});
