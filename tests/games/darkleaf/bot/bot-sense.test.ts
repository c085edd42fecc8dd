import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Clan,
  type ClanBook,
  type Kind,
  kinds,
  type Player,
  type Position,
  royalOf,
  type Unit,
} from '../../../../src/games/darkleaf/rules/board/position';
import {
  nameOf,
  rivalOf,
  type Side,
  squareNamed,
  squares,
} from '../../../../src/games/darkleaf/rules/board/square';
import { Standings } from '../../../../src/games/darkleaf/rules/board/standings';
import { type Outlook, sense } from '../../../../src/games/darkleaf/rules/bot/sense';
import { caseOf, plainUnit } from '../cases';
import { hunts } from '../slow/deeds';
import { positions } from '../slow/positions';
import {
  dirs,
  far,
  inSeat,
  onEdge,
  type Side as SlowSide,
  type Unit as SlowUnit,
  step,
  World,
} from '../slow/world';

const all = [1, 2, 3, 4, 5, 6, 7, 8];
const unitBook = { journey: all, less: false, deed: all, hex: [] };
const book = Object.fromEntries(kinds.map(kind => [kind, unitBook])) as unknown as ClanBook;
const player = (clan: Clan): Player => ({ clan, book, law: false, quarryDown: 0, risen: false });
type Placed = readonly [at: string, unit: Unit];
const board = (
  south: Clan,
  north: Clan,
  placed: readonly Placed[],
  more: Partial<Position> = {},
): Position => ({
  players: { south: player(south), north: player(north) },
  units: new Standings(placed.map(([at, unit]) => [squareNamed.get(at)!, unit] as const)),
  reclaimed: new Set(),
  gardens: new Map(),
  ...more,
});
const outlook = (next: Side, bone = 6, seen = true): Outlook => ({
  next,
  bones: { south: bone, north: bone },
  sees: { south: seen, north: seen },
});
const worth = (position: Position, side: Side = 'south'): number => sense(position, side, outlook('south'));
const names = squares.map(nameOf);

describe('an army', () => {
  // No path of a clan goes by these units: the Erde's own lies in the centre, and the rival has nobody.
  const alone = (at: string, kind: Kind, more: Partial<Unit> = {}): number =>
    worth(board('erde', 'huldra', [[at, plainUnit('south', kind, more)]]));

  test.each(kinds)(
    'a %s more is worth something on every square, less so while it is held, more with an aura',
    kind => {
      const without = worth(board('erde', 'huldra', []));
      for (const at of names) {
        expect(alone(at, kind)).toBeGreaterThan(without);
        expect(alone(at, kind, { held: true })).toBeLessThan(alone(at, kind));
        expect(alone(at, kind, { held: true })).toBeGreaterThan(without);
        expect(alone(at, kind, { auras: ['ripple'] })).toBeGreaterThan(alone(at, kind));
      }
    },
  );

  test('WB-9: who rests in stasis is held by nothing else', () => {
    const still = (at: string, held: boolean): number => {
      const { players, ...rest } = board('wibo', 'huldra', [[at, plainUnit('south', 'pawn', { held })]]);
      return worth({ ...rest, players: { ...players, south: { ...players.south, law: true } } });
    };
    expect(still('c1', true)).toBe(still('c1', false));
    expect(still('c2', true)).toBeLessThan(still('c2', false));
  });

  test('what is good for one side is as bad for the other, and the board may be turned round', () => {
    const turned = ({ players, units, reclaimed, gardens }: Position): Position => ({
      players: { south: players.north, north: players.south },
      units: new Standings(
        [...units].map(([at, unit]) => [63 - at, { ...unit, side: rivalOf(unit.side) }] as const),
      ),
      reclaimed: new Set([...reclaimed].map(at => 63 - at)),
      gardens: new Map([...gardens].map(([at, count]) => [63 - at, count])),
    });
    for (const position of fc.sample(positions, { seed: 51, numRuns: 60 })) {
      const here = sense(position, 'south', outlook('north', 8));
      expect(sense(position, 'north', outlook('north', 8))).toBeCloseTo(-here, 9);
      expect(sense(turned(position), 'north', outlook('south', 8))).toBeCloseTo(here, 9);
    }
  });
});

