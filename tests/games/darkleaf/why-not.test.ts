import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Clan, ClanBook, Kind } from '../../../src/games/darkleaf/rules/board/position';
import { invulnerable, shieldingRooks } from '../../../src/games/darkleaf/rules/board/standing';
import { deedSays, deedsOf, morphsOf } from '../../../src/games/darkleaf/rules/deeds/deeds';
import type { Command } from '../../../src/games/darkleaf/rules/duel/commands/commands';
import type { Duel, UnitData } from '../../../src/games/darkleaf/rules/duel/model';
import { shieldAt } from '../../../src/games/darkleaf/rules/duel/queries/why-not';
import { newTurn } from '../../../src/games/darkleaf/rules/duel/turn-of';
import type { SkillId } from '../../../src/games/darkleaf/rules/skills/names';
import { passingDuel } from '../../../src/games/darkleaf/table/duels';
import { duelHand } from '../../../src/games/darkleaf/table/hand';
import '../../../src/games/darkleaf/words/learn';
import { say } from '../../../src/ui/words/say';
import { begun, sent } from './duel-of';
import { positions } from './slow/positions';

type Told = Readonly<Record<string, string>>;
/** The sides of every bone here. */
const bone = 8;
const all = [1, 2, 3, 4, 5, 6, 7, 8];
const plain = { journey: all, less: false, deed: all, hex: [] };
const book = (told: Partial<ClanBook> = {}): ClanBook => ({
  ...{ pawn: plain, sage: plain, knight: plain, rook: plain, queen: plain, king: plain },
  ...told,
});
/** 'd4': 'pawn', a rival with a minus; 'pawn held', 'sage pivot'. */
function unitOf(told: string): UnitData {
  const [name = '', more = ''] = told.split(' ');
  const rival = name.startsWith('-');
  return {
    side: rival ? 'north' : 'south',
    kind: name.replace('-', '') as Kind,
    auras: more === 'assassin' ? [more] : [],
    ...{ marks: 0, quarry: false, ladder: 0, held: more === 'held' },
  };
}

interface Setting {
  readonly clans: readonly [Clan, Clan];
  readonly units: Told;
  readonly books?: Partial<ClanBook>;
  readonly rivals?: Partial<ClanBook>;
  readonly more?: Partial<Duel>;
  readonly first?: readonly Command[];
  readonly taps: readonly string[];
}

/** What is refused once some squares were tapped. */
function said({ clans: [a, b], units, books, rivals, more, first = [], taps }: Setting) {
  const start = begun(a, b);
  const bookOf = (side: 'south' | 'north') => ({
    ...start.seats[side],
    pool: Array.from({ length: 6 }, () => bone),
    book: { ...start.seats[side].book, bone, units: book(side === 'south' ? books : rivals) },
  });
  const duel: Duel = {
    ...start,
    quarryDue: false,
    seats: { south: bookOf('south'), north: bookOf('north') },
    units: Object.fromEntries(Object.entries(units).map(([at, told]) => [at, unitOf(told)])),
    ...more,
  };
  const table = passingDuel(sent(duel, ...first), say);
  const hand = duelHand(table);
  for (const at of taps) hand.onSquare(at);
  const why = table.refusal.value;
  return why && { code: why.code, rule: why.rule, says: say(why.message) };
}
const rolled = (value: number): Command => ({ do: 'roll', bone, value });
const north = (value: number): Command[] => [{ do: 'pass-turn' }, rolled(value)];
const deed: Command = { do: 'act', action: { do: 'deed', unit: 'c5', targets: ['c6'] } };
const morph: Command = { do: 'declare', intent: 'deed', unit: 'c5', targets: ['c6'] };
const journeyed: Command = { do: 'act', action: { do: 'journey', unit: 'c3', to: 'c5' } };

