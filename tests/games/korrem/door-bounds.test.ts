import { describe, expect, it } from 'vitest';
import { parseBattleCommand } from '../../../src/games/korrem/door/battle';
import { parseWorldCommand } from '../../../src/games/korrem/door/world';
import { memberOf } from '../../../src/games/korrem/sample/short-game';
import { fighter } from './slow/reign';

const letters = (n: number): string => 'x'.repeat(n);
const many = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);
const card = (more: object) => ({ ...fighter('a', 'ours', [0, 0]), ...more });
const member = (more: object) => ({
  ...memberOf('a', { name: 'A', attack: 1, defense: 0, health: 3, speed: 2 }),
  ...more,
});
const quest = (more: object) => ({
  ...{ do: 'quest', nation: 'n' },
  quest: { name: 'Q', colour: 'empire', count: 0, goal: 2, points: 1, again: false, ...more },
});
const ability = (more: object) =>
  card({
    abilities: [
      {
        name: 'A',
        on: [],
        target: 'E',
        ranged: false,
        damage: 1,
        works: 8,
        ready: true,
        last: null,
        ...more,
      },
    ],
  });

/** Least and most of what a number, a list or a text may be. */
type Row = readonly [name: string, make: (n: number) => unknown, low: number, high: number];

const battle: readonly Row[] = [
  ['an NPC’s roll', n => ({ do: 'npc', roll: n }), 0, 99],
  ['a player’s D8', n => ({ do: 'd8', roll: n }), 1, 8],
  ['hearts', n => ({ do: 'attract', by: 'a', on: 'b', hearts: n }), 0, 12],
  ['a sum', n => ({ do: 'sum', on: 'a', damage: n, piercing: false }), 0, 9999],
  ['what is saved', n => ({ do: 'dodged', saved: n }), 0, 9999],
  ['a cell to the east', n => ({ do: 'walk', id: 'a', to: [n, 0] }), -200, 200],
  ['a cell to the south', n => ({ do: 'walk', id: 'a', to: [0, n] }), -200, 200],
  ['letters of an ability', n => ({ do: 'ability', id: 'a', name: letters(n) }), 0, 80],
  ['damage of an ability', n => ({ do: 'place', card: ability({ damage: n }) }), 0, 9999],
  ['faces on which it works', n => ({ do: 'place', card: ability({ works: n }) }), 0, 8],
  ['a number that brings it', n => ({ do: 'place', card: ability({ on: [n] }) }), 1, 8],
];

const world: readonly Row[] = [
  ['the weather', n => ({ do: 'weather', roll: n }), 1, 8],
  ['the first Observer', n => ({ do: 'observer', rolls: { a: n } }), 1, 8],
  ['a meeting', n => ({ do: 'engage', roll: n }), 1, 8],
  ['a landmark', n => ({ do: 'landmark', army: 'a', roll: n }), 1, 8],
  ['an attack', n => ({ do: 'attack', army: 'a', roll: n }), 1, 8],
  ['a retreat', n => ({ do: 'retreat', id: 'b', army: 'a', roll: n }), 1, 8],
  ['turns of a drawn event', n => ({ do: 'card', kind: 'event', name: 'E', lasts: n }), 1, 99],
  ['turns of a played event', n => ({ do: 'play', name: 'E', lasts: n }), 1, 99],
  ['how long a phase took', n => ({ do: 'end', took: n }), 0, 86_400_000],
  ['letters of the saga', n => ({ do: 'saga', text: letters(n) }), 0, 400],
  ['actions', n => ({ do: 'spend', n }), 1, 99],
  ['hexes of a way', n => ({ do: 'move', army: 'a', path: many(n, 'M13') }), 0, 60],
  ['a pile to enlist from', n => ({ do: 'enlist', nation: 'n', pile: n, hex: null }), 0, 40],
  ['a pile to cycle', n => ({ do: 'cycle', pile: n }), 0, 40],
  ['a pile to split', n => ({ do: 'split', nation: 'n', from: n, to: 0, n: 1 }), 0, 40],
  ['a pile to fill', n => ({ do: 'split', nation: 'n', from: 0, to: n, n: 1 }), 0, 40],
  ['cards of a split', n => ({ do: 'split', nation: 'n', from: 0, to: 1, n }), 1, 300],
  [
    'cards that change hands',
    n => ({ do: 'give', from: { army: 'a' }, to: { army: 'b' }, members: many(n, 'm') }),
    0,
    99,
  ],
  [
    'artifacts that do',
    n => ({ do: 'give', from: { army: 'a' }, to: { army: 'b' }, artifacts: many(n, 'm') }),
    0,
    99,
  ],
  ['points that do', n => ({ do: 'give', from: { bank: 'a' }, to: { bank: 'b' }, points: n }), 0, 9999],
  ['points of the table', n => ({ do: 'points', nation: 'n', n, from: 'table' }), -999, 999],
  ['what a quest counts', n => ({ do: 'count', nation: 'n', name: 'q', n }), -99, 99],
  ['letters of a quest', n => ({ do: 'count', nation: 'n', name: letters(n), n: 1 }), 0, 80],
  ['points of an artifact', n => ({ do: 'bazaar', army: 'a', name: 'L', points: n }), 0, 9999],
  ['first phases of a war', n => ({ do: 'war', first: 'a', second: 'b', phases: n }), 1, 8],
  ['cards in a hand', n => ({ do: 'correct', correction: { what: 'hand', nation: 'n', n } }), 0, 9999],
  [
    'letters of a note',
    n => ({ do: 'correct', correction: { what: 'note', nation: 'n', text: letters(n) } }),
    0,
    1000,
  ],
];

describe.each([
  ['a battle', parseBattleCommand, battle],
  ['a whole game', parseWorldCommand, world],
] as const)('the door of %s', (_, parse, rows) => {
  const takes = (command: unknown): boolean => parse(JSON.parse(JSON.stringify(command))).ok;
  it.each(rows)('BP-1, WT-2: %s: so few and so many, and not one less or more', (name, make, low, high) => {
    const length = /letters|hexes|cards that|artifacts that/.test(name);
    expect([name, takes(make(low)), takes(make(high)), takes(make(high + 1))]).toEqual([
      name,
      true,
      true,
      false,
    ]);
    if (!length) expect([takes(make(low - 1)), takes(make(low + 0.5))]).toEqual([false, false]);
  });
});

it('TH-2, VP-3: a card and a quest that are told are whole', () => {
  const takes = (command: unknown): boolean => parseWorldCommand(JSON.parse(JSON.stringify(command))).ok;
  expect(takes({ do: 'recruit', nation: 'n', card: member({}), hex: null })).toBe(true);
  expect(takes({ do: 'recruit', nation: 'n', card: member({ kind: 'ghost' }), hex: null })).toBe(false);
  expect([takes(quest({})), takes(quest({ colour: 'grey' })), takes(quest({ again: 1 }))]).toEqual([
    true,
    false,
    false,
  ]);
});
