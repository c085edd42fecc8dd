import { describe, expect, test } from 'vitest';
import { ask, refusedAt } from './ask';
import { enemy, hero, level, room, world } from './boards';

const twoFloors = {
  floors: [
    ['aab', 'aab'],
    ['cc', 'cc'],
  ],
  markers: [{ kind: 'ladder', at: ['C1', 'A1/2'] }],
};
const measure = (on: object, from: string, to: string) => ask('measure', { level: on, from, to });

describe('squares and distances', () => {
  test('BD-1: columns are lettered, beyond Z too, and the second floor is named', () => {
    expect(measure({ floors: [['a'.repeat(28)]] }, 'A1', 'AB1').range).toBe(27);
    expect(measure(twoFloors, 'A1/2', 'B2/2').range).toBe(1);
    expect(refusedAt('measure', { level: twoFloors, from: 'C1/2', to: 'A1' })).toEqual([
      'badSquare cases[0].from',
    ]);
  });

  test('BD-2: lists run by floor, then from the north, then from the west', () => {
    const seen = ask('seen', { ...world(level(['ab', 'ab']), enemy('e', 'B2')), actor: 'e' });
    expect(seen.squares).toEqual(['A1', 'B1', 'A2']);
  });

  test.each([
    ['nothing between', [], 'B2', 1],
    // Its end shuts the diagonals too: round by A2 and B2.
    ['a wall on the edge', [['A1', 'B1']], 'B1', 3],
    // The wall ends in the corner that the diagonal passes.
    ['a wall that ends at the corner', [['A1', 'B1']], 'B2', 2],
    ['a wall away from the corner', [['C1', 'C2']], 'B2', 1],
  ] as const)('BD-3, BD-4: steps and walls, %s', (_, walls, to, range) => {
    expect(measure({ ...level(room(3, 3)), walls }, 'A1', to).range).toBe(range);
  });

  test('BD-4: two void cells beside a diagonal do not shut it', () => {
    expect(measure(level(['a.', '.a']), 'A1', 'B2').range).toBe(1);
  });

  test('BD-5, MK-14: range stays on the floor, distance takes the ladder as one step, both may be infinite', () => {
    expect(measure(twoFloors, 'B1', 'B1/2')).toEqual({ range: null, distance: 3, tiles: 2 });
    expect(measure(level(['a.b']), 'A1', 'C1')).toEqual({ range: null, distance: null, tiles: null });
    // Whatever stands on the squares.
    expect(measure(level(['aaa'], { column: ['B1'] }), 'A1', 'C1').range).toBe(2);
  });

  test('BD-6: whoever is adjacent sees the other, past columns on both sides', () => {
    const on = level(room(2, 2), { column: ['B1', 'A2'] });
    expect(
      ask('sight', { ...world(on, enemy('e', 'A1'), hero('h', 'B2')), from: 'e', to: 'h' }),
    ).toMatchObject({
      range: 1,
      sees: true,
    });
  });

  test('BD-7: tiles touch by a step or a ladder, the own tile is 0', () => {
    const tiles = (from: string, to: string) => measure(twoFloors, from, to).tiles;
    expect([tiles('A1', 'B2'), tiles('A1', 'C1'), tiles('A1', 'A1/2')]).toEqual([0, 1, 2]);
    expect(measure({ ...level(['ab']), walls: [['A1', 'B1']] }, 'A1', 'B1').tiles).toBeNull();
  });

  test('BD-8: a larger warrior lies wholly on squares, and nobody shares one', () => {
    const large = (at: string) =>
      world(level(['aaa', 'aa.']), enemy('big', at, { size: [2, 2] }), hero('h', 'C1'));
    expect(ask('next', large('A1')).distance).toBe(1);
    expect(refusedAt('next', large('B1'))).toEqual(['badSquare cases[0].warriors[0].at']);
    expect(refusedAt('next', world(level(['aa']), enemy('e', 'A1'), hero('h', 'A1')))).toEqual([
      'badSquare cases[0].warriors[1].at',
    ]);
  });
});