/** The faces with which a side of these clans takes a step on its path by one unit from where it stands. */
function facesThatScore(world: World, side: SlowSide, bone: number): number {
  const royal = world.royal(side === 'south' ? 'north' : 'south');
  if (!royal || world.shield(royal)) return 0;
  const seen = (unit: SlowUnit): { readonly dir: number; readonly far: number }[] =>
    dirs.flatMap(dir => {
      let here = step(side, unit.at, dir);
      for (let n = 1; here !== undefined; n++) {
        if (here === royal.at) return [{ dir, far: n }];
        if (world.at(here)) return [];
        here = step(side, here, dir);
      }
      return [];
    });
  const free = world.of(side).filter(unit => !unit.held);
  const faces = Array.from({ length: bone }, (_, i) => i + 1);
  const comesUpon = (unit: SlowUnit, face: number): boolean => {
    const { journey, less } = world.book(unit);
    return seen(unit).some(one => journey.includes(one.dir) && (less ? one.far <= face : one.far === face));
  };
  const count = (holds: (unit: SlowUnit, face: number) => boolean): number =>
    faces.filter(face => free.some(unit => holds(unit, face))).length;
  switch (world.clan(side)) {
    case 'huldra':
      return count((unit, face) => hunts(world, unit, unit.at, face).includes(royal.at));
    case 'ferrymen':
      return count((unit, face) => world.book(unit).deed.length > 0 && comesUpon(unit, face));
    default: {
      const beside = (unit: SlowUnit): boolean =>
        seen(unit).some(one => one.far === 1 && world.book(unit).deed.includes(one.dir));
      const need = world.law(side, 'murg') ? 5 : 6;
      const killer = (unit: SlowUnit): boolean => unit.kind === 'sage' && unit.auras.includes('assassin');
      return Math.max(
        count((unit, face) => face >= need && beside(unit)),
        count((unit, face) => killer(unit) && comesUpon(unit, face)),
      );
    }
  }
}

describe('a step on the path that can be taken next', () => {
  const samples = fc.sample(positions, { seed: 52, numRuns: 900 });
  test.each(['huldra', 'murg', 'ferrymen'] as const)(
    'FO-2: %s: it counts as much as it is likely, and twice so to who is next',
    clan => {
      const rates = new Map<string, number>();
      let scoring = 0;
      for (const [i, position] of samples.entries())
        for (const side of ['south', 'north'] as const) {
          if (position.players[side].clan !== clan) continue;
          const bone = 4 + (i % 8);
          const world = new World(caseOf(position));
          const rival = rivalOf(side);
          const royal = world.royal(rival);
          for (const next of ['south', 'north'] as const) {
            const at = (seen: boolean): number =>
              sense(position, side, {
                next,
                bones: { south: bone, north: bone },
                sees: { [side]: seen, [rival]: false } as Record<Side, boolean>,
              });
            const more = at(true) - at(false);
            const faces = facesThatScore(world, side, bone);
            if (faces === 0) {
              expect(more).toBeCloseTo(0, 9);
              continue;
            }
            scoring += 1;
            expect(more).toBeGreaterThan(0);
            const isEdge = clan === 'ferrymen' && onEdge(royal!.at);
            const kind = [next === side, clan === 'murg' ? '' : royal!.marks, isEdge].join();
            const rate = (more * bone) / faces;
            expect(rate).toBeCloseTo(rates.get(kind) ?? rate, 9);
            rates.set(kind, rate);
          }
        }
      expect(scoring).toBeGreaterThan(30);
      for (const [kind, rate] of rates)
        if (kind.startsWith('true') && rates.has(kind.replace('true', 'false')))
          expect(rate).toBeGreaterThan(rates.get(kind.replace('true', 'false'))!);
    },
  );
});

