import { describe, expect, it } from 'vitest';
import { ask, asks, type Board, book, type Fields, player, refusedAt, unit, units } from './ask';

const on = (south: Fields, north: Fields, list: readonly Fields[], more: Fields = {}): Board => ({
  ...{ south, north, units: list },
  ...more,
});

describe('the board', () => {
  it.each([
    [['erde', 'murg'], 'murg'],
    [['huldra', 'erde'], 'erde'],
    [['wibo', 'hexen'], 'hexen'],
  ])('SU-1: of %j %s goes first', (clans, first) => {
    expect(ask('first', { clans })).toEqual({ first });
  });

  it('PL-1, PL-2: a wanted square, else the nearest free ones; Reclaimed ones are for Erde alone', () => {
    const full = units('rook d4', '-pawn a1');
    const position = on(player('murg'), player('erde'), full, { reclaimed: ['c3', 'a2'] });
    expect(asks('place', position, { wanted: ['d4', 'e5'] })).toEqual({ squares: ['e5'] });
    expect(asks('place', position, { wanted: ['a1'] })).toEqual({ squares: ['b1', 'b2'] });
    expect(ask('place', { side: 'north', position, wanted: ['a1'] })).toEqual({
      squares: ['a2', 'b1', 'b2'],
    });
    expect(asks('place', position, { wanted: [] })).toEqual({ squares: [] });
  });

  it('VQ-1, UN-5, UN-6: who is invulnerable and why, and who is held', () => {
    const wibo = on(
      player('wibo', { law: true }),
      player('erde'),
      units(
        'pawn c1',
        'pawn b3',
        'rook a4',
        '-rook d4',
        '-sage d5',
        '-sage e5',
        '-king h8',
        unit('h3', 'south', 'knight', { held: true }),
      ),
    );
    expect(asks('status', wibo)).toEqual({
      invulnerable: [
        { at: 'a4', why: 'rook' },
        { at: 'b3', why: 'refuge' },
        { at: 'c1', why: 'endless' },
        { at: 'd4', why: 'rook' },
        { at: 'd5', why: 'lockArms' },
        { at: 'h8', why: 'thickSkin' },
      ],
      held: ['c1', 'h3'],
    });
    const hunted = on(player('huldra'), player('erde'), units('-rook d8', '-sage d7', '-king h8'));
    expect(asks('status', hunted)).toMatchObject({ invulnerable: [{ at: 'd8', why: 'rook' }] });
  });

  it('SU-4: two ranks far from Hexen, or as many more as hold two', () => {
    const near = units('-pawn a8', '-queen b8', '-rook c7', '-knight d6', '-sage e6', '-pawn f2');
    expect(asks('quarry', on(player('hexen'), player('wibo'), near))).toEqual({
      ...{ allowed: ['a8', 'd6', 'e6'], warned: ['a8'] },
    });
  });

  it.each<readonly [string, Fields, readonly string[]]>([
    ['no side', { side: 'east' }, ['badSide cases[0].side']],
    [
      'the wrong royal',
      { position: on(player('murg'), player('erde'), units('queen d4')) },
      ['badUnit cases[0].position.units[0].kind'],
    ],
    [
      'two on one',
      { position: on(player('murg'), player('erde'), units('pawn d4', '-pawn d4')) },
      ['badUnit cases[0].position.units[1].at'],
    ],
    [
      'three sages',
      { position: on(player('murg'), player('erde'), units('sage a1', 'sage a2', 'sage a3')) },
      ['badUnit cases[0].position.units[2]'],
    ],
    [
      'one clan twice',
      { position: on(player('murg'), player('murg'), []) },
      ['badClan cases[0].position.north.clan'],
    ],
    [
      'no square',
      { position: on(player('murg'), player('erde'), units('pawn i9')) },
      ['badSquare cases[0].position.units[0].at'],
    ],
    ['no roll', { roll: 0 }, ['badValue cases[0].roll']],
  ])('UN-1, UN-2, UN-3, BD-6: refuses %s', (_, more, problems) => {
    const position = on(player('murg'), player('erde'), []);
    expect(refusedAt('moves', { side: 'south', roll: 3, position, ...more })).toEqual(problems);
  });
});

