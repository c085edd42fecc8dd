import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clans,
  type Kind,
  type Position,
  type Unit,
} from '../../../../src/games/darkleaf/rules/board/position';
import {
  adjacentTo,
  nameOf,
  onEdge,
  rivalOf,
  type Side,
  seatOf,
  squareNamed,
  squares,
} from '../../../../src/games/darkleaf/rules/board/square';
import { Standings } from '../../../../src/games/darkleaf/rules/board/standings';
import { journeysAfter } from '../../../../src/games/darkleaf/rules/bot/after';
import { type Ground, restartsOf, Search, type Sight } from '../../../../src/games/darkleaf/rules/bot/search';
import { Chance } from '../../../support/chance';
import { caseOf, plainUnit } from '../cases';
import { positions } from '../slow/positions';
import { leafOf, SlowWorth } from '../slow/slow-worth';
import { World } from '../slow/world';

const sight: Sight = { widths: [999, 999], boards: 1e9 };
const ground = (bones: Ground['bones']): Ground => ({ bones, sees: { south: true, north: true }, boards: 0 });

/** It looks as far as the search does, and counts the last boards by a measure of the test. */
class Measured extends Search {
  override still(position: Position, winner: Side | null, side: Side, next: Side): number {
    const counted = super.still(position, winner, side, next);
    if (Math.abs(counted) === 1) return counted;
    const units = [...position.units].map(([at, unit]) => ({ ...unit, at: nameOf(at) }));
    return leafOf(side, units, position.reclaimed.size);
  }
}

const samples = fc.sample(positions, { seed: 41, numRuns: 240 });
const atMost = (most: number): Position[] =>
  samples.map(position => ({ ...position, units: new Standings([...position.units].slice(0, most)) }));
const ofClan = (list: readonly Position[], side: Side, clan: string, count: number): Position[] =>
  list.filter(({ players }) => players[side].clan === clan).slice(0, count);