describe('how near the end of each path is', () => {
  test('FL-6: the nearer the rival royal to an edge, the better for Ferrymen', () => {
    const at = (square: string): number =>
      worth(board('ferrymen', 'huldra', [[square, plainUnit('north', 'queen')]]));
    const inward = (square: string): number =>
      names.filter(onEdge).reduce((least, edge) => Math.min(least, far(edge, square)), 9);
    for (const a of names)
      for (const b of names) {
        if (inward(a) === inward(b)) expect(at(a)).toBeCloseTo(at(b), 9);
        else expect(at(a) > at(b)).toBe(inward(a) < inward(b));
      }
  });

  test.each([
    ['huldra', 3],
    ['ferrymen', 2],
  ] as const)('HU-1, FL-6: %s gain by each mark of the rival royal', (clan, most) => {
    const at = (marks: number): number =>
      worth(board(clan, 'hexen', [['d4', plainUnit('north', royalOf.hexen, { marks })]]));
    for (let marks = 1; marks < most; marks++) expect(at(marks)).toBeGreaterThan(at(marks - 1));
  });

  test.each(['huldra', 'murg', 'ferrymen'] as const)(
    '%s gain by standing nearer to the rival royal',
    clan => {
      // A unit without a way or a deed: nothing but its place counts. Its own place in the army is a ring of the centre.
      const bare = { ...book, pawn: { journey: [], less: false, deed: [], hex: [] } };
      const { players, ...rest } = board(clan, 'hexen', []);
      const at = (square: string): number =>
        worth({
          ...rest,
          players: { ...players, south: { ...players.south, book: bare } },
          units: new Standings([
            [squareNamed.get('a1')!, plainUnit('north', 'queen')],
            [squareNamed.get(square)!, plainUnit('south', 'pawn')],
          ]),
        });
      for (const [near, away] of ['b2 g7', 'c3 f6', 'b1 b8', 'a2 h2', 'c2 c7'].map(one => one.split(' ')))
        expect(at(near!)).toBeGreaterThan(at(away!));
    },
  );

  test('ER-1, ER-2: Erde gain by a square that is Reclaimed, a pawn that waits on one that is not, a king on his way', () => {
    const erde = (placed: readonly Placed[], reclaimed: readonly string[] = []): number =>
      worth(
        board('erde', 'wibo', placed, { reclaimed: new Set(reclaimed.map(one => squareNamed.get(one)!)) }),
      );
    const centre = ['d4', 'd5', 'e4', 'e5'];
    for (let taken = 1; taken <= 4; taken++)
      expect(erde([], centre.slice(0, taken))).toBeGreaterThan(erde([], centre.slice(0, taken - 1)));
    const pawn = (at: string): Placed => [at, plainUnit('south', 'pawn')];
    for (const [near, away] of ['d4 d3', 'd3 d2', 'c3 b2', 'b2 a1'].map(one => one.split(' ')))
      expect(erde([pawn(near!)])).toBeGreaterThan(erde([pawn(away!)]));
    // No pawn is of use where all is taken, but for its place.
    expect(erde([pawn('d4')], ['d4']) - erde([], ['d4'])).toBeLessThan(erde([pawn('d4')]) - erde([]));
    // Only a pawn reclaims.
    const sage = (at: string): number => erde([[at, plainUnit('south', 'sage')]]);
    expect(erde([pawn('d4')]) - erde([pawn('a1')])).toBeGreaterThan(sage('d4') - sage('a1') + 1);
    const king = (at: string): Placed => [at, plainUnit('south', 'king')];
    for (const [near, away] of ['d3 d2', 'd2 d1', 'c3 b2', 'f6 g6', 'd6 d7'].map(one => one.split(' ')))
      for (const taken of [0, 2, 4])
        expect(erde([king(near!)], centre.slice(0, taken))).toBeGreaterThan(
          erde([king(away!)], centre.slice(0, taken)),
        );
  });

  test.each(['south', 'north'] as const)(
    'WB-1: Wibo of the %s gain by each pawn nearer to their Seat, most by one in it',
    side => {
      const wibo = (list: readonly string[]): number => {
        const placed = list.map((at): Placed => [at, plainUnit(side, 'pawn')]);
        return sense(
          board(side === 'south' ? 'wibo' : 'murg', side === 'south' ? 'murg' : 'wibo', placed),
          side,
          outlook('south'),
        );
      };
      const ranks = side === 'south' ? [1, 2, 3, 4, 5, 6, 7, 8] : [8, 7, 6, 5, 4, 3, 2, 1];
      const seat = [...'abcdefgh'].map(file => `${file}${ranks[0]}`);
      expect(seat.every(at => inSeat(side, at))).toBe(true);
      // The a-file: each rank of it lies as far from the centre as its mirror rank.
      for (const [near, away] of [
        [0, 7],
        [1, 6],
        [2, 5],
        [3, 4],
      ] as const)
        expect(wibo([`a${ranks[near]}`])).toBeGreaterThan(wibo([`a${ranks[away]}`]));
      const gains = seat.map((_, n) => wibo(seat.slice(0, n + 1)) - wibo(seat.slice(0, n)));
      for (const gain of gains) expect(gain).toBeGreaterThan(0);
      expect(Math.min(...gains.slice(3, 6))).toBeGreaterThan(Math.max(...gains.slice(0, 3)));
    },
  );

  describe('HX-1: Hexen', () => {
    const hexen = (
      placed: readonly Placed[],
      gardens: Readonly<Record<string, number>> = {},
      down = 0,
    ): number => {
      const { players, ...rest } = board('hexen', 'ferrymen', placed);
      return worth({
        ...rest,
        players: { ...players, south: { ...players.south, quarryDown: down } },
        gardens: new Map(Object.entries(gardens).map(([at, count]) => [squareNamed.get(at)!, count])),
      });
    };
    const rival = (at: string, more: Partial<Unit> = {}): Placed => [at, plainUnit('north', 'knight', more)];

    test('HX-3, HX-5: a garden counts for whom it reaches, the more the sooner it comes up', () => {
      for (const at of names) {
        const bare = hexen([rival(at)]);
        const counts = [1, 2, 3].map(count => hexen([rival(at)], { d4: count }));
        if (far(at, 'd4') > 1) for (const worth of counts) expect(worth).toBeCloseTo(bare, 9);
        else {
          const down = [...counts, bare];
          expect(down).toEqual(down.toSorted((a, b) => b - a));
          expect(new Set(down).size).toBe(4);
        }
      }
    });

    test('HX-6: a ladder counts for its bearer, the more the nearer its end, and for a Quarry beside it', () => {
      const [none, two, one] = [0, 2, 1].map(ladder => hexen([rival('d4', { ladder })]));
      expect([one! > two!, two! > none!]).toEqual([true, true]);
      const beside = (at: string, ladder: number): number =>
        hexen([rival('d4', { quarry: true }), rival(at, { ladder })]);
      const gain = (at: string, ladder: number): number => beside(at, ladder) - beside(at, 0);
      for (const ladder of [1, 2])
        for (const at of names) {
          if (far(at, 'd4') === 0) continue;
          const plain = gain('h8', ladder);
          if (far(at, 'd4') === 1) expect(gain(at, ladder)).toBeGreaterThan(plain + 0.01);
          else expect(gain(at, ladder)).toBeCloseTo(plain, 9);
        }
    });

    test('VQ-4: each Quarry that is down counts, and the second is hunted for more than the first', () => {
      expect(hexen([], {}, 1)).toBeGreaterThan(hexen([]));
      const hunted = (down: number): number =>
        hexen([rival('d4', { quarry: true, ladder: 1 })], {}, down) -
        hexen([rival('d4', { quarry: true })], {}, down);
      expect(hunted(1)).toBeGreaterThan(hunted(0));
      expect(hunted(0)).toBeGreaterThan(hexen([rival('d4', { ladder: 1 })]) - hexen([rival('d4')]));
    });

    test('VQ-1: whoever is invulnerable is worth less of a hunt', () => {
      const of = (kind: Kind): number => {
        const at = (ladder: number): number =>
          hexen([['d4', plainUnit('north', kind, { quarry: true, ladder })]]);
        return at(1) - at(0);
      };
      expect(of('rook')).toBeLessThan(of('knight'));
      // A shield may fall: it is never good for Hexen to spare whom it covers.
      expect(of('rook')).toBeGreaterThan(0);
    });
  });
});
