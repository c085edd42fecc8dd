import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ability, Card } from '../../../src/games/korrem/rules/battle/card';
import { healthLeft } from '../../../src/games/korrem/rules/battle/card';
import { dangerWithin } from '../../../src/games/korrem/rules/npc/danger';
import { forecast, npcTurn } from '../../../src/games/korrem/rules/npc/turn';
import { runs } from '../../support/samples';
import { ask, card, type Fields, refusedAt } from './ask';
import { slowTurn } from './slow/npcs';

const rok = card('rok', 'npc', [0, 0], {
  health: 12,
  attack: 5,
  flying: true,
  abilities: [
    { name: 'Toss', on: [2, 3, 4], damage: 4 },
    { name: 'Rocks', on: [5, 6], ranged: true, damage: 9, works: 4 },
    { name: 'Slip', target: 'D' },
  ],
});
const company = [
  card('ann', 'red', [0, 3]),
  card('bo', 'red', [1, 3], { health: 7 }),
  card('cy', 'red', [1, 4], { health: 9 }),
];
const firstBoard = [rok, ...company];
const npc = (cards: readonly Fields[], actor: string, roll: number, more: Fields = {}): Fields =>
  ask('npc', { cards, actor, roll, ...more });

describe('the first board', () => {
  it('NA-1, NM-2, NM-4: the Rok takes the nearest in flight, the strongest with rocks', () => {
    const base = {
      target: 'bo',
      at: [0, 2],
      path: [
        [0, 0],
        [0, 2],
      ],
      acts: true,
    };
    expect(ask('forecast', { cards: firstBoard, actor: 'rok' })).toEqual({
      rolls: [
        { on: [1, 7, 8], uses: 'base', ...base, damage: 5, why: ['no-number', 'flies', 'closest', 'health'] },
        { on: [2, 3, 4], uses: 'Toss', ...base, damage: 4, why: ['number', 'flies', 'closest', 'health'] },
        {
          ...{ on: [5, 6], uses: 'Rocks', target: 'cy', at: [0, 0], path: [[0, 0]], acts: true },
          ...{ damage: 9, why: ['number', 'ranged', 'health'] },
        },
      ],
    });
  });

  it('NM-4: a group may take the strongest first', () => {
    const turn = npc(firstBoard, 'rok', 1, { fliers: 'strongest' });
    expect(turn).toMatchObject({ target: 'cy', at: [2, 3], why: ['no-number', 'flies', 'health'] });
  });

  it('NM-5: on foot it goes one space of a way of two, and does not act', () => {
    const walker = { ...rok, flying: false, abilities: [] };
    expect(npc([walker, ...company], 'rok', 1)).toEqual({
      ...{
        uses: 'base',
        target: 'bo',
        at: [0, 1],
        path: [
          [0, 0],
          [0, 1],
        ],
        acts: false,
        damage: 0,
      },
      why: ['no-number', 'walks', 'closest', 'health'],
    });
  });

  it('OD-3: danger over all rolls, with the rocks that work on half of the faces', () => {
    expect(ask('danger', { cards: firstBoard, side: 'npc' })).toEqual({
      danger: [
        { id: 'ann', dies: '0/1', expected: '0/1' },
        { id: 'bo', dies: '0/1', expected: '27/8' },
        { id: 'cy', dies: '1/8', expected: '9/8' },
      ],
    });
  });
});

