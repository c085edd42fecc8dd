import { describe, expect, it } from 'vitest';
import type { Step } from '../../../src/stage/steps';
import { lastPart, partsTogether, type Tap, tapped } from '../../../src/table/setup/compose';

const another: Step = { do: 'target', rules: [{ rule: 'another' }] };
const loses = (hp: number): Step => ({
  do: 'effect',
  on: { who: 'self' },
  effects: [{ effect: 'lose', hp }],
});
const card = (...taps: readonly Tap[]): readonly Step[] => taps.reduce(tapped, []);
const target: Step = { do: 'target', rules: [] };
const closest: Tap = { tap: 'whom', rule: { rule: 'closest' } };

const cards: readonly (readonly [string, readonly Tap[], readonly Step[]])[] = [
  ['nothing', [], []],
  [
    'move 4, attack that a broken front weakens, knockback 2',
    [
      { tap: 'move', hexes: 4 },
      { tap: 'part', icon: 'front' },
      { tap: 'knockback', hexes: 2 },
    ],
    [
      target,
      { do: 'move', way: 'toward', hexes: 4 },
      { do: 'attack', range: 1, breaks: ['front'], hit: [{ effect: 'knockback', hexes: 2 }] },
    ],
  ],
  [
    'the move comes before the attack whatever was tapped first',
    [{ tap: 'attack' }, { tap: 'move', hexes: 2 }],
    [target, { do: 'move', way: 'toward', hexes: 2 }, { do: 'attack', range: 1 }],
  ],
  [
    'away from the most wounded, without an attack',
    [
      { tap: 'whom', rule: { rule: 'mostWounded' } },
      { tap: 'move', hexes: 2 },
      { tap: 'way', way: 'away' },
    ],
    [
      { do: 'target', rules: [{ rule: 'mostWounded' }] },
      { do: 'move', way: 'away', hexes: 2 },
    ],
  ],
  [
    'the enemy loses HP itself, and one more with each tap',
    [{ tap: 'move', hexes: 2 }, { tap: 'loses' }, { tap: 'loses' }, { tap: 'attack' }, { tap: 'loses' }],
    [target, { do: 'move', way: 'toward', hexes: 2 }, loses(2), { do: 'attack', range: 1 }, loses(1)],
  ],
  [
    'somebody else, with the same move as before, and an attack of its own',
    [
      { tap: 'move', hexes: 4 },
      { tap: 'part', icon: 'rear' },
      { tap: 'again' },
      { tap: 'part', icon: 'front' },
    ],
    [
      target,
      { do: 'move', way: 'toward', hexes: 4 },
      { do: 'attack', range: 1, breaks: ['rear'] },
      another,
      { do: 'move', way: 'toward', hexes: 4 },
      { do: 'attack', range: 1, breaks: ['front'] },
    ],
  ],
  [
    'somebody else, where nobody moved',
    [{ tap: 'attack' }, { tap: 'again' }, { tap: 'attack' }],
    [target, { do: 'attack', range: 1 }, another, { do: 'attack', range: 1 }],
  ],
  [
    'several parts by one tap, instead of what was tapped, and taken back by the same',
    [
      { tap: 'part', icon: 'rear' },
      { tap: 'parts', icons: ['beak', 'neck'] },
      { tap: 'then', step: another },
      { tap: 'parts', icons: ['beak', 'neck'] },
      { tap: 'parts', icons: ['beak', 'neck'] },
    ],
    [target, { do: 'attack', range: 1, breaks: ['beak', 'neck'] }, another, { do: 'attack', range: 1 }],
  ],
  [
    'the same range again is reach of one hex',
    [
      { tap: 'range', range: 3 },
      { tap: 'range', range: 3 },
    ],
    [target, { do: 'attack', range: 1 }],
  ],
  [
    'the same tap takes back what it said',
    [
      { tap: 'whom', rule: { rule: 'random' } },
      { tap: 'whom', rule: { rule: 'random' } },
      { tap: 'move', hexes: 3 },
      { tap: 'move', hexes: 3 },
      { tap: 'part', icon: 'a' },
      { tap: 'part', icon: 'a' },
      { tap: 'token', token: 'poison' },
      { tap: 'token', token: 'poison' },
    ],
    [target, { do: 'attack', range: 1 }],
  ],
  [
    'one knockback, as many different tokens as were tapped',
    [
      { tap: 'knockback', hexes: 1 },
      { tap: 'knockback', hexes: 3 },
      { tap: 'token', token: 'bleed' },
      { tap: 'token', token: 'poison' },
    ],
    [
      target,
      {
        do: 'attack',
        range: 1,
        hit: [
          { effect: 'knockback', hexes: 3 },
          { effect: 'token', token: 'bleed', count: 1 },
          { effect: 'token', token: 'poison', count: 1 },
        ],
      },
    ],
  ],
  [
    'a charge looks to its target first',
    [{ tap: 'area', area: 'charge' }],
    [target, { do: 'turn', to: 'target' }, { do: 'attack', range: 1, area: { area: 'charge', hexes: 2 } }],
  ],
  [
    'a second part has taps of its own',
    [
      { tap: 'part', icon: 'front' },
      { tap: 'then', step: target },
      { tap: 'whom', rule: { rule: 'another' } },
      { tap: 'part', icon: 'rear' },
      { tap: 'range', range: 'any' },
    ],
    [
      target,
      { do: 'attack', range: 1, breaks: ['front'] },
      { do: 'target', rules: [{ rule: 'another' }] },
      { do: 'attack', range: 'any', breaks: ['rear'] },
    ],
  ],
  [
    'the same as another, but without its last step',
    [
      { tap: 'as', steps: [target, { do: 'attack', range: 2 }, { do: 'draw' }] },
      { tap: 'drop', at: 2 },
      { tap: 'range', range: 3 },
    ],
    [target, { do: 'attack', range: 3 }],
  ],
  [
    'a step for the target brings one: the closest, where nobody is named',
    [{ tap: 'further', step: { do: 'cage', whom: { who: 'target' }, difficulty: 2, fail: [] } }],
    [target, { do: 'cage', whom: { who: 'target' }, difficulty: 2, fail: [] }],
  ],
  [
    'a step for nobody in particular brings no target, and one that is there stays',
    [
      { tap: 'further', step: { do: 'minions' } },
      { tap: 'whom', rule: { rule: 'random' } },
      { tap: 'further', step: { do: 'effect', on: { who: 'target' }, effects: [] } },
    ],
    [
      { do: 'target', rules: [{ rule: 'random' }] },
      { do: 'minions' },
      { do: 'effect', on: { who: 'target' }, effects: [] },
    ],
  ],
  [
    'a step goes before the one above it',
    [
      { tap: 'then', step: { do: 'draw' } },
      { tap: 'then', step: { do: 'minions' } },
      { tap: 'earlier', at: 1 },
    ],
    [{ do: 'minions' }, { do: 'draw' }],
  ],
];

describe('a stage card composed by taps', () => {
  it.each(cards)('%s', (_, taps, steps) => {
    expect(card(...taps)).toEqual(steps);
  });

  it('what is known of the last part is what its rows show', () => {
    const steps = card({ tap: 'part', icon: 'front' }, { tap: 'then', step: target });
    expect(lastPart(steps)).toEqual({ target, move: undefined, attack: undefined });
    expect(lastPart(card(closest))).toEqual({ target, move: undefined, attack: undefined });
  });
});

it('parts that weaken an attack together are known from other cards, each company of them once', () => {
  const weaker = (...breaks: readonly string[]): Step => ({ do: 'attack', breaks });
  const cards = [
    { steps: [target, weaker('beak', 'neck')] },
    { steps: [weaker('tail'), weaker('beak', 'neck'), weaker('wings', 'tail')] },
    { steps: [{ do: 'attack' }] },
  ] as const;
  expect(partsTogether(cards)).toEqual([
    ['beak', 'neck'],
    ['wings', 'tail'],
  ]);
});
