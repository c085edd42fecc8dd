import { describe, expect, it } from 'vitest';
import type { Step } from '../../../src/stage/steps';
import { lastPart, type Tap, tapped } from '../../../src/table/setup/compose';

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