describe('what an NPC uses', () => {
  const wolf = (more: Fields): Fields => card('wolf', 'npc', [0, 0], more);
  const ann = card('ann', 'red', [0, 1]);
  const bite = { name: 'Bite', on: [1, 2], damage: 3 };
  it.each([
    ['NA-2: disabled does nothing', { states: ['disabled', 'frozen'] }, 8, null, ['disabled']],
    ['NA-2: frozen does nothing', { states: ['frozen'] }, 7, null, ['frozen']],
    ['NA-2: an 8 thaws it, and it does nothing yet', { states: ['frozen', 'undead'] }, 8, null, ['thaws']],
    ['NA-2: undead attacks', { states: ['undead'], abilities: [bite] }, 1, 'base', ['undead', 'at-hand']],
    ['NA-1: its number', { abilities: [bite] }, 2, 'Bite', ['number', 'at-hand']],
    ['NA-1: no number', { abilities: [bite] }, 3, 'base', ['no-number', 'at-hand']],
    [
      'NA-1: a dodge is asked before readiness',
      { abilities: [{ ...bite, target: 'D', ready: false }] },
      1,
      'base',
      ['dodge', 'at-hand'],
    ],
    ['NA-1: not ready', { abilities: [{ ...bite, ready: false }] }, 1, 'base', ['not-ready', 'at-hand']],
    [
      'NA-4: nobody bears an artifact',
      { abilities: [{ ...bite, target: 'A' }] },
      1,
      'base',
      ['number', 'nobody-fits', 'at-hand'],
    ],
    [
      'NA-4: nobody can be attracted',
      { abilities: [{ ...bite, target: 'R' }] },
      1,
      'base',
      ['number', 'nobody-fits', 'at-hand'],
    ],
    [
      'NA-3: its last target is gone',
      { abilities: [{ ...bite, target: 'C', last: 'bo' }] },
      1,
      'Bite',
      ['number', 'at-hand'],
    ],
    [
      'NA-3: it keeps its target',
      { abilities: [{ ...bite, target: 'C', last: 'ann' }] },
      1,
      'Bite',
      ['number', 'same', 'at-hand'],
    ],
  ])('%s', (_, more, roll, uses, why) => {
    expect(npc([wolf(more), ann], 'wolf', roll)).toMatchObject({ uses, why });
  });

  it('NA-3: R is for whom it could attract if they touched', () => {
    const sweet = { type: 'intimacy', score: 3 };
    const cards = [
      wolf({ attraction: sweet, abilities: [{ ...bite, target: 'R', ranged: true }] }),
      card('ann', 'red', [0, 1], { health: 9 }),
      card('bo', 'red', [3, 3], { attraction: sweet }),
    ];
    expect(npc(cards, 'wolf', 1)).toMatchObject({ uses: 'Bite', target: 'bo', why: ['number', 'ranged'] });
  });

  it('NA-5: companions are left out, add-ons are not', () => {
    const bond = (other: string): Fields => ({ bonds: [{ type: 'companionship', with: other }] });
    const cards = [
      wolf(bond('ann')),
      card('ann', 'red', [0, 1], bond('wolf')),
      card('gate', 'red', [3, 0], { kind: 'wall' }),
    ];
    expect(npc(cards, 'wolf', 1)).toMatchObject({
      target: 'gate',
      path: [
        [0, 0],
        [1, 0],
      ],
    });
    expect(npc(cards.slice(0, 2), 'wolf', 1)).toMatchObject({
      ...{ uses: 'base', target: null, acts: false, damage: 0, why: ['no-number', 'stuck'] },
    });
  });

  it.each([
    ['not ranged: who is adjacent', false, 'cub', ['number', 'support', 'health']],
    ['ranged: all of its side', true, 'old', ['number', 'support', 'health']],
  ])('NA-6: support, %s', (_, ranged, target, why) => {
    const cards = [
      wolf({ abilities: [{ name: 'Lick', on: [1], target: 'S', ranged, damage: 4 }] }),
      card('cub', 'npc', [0, -1], { health: 3 }),
      card('old', 'npc', [3, -1], { health: 2 }),
      card('den', 'npc', [1, 0], { kind: 'wall', health: 1 }),
      ann,
    ];
    expect(npc(cards, 'wolf', 1)).toMatchObject({ uses: 'Lick', target, path: [[0, 0]], damage: 0, why });
  });

  it('NA-6: itself before others who are equally weak and adjacent', () => {
    const cards = [
      wolf({ abilities: [{ name: 'Lick', on: [1], target: 'S', ranged: true }] }),
      card('cub', 'npc', [-1, -1]),
      card('far', 'npc', [0, -2]),
    ];
    expect(npc(cards, 'wolf', 1)).toMatchObject({
      target: 'wolf',
      why: ['number', 'support', 'closest', 'self'],
    });
  });

  it('NA-8: refuses two abilities with one number, and faces beyond 8', () => {
    const twice = [bite, { name: 'Claw', on: [2] }];
    expect(refusedAt('npc', { cards: [wolf({ abilities: twice })], actor: 'wolf', roll: 1 })).toEqual([
      'number-twice cases[0].cards[0].abilities[1].on',
    ]);
    const often = [{ ...bite, works: 9 }];
    expect(refusedAt('npc', { cards: [wolf({ abilities: often })], actor: 'wolf', roll: 9 })).toEqual([
      'not-a-count cases[0].cards[0].abilities[0].works',
      'not-a-count cases[0].roll',
    ]);
  });
});