describe('markers', () => {
  /** The hero walks from A1 over B1 to C1, in a corridor one square wide. */
  const walk = (kind: string, more: object = {}) => {
    const on = level(['aaa'], { [kind]: ['B1'] });
    const { ok, code } = ask('walk', { ...world(on, hero('h', 'A1', more)), actor: 'h', path: ['B1', 'C1'] });
    return ok === true ? 'pass' : code;
  };
  const stand = (kind: string, more: object = {}) => {
    const on = level(['aaa'], { [kind]: ['B1'] });
    const { ok, code } = ask('walk', { ...world(on, hero('h', 'A1', more)), actor: 'h', path: ['B1'] });
    return ok === true ? 'stand' : code;
  };
  const sees = (kind: string) => {
    const on = level(['aaa'], { [kind]: ['B1'] });
    const { sees: clear, shot } = ask('sight', {
      ...world(on, hero('h', 'A1'), enemy('e', 'C1')),
      from: 'h',
      to: 'e',
    });
    expect(shot).toBe(clear);
    return clear;
  };

  test.each([
    ['MK-1: a column bars everything', 'column', 'blocked', 'blocked', false],
    ['MK-2: a door is passed, not stood in, and bars sight', 'door', 'pass', 'occupied', false],
    ['MK-3: a doorweb bars everything', 'doorweb', 'blocked', 'blocked', false],
    ['MK-4: a gap is looked over', 'gap', 'blocked', 'blocked', true],
    ['MK-5: a rockfall bars everything until it is cleared', 'rockfall', 'blocked', 'blocked', false],
    ['MK-6: equipment is passed, not stood on', 'equipment', 'pass', 'occupied', true],
    ['MK-6: so is a pile', 'pile', 'pass', 'occupied', true],
    ['MK-7: so is a cocoon', 'cocoon', 'pass', 'occupied', true],
    ['MK-8: guard points bar nothing', 'guard', 'pass', 'stand', true],
    ['MK-9: an exit is stood on, and nothing leads on from it', 'exit', 'exit', 'stand', true],
  ])('%s', (_, kind, passes, stands, clear) => {
    expect([walk(kind), stand(kind), sees(kind)]).toEqual([passes, stands, clear]);
  });

  test('MK-3, WR-7: a web-walker passes and stands in a doorweb', () => {
    const web = { traits: ['webwalker'] };
    expect([walk('doorweb', web), stand('doorweb', web)]).toEqual(['pass', 'stand']);
  });

  test('MK-4, MV-3: a glider passes a gap and does not stand there', () => {
    const wings = { traits: ['glider'] };
    expect([walk('gap', wings), stand('gap', wings)]).toEqual(['pass', 'occupied']);
  });

  test('MK-10: an enemy goes round the exit', () => {
    const on = level(['aaa', 'aaa'], { exit: ['B1'] });
    const { did } = ask('activate', { ...world(on, enemy('e', 'A1'), hero('h', 'C1')), actor: 'e' });
    expect(did).toMatchObject([{ act: 'move', path: ['B2'] }, { act: 'attack' }, { act: 'attack' }]);
  });

  test('MK-10: an enemy for whom the exit is the only way stays', () => {
    const { did, at } = ask('activate', {
      ...world(level(['aaa'], { exit: ['B1'] }), enemy('e', 'A1', { combat: [] }), hero('h', 'C1')),
      actor: 'e',
    });
    expect([did, at]).toEqual([[], 'A1']);
  });

  const draw = (entry: object, rows = ['aa.', 'aab'], more: object = {}) =>
    ask('reinforce', {
      level: { ...level(rows), noise: { A1: 1 }, markers: [{ kind: 'entry', ...entry }], ...more },
      warriors: [],
      heroes: 1,
      types: [{ type: 'rat', rank: 1, models: 9 }],
      cards: [[{ type: 'rat', count: 1 }]],
    });

  test('MK-11: an entry point in void belongs to the tile that is named, and one step leads in', () => {
    expect(draw({ at: ['C1'], tile: 'b', id: 'well' })).toMatchObject({
      draws: [{ entry: 'well', tiles: 1 }],
      placed: [{ at: 'B1', entry: 'well' }],
    });
    const nameless = { level: { ...level(['a.']), markers: [{ kind: 'entry', at: ['B1'] }] }, warriors: [] };
    expect(refusedAt('next', nameless)).toEqual(['badLevel cases[0].level.markers[0].tile']);
  });

  test('MK-13, MV-6: one vigour takes one off a rockfall, and at 0 it is gone', () => {
    const on = level(['aaaa'], { rockfall: ['B1'] });
    const { did } = ask('activate', {
      ...world(on, enemy('e', 'A1', { vigour: 5 }), hero('h', 'D1'), hero('fallen', 'C1', { prone: true })),
      actor: 'e',
    });
    // Nobody is seen at first, and nothing else draws it.
    expect(did).toEqual([]);
    const drawn = ask('activate', {
      ...world(
        level(['aaaa'], { rockfall: ['B1'] }, { noise: { D1: 1 } }),
        enemy('e', 'A1', { vigour: 5 }),
        hero('h', 'D1'),
      ),
      actor: 'e',
    });
    expect(drawn.did).toMatchObject([
      { act: 'clear', at: ['B1'], cost: 1 },
      { act: 'clear', at: ['B1'], cost: 1 },
      { act: 'move', path: ['B1'] },
      { act: 'move', path: ['C1'] },
      { act: 'attack', target: 'h' },
    ]);
  });
});