describe('what a turn ahead is worth', () => {
  const wide = atMost(8);
  const narrow = atMost(4);
  const check = (position: Position, side: Side, turns: number, bones: Ground['bones']): void => {
    const search = new Measured(sight, ground(bones));
    const slow = new SlowWorth(bones).turn(new World(caseOf(position)), side, turns);
    expect(search.turn(position, side, turns)).toBeCloseTo(slow, 9);
  };

  test.each(clans)('FO-1, FO-4: %s: the mean over the faces of the best that each allows', clan => {
    for (const side of ['south', 'north'] as const) {
      const list = ofClan(wide, side, clan, 8);
      expect(list).toHaveLength(8);
      for (const [i, position] of list.entries())
        check(position, side, 1, { south: 2 + (i % 7), north: 4 + (i % 5) });
    }
  });

  test.each(clans)('FO-1: %s: two turns ahead the rival answers with the best of its own', clan => {
    const list = ofClan(narrow, 'north', clan, 5);
    expect(list).toHaveLength(5);
    for (const position of list) check(position, 'north', 2, { south: 3, north: 4 });
  });

  test('WB-7: the Wibo queen changes places with a pawn beside her, and with nobody else', () => {
    const chance = new Chance(44);
    for (const position of ofClan(atMost(0), 'south', 'wibo', 24)) {
      const units = new Standings<Unit>();
      const queen = chance.of(squares.filter(at => !onEdge(at)));
      const beside = adjacentTo(queen);
      units.set(chance.of(squares), plainUnit('south', 'pawn'));
      units.set(chance.of(beside), plainUnit('south', 'pawn'));
      units.set(chance.of(beside), plainUnit('south', 'sage'));
      units.set(queen, plainUnit('south', 'queen'));
      // Nobody journeys: a change of places is all that can be done.
      const none = { journey: [], less: false, deed: [], hex: [] };
      const book = { pawn: none, sage: none, knight: none, rook: none, queen: none, king: none };
      const players = { ...position.players, south: { ...position.players.south, book } };
      check({ ...position, players, units }, 'south', 1, { south: 4, north: 4 });
    }
  });

  test('FO-1: a board on which somebody has won is worth all or nothing, and nobody looks further', () => {
    for (const position of narrow.slice(0, 6))
      for (const side of ['south', 'north'] as const) {
        const search = new Search(sight, ground({ south: 6, north: 6 }));
        expect(search.still(position, side, side, side)).toBe(1);
        expect(search.value(position, side, side, 2)).toBe(1);
        expect(search.value(position, rivalOf(side), side, 2)).toBe(-1);
        expect(search.boards).toBe(3);
      }
  });

  test('HX-6: a ladder that ends goes on to the Quarry beside it, else to a royal, else to the first; each takes its own', () => {
    const on = (side: Side, kind: Kind, more: Partial<Unit> = {}): Unit => plainUnit(side, kind, more);
    const [base] = ofClan(atMost(0), 'south', 'hexen', 1);
    const restarts = (...placed: readonly (readonly [string, Unit])[]) => {
      const units = new Standings(placed.map(([at, unit]) => [squareNamed.get(at)!, unit] as const));
      return [...restartsOf({ ...base!, units }, 'south')].map(([from, to]) => [nameOf(from), nameOf(to)]);
    };
    const ends = on('north', 'pawn', { ladder: 1 });
    const quarry = on('north', 'pawn', { quarry: true });
    expect(restarts(['d4', ends], ['d5', on('north', 'pawn')], ['e5', quarry])).toEqual([['d4', 'e5']]);
    expect(restarts(['d4', ends], ['c4', on('north', 'pawn')], ['d5', on('north', 'pawn')])).toHaveLength(1);
    expect(restarts(['d4', ends], ['f6', quarry])).toEqual([]);
    expect(restarts(['d4', on('north', 'pawn', { ladder: 2 })], ['d5', quarry])).toEqual([]);
    expect(restarts(['d4', on('north', 'pawn')], ['d5', quarry])).toEqual([]);
    // Two that end beside one: the second goes elsewhere, or nowhere.
    const two = restarts(['d4', ends], ['d6', ends], ['d5', quarry]);
    expect(two.filter(([, to]) => to === 'd5')).toHaveLength(1);
  });

  test('WB-9: a pawn that comes into its Seat loses its ladder on the board that is looked at', () => {
    const [base] = ofClan(atMost(0), 'south', 'wibo', 1);
    const came: number[] = [];
    for (const law of [true, false])
      for (const { name } of squares.map(square => ({ name: nameOf(square) }))) {
        const pawn = plainUnit('south', 'pawn', { ladder: 2 });
        const units = new Standings<Unit>([[squareNamed.get(name)!, pawn]]);
        const players = { ...base!.players, south: { ...base!.players.south, law } };
        for (const value of [1, 2, 3, 4, 5, 6, 7, 8])
          for (const { course } of journeysAfter({ ...base!, players, units }, 'south', value))
            for (const [at, unit] of course.units) {
              const rests = law && seatOf('south').includes(at);
              expect(unit.ladder, `${name} to ${nameOf(at)}`).toBe(rests ? 0 : 2);
              if (rests) came.push(at);
            }
      }
    expect(came.length).toBeGreaterThan(0);
  });

  test('HX-1, HX-5: a turn whose counters end the duel is won before anybody journeys', () => {
    const [base] = ofClan(atMost(0), 'south', 'hexen', 1);
    const players = { ...base!.players, south: { ...base!.players.south, quarryDown: 1 } };
    const turn = (ladder: number): number => {
      const units = new Standings<Unit>([
        [squareNamed.get('d4')!, plainUnit('north', 'pawn', { quarry: true, ladder })],
      ]);
      return new Search(sight, ground({ south: 6, north: 6 })).turn({ ...base!, players, units }, 'south', 1);
    };
    expect(turn(1)).toBe(1);
    expect(turn(2)).toBeLessThan(1);
  });

  test('a look that may see no board further counts the one before it', () => {
    const [position] = narrow;
    const search = new Measured({ ...sight, boards: 0 }, ground({ south: 6, north: 6 }));
    const now = search.still(position!, null, 'south', 'north');
    expect(search.value(position!, null, 'south', 3)).toBe(now);
  });
});

describe('a turn that ends the duel', () => {
  const homes = (side: Side, pawns: number, more: readonly (readonly [number, Unit])[] = []): Position => {
    const [sample] = ofClan(samples, side, 'wibo', 1);
    const seats = seatOf(side).slice(0, pawns);
    const units = new Standings([...seats.map(at => [at, plainUnit(side, 'pawn')] as const), ...more]);
    return { ...sample!, units };
  };
  const worth = (position: Position, side: Side): number =>
    new Search(sight, ground({ south: 6, north: 6 })).value(position, null, side, 0);

  test.each(['south', 'north'] as const)('WB-1: %s wins with six pawns of its own in its own Seat', side => {
    const rival = side === 'south' ? 'north' : 'south';
    const [, , , , , , sixth] = seatOf(side);
    expect(worth(homes(side, 6), side)).toBe(1);
    expect(worth(homes(side, 7), side)).toBe(1);
    expect(worth(homes(side, 5), side)).toBeLessThan(1);
    for (const other of [plainUnit(side, 'sage'), plainUnit(rival, 'pawn')])
      expect(worth(homes(side, 5, [[sixth!, other]]), side)).toBeLessThan(1);
    const elsewhere = seatOf(rival).map(at => [at, plainUnit(side, 'pawn')] as const);
    expect(worth(homes(side, 0, elsewhere), side)).toBeLessThan(1);
    const { players, ...board } = homes(side, 7);
    const swapped = {
      ...board,
      players: { ...players, [side]: { ...players[side], clan: 'huldra' } },
    } as const;
    expect(worth(swapped, side)).toBeLessThan(1);
  });
});