describe('how it moves', () => {
  const fox = card('fox', 'npc', [0, 0], { steps: 3 });
  const wall = (id: string, at: readonly [number, number], side = 'red'): Fields =>
    card(id, side, at, { kind: 'wall' });

  it('NM-1, NM-3: somebody diagonal is at hand; health, then North, then West', () => {
    const cards = [
      fox,
      card('a', 'red', [1, 1], { health: 8, damage: 3 }),
      card('b', 'red', [-1, 1]),
      card('c', 'red', [0, 1], { health: 4 }),
    ];
    expect(npc(cards, 'fox', 1)).toMatchObject({
      target: 'b',
      why: ['no-number', 'at-hand', 'health', 'west'],
    });
  });

  it('NM-5: a touching cell before a diagonal one, then North, then West', () => {
    const cards = [fox, card('a', 'red', [2, 4])];
    expect(npc(cards, 'fox', 1)).toMatchObject({
      path: [
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 3],
      ],
      acts: true,
    });
  });

  it('NM-6: nobody walks beyond one cell around all cards', () => {
    const row = [-2, -1, 0, 1, 2].map(x => wall(`w${x}`, [x, 1], 'blue'));
    const cards = [card('fox', 'blue', [0, 0]), ...row, card('ann', 'red', [0, 2])];
    expect(npc(cards, 'fox', 1)).toMatchObject({
      target: 'ann',
      path: [
        [0, 0],
        [-1, 0],
      ],
      acts: false,
    });
  });

  it('BG-7: four add-ons in a row close it to the walkers of others, from end to end', () => {
    const row = [0, 1, 2, 3].map(x => wall(`w${x}`, [x, 2]));
    const cards = [fox, ...row, card('ann', 'red', [-4, 3])];
    // Ann stands behind the closed row: only the walls can be had.
    expect(npc(cards, 'fox', 1)).toMatchObject({
      target: 'w0',
      path: [
        [0, 0],
        [0, 1],
      ],
      acts: true,
    });
    const blind = cards.map(one => (one.kind === 'wall' ? { ...one, side: 'npc' } : one));
    expect(npc(blind, 'fox', 1)).toMatchObject({ target: 'ann' });
    const bond = { bonds: [{ type: 'companionship', with: 'x' }] };
    expect(
      npc(
        cards.map(one => ({ ...one, ...bond })),
        'fox',
        1,
      ),
    ).toMatchObject({ target: 'w0' });
  });

  it('NM-4: a flier is stopped by no wall, and stays where nobody can be had', () => {
    const row = [0, 1, 2, 3].map(x => wall(`w${x}`, [x, 2]));
    const hawk = card('hawk', 'npc', [0, 0], {
      flying: true,
      abilities: [{ name: 'Stoop', on: [1], target: 'C', last: 'ann', damage: 2 }],
    });
    expect(npc([hawk, ...row, card('ann', 'red', [0, 4])], 'hawk', 1)).toMatchObject({
      ...{ target: 'ann', at: [0, 3], damage: 2, why: ['number', 'same', 'flies'] },
    });
  });

  it('NF-2: speed, then health left, then the list; add-ons take no turn', () => {
    const cards = [
      card('a', 'npc', [0, 0], { speed: 2 }),
      card('b', 'npc', [1, 0], { speed: 6, damage: 2 }),
      card('gate', 'npc', [3, 0], { kind: 'tower', speed: 9 }),
      card('c', 'npc', [2, 0], { speed: 6 }),
      card('d', 'npc', [4, 0], { speed: 2 }),
      card('ann', 'red', [0, 1], { speed: 9 }),
    ];
    expect(ask('order', { cards, side: 'npc' })).toEqual({ order: ['c', 'b', 'a', 'd'] });
    expect(refusedAt('npc', { cards, actor: 'gate', roll: 1 })).toEqual(['add-on cases[0].actor']);
  });

  it('NF-1: three abreast, the leader in the middle of the front', () => {
    expect(ask('formation', { count: 5 })).toEqual({
      cells: [
        [0, 0],
        [-1, 0],
        [1, 0],
        [0, -1],
        [-1, -1],
      ],
    });
  });
});

