import { describe, expect, it } from 'vitest';
import {
  adjacentTo,
  centre,
  diagonal,
  distance,
  inSeat,
  inWoods,
  nameOf,
  neighborsOf,
  onEdge,
  squareNamed,
  squares,
} from '../../../src/games/darkleaf/rules/board/square';
import { ask, asks, type Board, book, type Fields, player, stand, unit, units } from './ask';

const at = (name: string): number => squareNamed.get(name) ?? -1;
const names = (some: readonly number[]): string[] => some.map(nameOf);
const on = (south: Fields, north: Fields, list: readonly Fields[], more: Fields = {}): Board => ({
  ...{ south, north, units: list },
  ...more,
});
const movesTo = (answer: Fields): string[] =>
  (answer.moves as readonly { to: string }[]).map(({ to }) => to).sort();

describe('the words of the board', () => {
  it('BD-1: 64 squares from a1, file by file', () => {
    expect(names(squares).slice(0, 9)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'b1']);
    expect(new Set(names(squares)).size).toBe(64);
  });

  it('BD-3: adjacent, neighboring, diagonal, and distances by the larger difference', () => {
    expect(names(adjacentTo(at('a1')))).toEqual(['a2', 'b1', 'b2']);
    expect(names(neighborsOf(at('d4')))).toEqual(['c4', 'd3', 'd5', 'e4']);
    expect([diagonal(at('d4'), at('e5')), diagonal(at('d4'), at('d5'))]).toEqual([true, false]);
    expect(distance(at('a1'), at('c8'))).toBe(7);
  });

  it('BD-4, BD-5: Seats, Woods, centre and edge', () => {
    expect([inSeat('south', at('c1')), inSeat('north', at('c1')), inSeat('north', at('c8'))]).toEqual([
      true,
      false,
      true,
    ]);
    expect(names(squares.filter(inWoods)).every(name => /[2-7]$/.test(name))).toBe(true);
    expect(names(centre)).toEqual(['d4', 'd5', 'e4', 'e5']);
    expect(squares.filter(onEdge)).toHaveLength(28);
  });
});

describe('who may be vanquished', () => {
  it('VQ-2: the invulnerable are no target, but are marked with a ladder all the same', () => {
    const murg = on(player('murg'), player('huldra'), units('pawn c3', '-rook d4', '-queen h8'));
    expect(asks('deeds', murg, { roll: 6, bone: 6 })).toMatchObject({ deeds: [] });
    const hexen = on(player('hexen'), player('huldra'), units('sage c3', '-rook d4', '-queen h7'));
    expect(asks('hexes', hexen, { unit: 'c3', journeyed: true })).toMatchObject({ ladder: ['d4'] });
  });

  it('VQ-5: a royal that is no goal of a path leaves like anybody, and the duel goes on', () => {
    const erde = on(player('erde'), player('wibo'), units('king a1', '-queen d4', '-pawn h7'));
    expect(asks('skill', erde, { skill: 'sink', target: 'd4' })).toMatchObject({
      ok: true,
      winner: null,
      vanquished: [{ at: 'd4', kind: 'queen' }],
    });
  });

  it('ER-5: Thick Skin shields the Erde king from Hexen and Wibo, not from those who go for royals', () => {
    const against = (clan: string): Fields =>
      asks('status', on(player(clan), player('erde'), units('rook a1', '-king d4')));
    expect(against('hexen').invulnerable).toContainEqual({ at: 'd4', why: 'thickSkin' });
    expect(against('huldra').invulnerable).not.toContainEqual({ at: 'd4', why: 'thickSkin' });
  });

  it('WB-10: a Wibo pawn diagonal to its rook is safe, one beside it is not', () => {
    const wibo = on(player('wibo'), player('murg'), units('rook d4', 'pawn e5', 'pawn d5', '-king h8'));
    expect(asks('status', wibo).invulnerable).toEqual([
      { at: 'd4', why: 'rook' },
      { at: 'e5', why: 'refuge' },
    ]);
  });
});