describe('journeys', () => {
  const forward = { pawn: { journey: [1] }, sage: { journey: [1, 2], less: true } };
  const ends = (position: Board, roll: number, more: Fields = {}): string[] =>
    (asks('moves', position, { roll, ...more }).moves as { unit: string; to: string; dir: number }[]).map(
      ({ unit: from, to, dir }) => `${from} ${to} ${dir}`,
    );

  it('JO-1, JO-2, JO-3: exactly so far, or less with the icon, over empty squares on the board', () => {
    const position = on(
      { clan: 'huldra', book: book(forward) },
      player('erde'),
      units('pawn a1', 'pawn b6', 'sage c1', '-pawn c3', 'pawn d7'),
    );
    expect(ends(position, 3)).toEqual(['a1 a4 1', 'c1 c2 1', 'c1 d2 2', 'c1 e3 2', 'c1 f4 2']);
  });

  it('BD-2: north sees the board turned by half a circle', () => {
    const position = on(player('erde'), { clan: 'huldra', book: book(forward) }, units('-sage e5'));
    const told = ask('moves', { side: 'north', position, roll: 2 }).moves as { to: string; dir: number }[];
    expect(told.map(({ to, dir }) => `${to} ${dir}`)).toEqual(['c3 2', 'd4 2', 'e3 1', 'e4 1']);
  });

  it('JO-4, JO-5: Reclaimed squares end nobody else’s journey; the king waits for all four', () => {
    const reclaimed = ['d4', 'd5', 'e4'];
    const erde = on(
      player('huldra'),
      player('erde', { book: book({ king: { journey: [1] } }) }),
      units('-king d7', 'pawn e1'),
      { reclaimed },
    );
    expect(ends(erde, 3)).not.toContain('e1 e4 1');
    expect(
      ask('act', { side: 'north', position: erde, roll: 2, action: { do: 'journey', unit: 'd7', to: 'd5' } }),
    ).toEqual({ ok: false, refused: 'centre' });
    expect(
      ask('act', { side: 'north', position: erde, roll: 4, action: { do: 'journey', unit: 'd7', to: 'd3' } }),
    ).toMatchObject({ ok: true, winner: null });
    const last = { ...erde, reclaimed: [...reclaimed, 'e5'] };
    expect(
      ask('act', { side: 'north', position: last, roll: 2, action: { do: 'journey', unit: 'd7', to: 'd5' } }),
    ).toMatchObject({ winner: 'north' });
    const stuck = { ...last, units: units('-king d5') };
    expect((ask('moves', { side: 'north', position: stuck, roll: 1 }).moves as unknown[]).length).toBe(8);
  });

  it.each<readonly [string, string, Fields, string]>([
    ['nobody there', 'b1', {}, 'noUnit'],
    ['held', 'h1', {}, 'held'],
    ['no straight way', 'a1', { to: 'b3' }, 'direction'],
    ['not its direction', 'a1', { to: 'b1' }, 'direction'],
    ['too near', 'a1', { to: 'a2' }, 'distance'],
    ['somebody between', 'd1', { to: 'd4' }, 'blocked'],
    ['an own unit', 'e1', { to: 'e4' }, 'occupied'],
    ['a rival’s unit', 'f1', { to: 'f4' }, 'occupied'],
    ['only the wanted direction', 'a1', { to: 'a4', dir: 2 }, 'direction'],
  ])('JO-6: refuses %s', (_, from, more, code) => {
    const position = on(
      { clan: 'huldra', book: book({ pawn: { journey: [1] } }) },
      player('erde'),
      units(
        'pawn a1',
        'pawn d1',
        'pawn d2',
        'pawn e1',
        'rook e4',
        'pawn f1',
        '-pawn f4',
        unit('h1', 'south', 'pawn', { held: true }),
      ),
    );
    expect(
      asks('act', position, { roll: 3, action: { do: 'journey', unit: from, to: 'a4', ...more } }),
    ).toEqual({
      ...{ ok: false, refused: code },
    });
  });

  it('HX-1: the roll is the direction; the compass adds those beside it, the snake their opposites', () => {
    const list = units('pawn d4', 'knight g4');
    const hexen = on(player('hexen'), player('huldra'), list);
    const dirs = (position: Board, roll: number, from: string): number[] => [
      ...new Set(
        (asks('moves', position, { roll, unit: from }).moves as { dir: number }[]).map(({ dir }) => dir),
      ),
    ];
    expect(dirs(hexen, 1, 'd4')).toEqual([1]);
    expect(dirs(hexen, 1, 'g4').sort()).toEqual([1, 5]);
    expect(dirs(hexen, 9, 'd4')).toEqual([]);
    const law = on(player('hexen', { law: true }), player('huldra'), list);
    expect(dirs(law, 1, 'd4').sort()).toEqual([1, 2, 8]);
    expect(dirs(law, 1, 'g4').sort()).toEqual([1, 2, 4, 5, 6, 8]);
    expect(asks('act', hexen, { roll: 1, action: { do: 'journey', unit: 'd4', to: 'e5' } })).toMatchObject({
      refused: 'roll',
    });
  });

  it('WB-7: the Wibo queen goes one square with any roll', () => {
    const position = on(player('wibo'), player('huldra'), units('queen d4'));
    expect(ends(position, 6)).toHaveLength(8);
  });

  it('WB-5: a retreat goes back by the kind’s icon', () => {
    const position = on(
      player('wibo', { book: book({ pawn: { journey: [1], less: true } }) }),
      player('huldra'),
      units('pawn d4', '-pawn d2'),
    );
    expect(ends(position, 2, { unit: 'd4', retreat: true })).toEqual([
      'd4 b2 6',
      'd4 c3 6',
      'd4 d3 5',
      'd4 e3 4',
      'd4 f2 4',
    ]);
  });

  it('FM-4, FM-9: Calm Waters take one off; a journey of nothing', () => {
    const position = on(
      player('ferrymen', { law: true }),
      player('huldra'),
      units('pawn d4', unit('a1', 'south', 'rook', { held: true })),
    );
    expect(asks('moves', position, { roll: 1 })).toEqual({
      moves: [{ unit: 'd4', to: 'd4', dir: 0, distance: 0, crosses: false }],
    });
    expect(ends(position, 2)).toHaveLength(8);
  });

  it('FM-5, FM-6: round to the Seat, past its own square and own units', () => {
    const position = on(
      player('ferrymen', { book: book({ sage: { journey: [1], less: true } }) }),
      player('huldra'),
      units('sage a7', 'pawn a8', '-rook a3'),
    );
    expect(ends(position, 4, { unit: 'a7' })).toEqual(['a7 a1 1', 'a7 a2 1', 'a7 a3 1']);
    const alone = on(
      player('ferrymen', { book: book({ sage: { journey: [1] } }) }),
      player('huldra'),
      units('sage a7'),
    );
    expect(ends(alone, 9)).toEqual(['a7 a8 1']);
    expect(asks('act', alone, { roll: 8, action: { do: 'journey', unit: 'a7', to: 'a7' } })).toMatchObject({
      refused: 'start',
    });
  });
});