const ability = (n: number): fc.Arbitrary<Ability> =>
  fc.record({
    name: fc.constant(`ability ${n}`),
    on: fc.constant([2 * n + 1, 2 * n + 2]),
    target: fc.constantFrom('A', 'S', 'C', 'E', 'E', 'D'),
    ranged: fc.boolean(),
    damage: fc.nat(6),
    works: fc.constantFrom(8, 8, 4, 1),
    ready: fc.constantFrom(true, true, false),
    last: fc.constantFrom(null, 'c1', 'c3', 'gone'),
  });
const cardAt = (i: number, size: number): fc.Arbitrary<Card> =>
  fc.record({
    id: fc.constant(`c${i}`),
    side: fc
      .constant(i === 0 ? 'npc' : '')
      .chain(own => (own ? fc.constant(own) : fc.constantFrom('npc', 'red', 'red', 'blue'))),
    at: fc.tuple(fc.nat(size), fc.nat(size)),
    kind: fc.constantFrom(
      'character',
      'character',
      i === 0 ? 'summon' : 'wall',
      i === 0 ? 'machine' : 'tower',
    ),
    attack: fc.nat(5),
    defense: fc.nat(2),
    health: fc.integer({ min: 3, max: 8 }),
    damage: fc.nat(2),
    speed: fc.nat(3),
    flying: fc.boolean(),
    steps: fc.integer({ min: 1, max: 3 }),
    artifacts: fc.constantFrom(0, 0, 1),
    states: fc.constantFrom([], [], [], ['undead'], ['frozen'], ['disabled']),
    attraction: fc.constant(null),
    bonds: fc.constant([]),
    abilities: fc.tuple(ability(0), ability(1)).map(both => [...both]),
  });
/** Cards that stand on different cells; some befriend the first. */
const board = (most: number, size: number): fc.Arbitrary<Card[]> =>
  fc
    .tuple(
      fc
        .integer({ min: 2, max: most })
        .chain(n => fc.tuple(...Array.from({ length: n }, (_, i) => cardAt(i, size)))),
      fc.nat(most * 3),
    )
    .map(([cards, friend]) => {
      const seen = new Set<string>();
      const placed = cards.filter(({ at }) => !seen.has(String(at)) && seen.add(String(at)));
      const [first, other] = [placed[0]!, placed[friend]];
      if (!other || other.side === first.side || other.kind !== 'character') return placed;
      const bond = (id: string): Pick<Card, 'bonds'> => ({ bonds: [{ type: 'companionship', with: id }] });
      return placed.map(one =>
        one === first ? { ...one, ...bond(other.id) } : one === other ? { ...one, ...bond(first.id) } : one,
      );
    });