describe('every square that cannot be tapped says why', () => {
  test.each<[string, Setting, string, string]>([
    [
      'JO-6: a unit that can go nowhere at all',
      {
        clans: ['murg', 'huldra'],
        units: { a1: 'pawn', a2: 'pawn', b2: 'pawn', b1: 'pawn' },
        first: [rolled(1)],
        taps: ['a1', 'a5'],
      },
      'distance',
      'JO-1',
    ],
    [
      'UN-5: a held unit',
      {
        clans: ['hexen', 'erde'],
        units: { a1: 'pawn held', h1: 'pawn' },
        first: [rolled(1)],
        taps: ['a1', 'a4'],
      },
      'held',
      'UN-5',
    ],
    [
      'JO-2: a rival upon whom nobody lands',
      {
        clans: ['erde', 'huldra'],
        units: { a1: 'pawn', a4: '-pawn' },
        first: [rolled(3)],
        taps: ['a1', 'a4'],
      },
      'occupied',
      'JO-2',
    ],
    [
      'MU-4: a sage before a rook',
      {
        clans: ['murg', 'huldra'],
        units: { a1: 'sage', a4: '-rook' },
        first: [rolled(3)],
        taps: ['a1', 'a4'],
      },
      'invulnerable',
      'VQ-1',
    ],
    [
      'MU-4: a sage before a royal, without Assassin',
      {
        clans: ['murg', 'huldra'],
        units: { a1: 'sage', a4: '-queen' },
        first: [rolled(3)],
        taps: ['a1', 'a4'],
      },
      'royal',
      'MU-4',
    ],
    [
      'FL-4: nobody can be pushed away',
      {
        clans: ['ferrymen', 'wibo'],
        units: { a4: '-pawn', a1: 'pawn' },
        first: [{ do: 'law', side: 'south', now: true }, ...north(3)],
        taps: ['a4', 'a1'],
      },
      'flow',
      'FL-4',
    ],
    [
      'HU-3: further than the value',
      { clans: ['murg', 'huldra'], units: { a6: '-pawn', a1: 'pawn' }, first: north(3), taps: ['a6', 'a1'] },
      'exactly',
      'HU-3',
    ],
    [
      'HU-3: somebody between',
      {
        clans: ['murg', 'huldra'],
        units: { a6: '-pawn', a4: '-sage', a3: 'pawn' },
        first: north(3),
        taps: ['a6', 'a3'],
      },
      'blocked',
      'HU-3',
    ],
    [
      'HU-3: no direction of the deed',
      {
        clans: ['erde', 'huldra'],
        units: { a6: '-pawn', d6: 'pawn' },
        rivals: { pawn: { ...plain, deed: [1] } },
        first: north(3),
        taps: ['a6', 'd6'],
      },
      'aim',
      'HU-3',
    ],
    [
      'MU-2: a target that is not beside the unit',
      {
        clans: ['murg', 'huldra'],
        units: { a1: 'pawn', a2: '-pawn', d6: '-pawn' },
        taps: ['a1', 'd6'],
      },
      'beside',
      'MU-2',
    ],
    [
      'MU-2: a target in no direction of the deed',
      {
        clans: ['murg', 'huldra'],
        units: { b2: 'pawn', b3: '-pawn', c2: '-pawn' },
        books: { pawn: { ...plain, deed: [1] } },
        taps: ['b2', 'c2'],
      },
      'aim',
      'MU-2',
    ],
    [
      'VQ-2: a target that is invulnerable, before the roll',
      { clans: ['murg', 'huldra'], units: { b2: 'pawn', b3: '-pawn', c2: '-rook' }, taps: ['b2', 'c2'] },
      'invulnerable',
      'VQ-1',
    ],
    [
      'TU-6: anything else than the deed that was declared',
      {
        clans: ['murg', 'huldra'],
        units: { b2: 'knight', b3: '-pawn', c2: '-pawn', h1: 'pawn' },
        first: [{ do: 'declare', intent: 'deed', unit: 'b2', targets: ['b3', 'c2'] }, rolled(5)],
        taps: ['b2', 'h8'],
      },
      'intent',
      'TU-6',
    ],
    [
      'WB-3: a rival in no direction of the Morph',
      {
        clans: ['wibo', 'huldra'],
        units: { c3: 'pawn', c6: '-sage', d6: '-pawn' },
        books: { pawn: { ...plain, deed: [1, 3, 5, 7] } },
        first: [rolled(2), journeyed],
        taps: ['c5', 'd6'],
      },
      'aim',
      'WB-3',
    ],
    [
      'WB-5: a retreat by a distance that was not rolled',
      {
        clans: ['wibo', 'huldra'],
        units: { c3: 'pawn', c6: '-sage' },
        first: [rolled(2), journeyed, morph, rolled(3), deed, rolled(4)],
        taps: ['e4'],
      },
      'distance',
      'JO-1',
    ],
    [
      'SU-4: a royal is no Quarry',
      {
        clans: ['hexen', 'erde'],
        units: { a8: '-king', b8: '-pawn', c8: '-pawn' },
        more: { quarryDue: true },
        taps: ['a8'],
      },
      'quarryRoyal',
      'SU-4',
    ],
    [
      'SU-4: somebody too near',
      {
        clans: ['hexen', 'erde'],
        units: { a3: '-pawn', b8: '-pawn', c8: '-pawn' },
        more: { quarryDue: true },
        taps: ['a3'],
      },
      'quarryFar',
      'SU-4',
    ],
  ])('%s', (_, setting, code, rule) => {
    const why = said(setting);
    expect([why?.code, why?.rule]).toEqual([code, rule]);
    expect(why?.says).not.toMatch(/darkleaf|undefined/);
  });

  const gift = (skill: SkillId): Partial<Duel> => ({
    turn: { ...newTurn('south', false), phase: 'end', gift: skill },
  });
  test.each<[string, Setting, string, string]>([
    [
      'VQ-2: Sink spares whoever is invulnerable',
      { clans: ['erde', 'huldra'], units: { a1: 'king', d8: '-rook' }, more: gift('sink'), taps: ['d8'] },
      'invulnerable',
      'VQ-1',
    ],
    [
      'VQ-6: Sink spares an own royal that the rival hunts',
      { clans: ['erde', 'huldra'], units: { a1: 'king', d8: '-pawn' }, more: gift('sink'), taps: ['a1'] },
      'royal',
      'MU-4',
    ],
    [
      'UN-5: nobody relocates a unit that is held',
      {
        clans: ['hexen', 'huldra'],
        units: { a1: 'pawn held', d8: '-pawn' },
        more: gift('hocVult'),
        taps: ['a1'],
      },
      'held',
      'UN-5',
    ],
    [
      'PL-2: nobody but Erde’s is put on a Reclaimed square',
      {
        clans: ['hexen', 'erde'],
        units: { a1: 'pawn', d8: '-king' },
        more: { ...gift('hocVult'), reclaimed: ['d4'] },
        taps: ['a1', 'd4'],
      },
      'place',
      'PL-1',
    ],
    [
      'WB-8: spores move pawns alone',
      { clans: ['wibo', 'huldra'], units: { a1: 'sage', d8: '-pawn' }, more: gift('spores'), taps: ['a1'] },
      'target',
      'TU-3',
    ],
  ])('%s', (_, setting, code, rule) => {
    const why = said(setting);
    expect([why?.code, why?.rule]).toEqual([code, rule]);
  });

  test('VQ-1: a shield names the neighbors that give it, and the clan that it holds against', () => {
    const shield = (a: Clan, b: Clan, units: Told, at: string, law = false) => {
      const duel = { ...begun(a, b), quarryDue: false };
      const stood = sent(
        { ...duel, units: Object.fromEntries(Object.entries(units).map(([on, told]) => [on, unitOf(told)])) },
        { do: 'law', side: 'south', now: law },
      );
      const text = shieldAt(stood, at);
      return text && say(text);
    };
    expect([
      shield('erde', 'huldra', { c4: 'rook', c5: 'sage' }, 'c5'),
      shield('erde', 'huldra', { c4: 'rook', d5: 'rook', c5: 'sage' }, 'c5'),
      shield('erde', 'huldra', { c4: 'rook', h8: 'rook', c5: 'sage' }, 'c5'),
      shield('erde', 'huldra', { b4: 'rook', c5: 'sage' }, 'c5'),
      shield('wibo', 'huldra', { b4: 'rook', c5: 'pawn' }, 'c5'),
      shield('wibo', 'huldra', { c1: 'pawn' }, 'c1', true),
      shield('hexen', 'erde', { d8: '-king' }, 'd8'),
      shield('erde', 'huldra', { c4: 'rook' }, 'c4'),
    ]).toEqual([
      'Lock Arms: the rook on c4 neighbors it, all in the Woods.',
      'Lock Arms: the rooks on c4 and d5 neighbor it, all in the Woods.',
      'Lock Arms: the rook on c4 neighbors it, all in the Woods.',
      undefined,
      'Biotic Refuge: it stands diagonal to the rook on b4.',
      'The Endless: it stands in stasis in its own Seat.',
      'Thick Skin: Hexen do not go for royals.',
      'A rook is never vanquished.',
    ]);
  });

  test('HU-3, MU-2, WB-3, VQ-1: a rival is a target, or it is said why not, and the reason is true', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 1, max: 8 }), (position, value) => {
        for (const side of ['south', 'north'] as const) {
          const { clan } = position.players[side];
          if (clan !== 'huldra' && clan !== 'murg' && clan !== 'wibo') continue;
          const all = [...position.units];
          const deeds = deedsOf(position, side, value);
          for (const [from, unit] of all) {
            if (unit.side !== side) continue;
            const own = clan === 'wibo' ? morphsOf(position, side, from) : deeds;
            for (const [to, rival] of all) {
              if (rival.side === side) continue;
              const may = own.some(deed => deed.unit === from && deed.targets.join() === `${to}`);
              const says = deedSays(position, from, to, value);
              if (!may) expect(says).toBeDefined();
              if (may) expect(['aim', 'blocked']).toContain(says);
              if (says === 'invulnerable') expect(invulnerable(position, rival, to)).toBeDefined();
              const why = invulnerable(position, rival, to);
              const rooks = shieldingRooks(position, rival, to);
              expect(rooks.length > 0).toBe(why === 'lockArms' || why === 'refuge');
            }
          }
        }
      }),
      { seed: 53, numRuns: 60 },
    );
  });
});