describe('what is placed, pushed and relocated', () => {
  it('PL-3: a journey that cannot end is refused; there is no next best for it', () => {
    const huldra = on(player('huldra'), player('murg'), units('knight d4', 'pawn d6', '-king h8'));
    expect(asks('act', huldra, { roll: 2, action: { do: 'journey', unit: 'd4', to: 'd6' } })).toMatchObject({
      ok: false,
      refused: 'occupied',
    });
  });

  it('PL-4: a relocation needs a free square, and a unit that is not held', () => {
    const hexen = on(
      player('hexen'),
      player('erde'),
      units('sage c3', 'pawn d4', unit('e5', 'south', 'pawn', { held: true }), '-king h8'),
      { reclaimed: ['d5'] },
    );
    const hocVult = (from: string, to: string): unknown =>
      asks('skill', hexen, { skill: 'hocVult', unit: from, to }).refused;
    expect([hocVult('c3', 'd4'), hocVult('c3', 'd5'), hocVult('e5', 'a1'), hocVult('c3', 'a1')]).toEqual([
      'place',
      'place',
      'held',
      undefined,
    ]);
  });

  it('FL-7: who is pushed may end where its own journey could not', () => {
    // JO-5: the Erde king may not journey onto the centre.
    const ferry = on(player('ferrymen'), player('erde'), units('pawn d2', '-king d4', '-rook a1'));
    const pushed = asks('act', ferry, { roll: 1, action: { do: 'journey', unit: 'd2', to: 'd3' } });
    expect(stand(pushed)).toMatchObject({ d3: 'pawn', d5: '-king' });
  });

  it('FM-1, FM-2: a royal flowed off the board twice loses the duel, and nothing need be declared', () => {
    const edge = (marks: number): Fields =>
      asks(
        'act',
        on(player('ferrymen'), player('erde'), [
          ...units('pawn d6', '-rook a1'),
          unit('d8', 'north', 'king', { marks }),
        ]),
        { roll: 1, action: { do: 'journey', unit: 'd6', to: 'd7' } },
      );
    expect(edge(0)).toMatchObject({ ok: true, winner: null });
    expect(edge(1)).toMatchObject({ ok: true, winner: 'south' });
  });
});

describe('bones, skills and chances', () => {
  const slot = (slots: readonly string[], value: number, bone: number): Fields =>
    ask('slot', {
      rows: [{ id: 'sink', slots, filled: slots.map(() => null) }],
      pool: 1,
      value,
      bone,
    });

  it('HU-9: a swapped bone goes by its numbers', () => {
    expect(slot(['E', '1-2'], 8, 8).slots).toMatchObject([{ refused: null }, { refused: 'number' }]);
    expect(slot(['E', '1-2'], 2, 4).slots).toMatchObject([{ refused: null }, { refused: null }]);
  });

  it('SL-10: the chance that the next roll completes a row is its faces by its sides', () => {
    const row = { id: 'sink', slots: ['*', '*'], filled: [6, null], sum: [9, 10] };
    expect(ask('slot', { rows: [row], pool: 1, value: 1, bone: 8 })).toMatchObject({
      next: { sink: '1/4' },
    });
  });

  it('FO-4: a deed’s chance is what is left of the bone from its need on, never below 0', () => {
    const murg = on(player('murg'), player('huldra'), units('pawn c3', '-pawn d4', '-queen c4'));
    expect(asks('deeds', murg, { roll: 1, bone: 6 })).toMatchObject({
      deeds: [
        { targets: ['c4'], need: 6, chance: '1/6' },
        { targets: ['d4'], need: 3, chance: '2/3' },
      ],
    });
    expect(asks('deeds', murg, { roll: 1, bone: 4 })).toMatchObject({
      deeds: [
        { targets: ['c4'], chance: '0' },
        { targets: ['d4'], chance: '1/2' },
      ],
    });
  });

  it('MU-6: Iron Plating goes on pawns, Assassin on sages', () => {
    const board = (id: string, square: string): unknown => {
      const position = on(player('murg'), player('huldra'), units('pawn c3', 'sage d3', '-queen h8'));
      const rows = [{ id, slots: ['*'], filled: [null], bones: [null] }];
      const answer = asks('turn', position, {
        boards: { south: { pool: [6, 6], rows } },
        commands: [
          { c: 'roll', bone: 6, value: 3 },
          { c: 'pass' },
          { c: 'slot', row: id, slot: 0, on: square },
        ],
      });
      return (answer.results as readonly string[])[2];
    };
    expect([board('ironPlating', 'c3'), board('ironPlating', 'd3')]).toEqual(['ok', 'target']);
    expect([board('assassin', 'd3'), board('assassin', 'c3')]).toEqual(['ok', 'target']);
  });

  it('TU-5: only a bone of the pool is rolled, and only a face of it is told', () => {
    const position = on(player('huldra'), player('murg'), units('queen e1', '-king e8'));
    const rolled = (bone: number, value: number): unknown =>
      (
        asks('turn', position, {
          boards: { south: { pool: [4], rows: [] } },
          commands: [{ c: 'roll', bone, value }],
        }).results as readonly string[]
      )[0];
    expect([rolled(4, 4), rolled(6, 2), rolled(4, 5), rolled(4, 0)]).toEqual([
      'ok',
      'bone',
      'value',
      'value',
    ]);
  });

  it('JO-1: with the may-be-less icon any number up to the value, without it the value alone', () => {
    const pawn = (less: boolean): Fields =>
      asks(
        'moves',
        on(
          { ...player('huldra'), book: book({ pawn: { journey: [1], less } }) },
          player('murg'),
          units('pawn a2', '-king h8'),
        ),
        { roll: 3, unit: 'a2' },
      );
    expect([movesTo(pawn(true)), movesTo(pawn(false))]).toEqual([['a3', 'a4', 'a5'], ['a5']]);
  });
});