describe('an NPC beside a second, slow reading', () => {
  it('NA-1, NA-6, NM-2, NM-5: the same ability, target, way, damage and reasons on random boards', () => {
    fc.assert(
      fc.property(board(12, 6), fc.integer({ min: 1, max: 8 }), fc.boolean(), (cards, roll, strongest) => {
        const [actor] = cards;
        const fliers = strongest ? 'strongest' : 'nearest';
        const { ability: _, ...turn } = npcTurn(cards, actor!, roll, fliers);
        expect(turn).toEqual(slowTurn(cards, actor!, roll, fliers));
      }),
      runs(150, 5_000),
    );
  });

  it('NM-3, NM-4, NM-7: whoever has an enemy at hand stays, and a shift of the whole grid changes nothing', () => {
    fc.assert(
      fc.property(board(9, 5), fc.integer({ min: 1, max: 8 }), (cards, roll) => {
        const turn = npcTurn(cards, cards[0]!, roll, 'nearest');
        const moved = cards.map(one => ({ ...one, at: [one.at[0] + 7, one.at[1] - 9] as const }));
        const there = npcTurn(moved, moved[0]!, roll, 'nearest');
        expect({ ...there, at: null, path: there.path.map(([x, y]) => [x - 7, y + 9]) }).toEqual({
          ...turn,
          at: null,
          path: turn.path.map(([x, y]) => [x, y]),
        });
      }),
      { seed: 23, numRuns: 200 },
    );
  });
});

describe('what is foreseen', () => {
  it('NA-1: the forecast of a number is the turn with it', () => {
    fc.assert(
      fc.property(board(8, 5), cards => {
        const actor = cards[0]!;
        for (const { on, turn } of forecast(cards, actor, 'nearest'))
          for (const roll of on) expect(npcTurn(cards, actor, roll, 'nearest')).toEqual(turn);
      }),
      { seed: 24, numRuns: 5 },
    );
  });

  it('OD-3, NF-2: the danger of the first few is that of an army in which the others are held', () => {
    fc.assert(
      fc.property(board(8, 4), fc.integer({ min: 0, max: 2 }), (cards, first) => {
        const order = ask('order', { cards, side: 'npc' }).order as string[];
        fc.pre(order.length > first && order.length <= 5);
        const late = order.slice(first);
        const held = cards.map(one =>
          late.includes(one.id) ? { ...one, states: [...one.states, 'disabled' as const] } : one,
        );
        expect(dangerWithin(cards, 'npc', 'nearest', { first }).danger).toEqual(
          dangerWithin(held, 'npc', 'nearest').danger,
        );
      }),
      runs(100, 2_000),
    );
  });

  it('OD-3, NF-2: danger is the sum over all rolls played out one by one', () => {
    fc.assert(
      fc.property(board(6, 4), cards => {
        const order = ask('order', { cards, side: 'npc' }).order as string[];
        fc.pre(order.length <= 2);
        const totals = new Map<string, { dies: number; lost: number }>();
        const all = 64 ** order.length;
        for (let n = 0; n < all; n++) {
          let now = cards;
          const held = new Map<string, number>();
          order.forEach((id, i) => {
            const die = Math.floor(n / 64 ** i) % 64;
            const actor = now.find(one => one.id === id)!;
            const turn = npcTurn(now, actor, (die % 8) + 1, 'nearest');
            const works = Math.floor(die / 8) < (turn.ability?.works ?? 8);
            now = now.map(one => (one.id === id ? { ...one, at: turn.at } : one));
            const target = now.find(one => one.id === turn.target);
            if (!target || !works || turn.damage === 0) return;
            const shield = held.get(target.id) ?? target.defense;
            const through = Math.max(0, turn.damage - shield);
            held.set(target.id, Math.max(0, shield - turn.damage));
            const damage = target.damage + through;
            now = now.flatMap(one => {
              if (one !== target) return [one];
              return damage >= one.health ? [] : [{ ...one, damage }];
            });
          });
          for (const before of cards.filter(({ side }) => side !== 'npc')) {
            const after = now.find(({ id }) => id === before.id);
            const known = totals.get(before.id) ?? { dies: 0, lost: 0 };
            totals.set(before.id, {
              dies: known.dies + Number(!after),
              lost: known.lost + (after ? after.damage - before.damage : healthLeft(before)),
            });
          }
        }
        for (const { id, dies, expected } of dangerWithin(cards, 'npc', 'nearest').danger) {
          const played = totals.get(id)!;
          expect(dies.n * BigInt(all)).toBe(BigInt(played.dies) * dies.d);
          expect(expected.n * BigInt(all)).toBe(BigInt(played.lost) * expected.d);
        }
      }),
      { seed: 25, numRuns: 12 },
    );
  });
});
