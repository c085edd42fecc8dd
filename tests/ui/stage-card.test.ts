import { describe, expect, it } from 'vitest';
import { builtinPack } from '../../src/packs/builtin';
import type { Step } from '../../src/stage/steps';
import { bodyHexes } from '../../src/ui/fight/enemy/body';
import { type CardRow, cardRow } from '../../src/ui/fight/enemy/card-rows';
import { partName } from '../../src/ui/fight/enemy/PartSign';

const enemies = builtinPack.encounters.flatMap(encounter => encounter.enemies);

/** All that a row says, its inner rows' words too. */
const saidBy = (row: CardRow): string =>
  [
    row.title,
    ...row.bits.map(bit => bit.text),
    ...(row.inner ?? []).flatMap(({ title, rows }) => [title ?? '', ...rows.map(saidBy)]),
  ].join(' ');

const says: readonly (readonly [Step, string])[] = [
  [{ do: 'target', rules: [{ rule: 'furthest' }] }, 'the furthest'],
  [{ do: 'target', rules: [{ rule: 'closest' }], among: 'company' }, 'the closest allies too'],
  [{ do: 'target', rules: [] }, 'the closest, unless its rules name another'],
  [{ do: 'move', way: 'toward', hexes: 5 }, 'Move 5 toward'],
  [{ do: 'move', way: 'NE', hexes: 3, how: 'exact' }, 'Move 3 north-east exactly'],
  [{ do: 'turn', to: 'away' }, 'Turn away'],
  [{ do: 'attack', range: 3 }, 'Attack range 3'],
  [{ do: 'attack', range: 'any', noSight: true }, 'Attack any range needs no sight'],
  [
    { do: 'attack', area: { area: 'cone', range: 2 }, hit: [{ effect: 'knockback', hexes: 2 }] },
    'Attack cone 2 knockback 2',
  ],
  [{ do: 'effect', on: { who: 'hit' }, effects: [{ effect: 'lose', hp: 2 }] }, 'everyone hit lose 2 HP'],
  [{ do: 'tiles', tile: 'fire', at: { place: 'front' } }, 'Place fire before it'],
  [{ do: 'spawn', enemy: 'nobody-knows', count: 2, at: { place: 'rear' } }, '2 × nobody-knows behind it'],
  [{ do: 'minions' }, 'The minions act'],
  [{ do: 'minions', steps: [{ do: 'move', way: 'toward', hexes: 1 }] }, 'The minions act  Move 1 toward'],
  [{ do: 'place', whom: { who: 'self' }, at: { place: 'start' } }, 'Place itself in the start zone'],
  [{ do: 'cage', whom: { who: 'target' }, difficulty: 4, fail: [] }, 'Cage the target escape 4'],
  [{ do: 'consume', whom: { who: 'target' }, slot: 'core', each: [] }, 'Consume the target'],
  [{ do: 'ability', ability: 'Howl' }, 'Special Howl'],
  [{ do: 'lasting', until: 'endOfRound', text: 'Nobody heals.' }, 'Nobody heals. until the end of the round'],
  [
    {
      do: 'if',
      condition: { when: 'missed' },
      then: [{ do: 'draw' }],
      else: [{ do: 'text', text: 'It laughs.' }],
    },
    'If it did not hurt  Draw another stage card Otherwise It laughs.',
  ],
  [{ do: 'each', of: { who: 'bosses' }, steps: [{ do: 'turn', to: 'N' }] }, 'For every boss  Turn north'],
];

describe('a row of a stage card', () => {
  it.each(says)('%j says %s', (step, words) => {
    const row = cardRow(step, enemies);
    expect(saidBy(row)).toBe(words);
    expect(row.icon).not.toBe('');
  });

  it('MT-8: an attack bears its cards, what comes on top of its own, and the parts that weaken it', () => {
    const row = cardRow({ do: 'attack', might: { red: 2 }, breaks: ['arm'] }, enemies);
    expect(row.pool).toEqual({ red: 2 });
    expect(row.more).toBeUndefined();
    expect(row.breaks).toEqual(['arm']);
    expect(cardRow({ do: 'attack', add: { black: 1 } }, enemies).more).toEqual({ black: 1 });
  });

  it('no card that ships leaves a step without words', () => {
    for (const { cards, enemies: kinds } of builtinPack.encounters)
      for (const step of cards.flatMap(card => card.steps))
        expect(cardRow(step, kinds).title.trim()).not.toBe('');
  });
});

describe('the parts of a body on a card', () => {
  it('every part that a shipped attack names is one of the body that the picture draws', () => {
    for (const { cards, enemies: kinds } of builtinPack.encounters)
      for (const step of cards.flatMap(card => card.steps)) {
        if (step.do !== 'attack') continue;
        for (const icon of step.breaks ?? []) {
          const slot = kinds.flatMap(kind => kind.slots ?? []).find(one => (one.icon ?? one.id) === icon);
          expect(slot).toBeDefined();
          expect(partName(icon, kinds)).toBe(slot?.name);
        }
      }
  });

  it('AR-2: every hex of a part lies on its body, whatever the footprint', () => {
    for (const kind of enemies) {
      const hexes = bodyHexes(kind);
      expect(new Set(hexes.map(hex => hex.place)).size).toBe(hexes.length);
      if (hexes.length === 1) continue;
      for (const slot of kind.slots ?? [])
        expect(hexes.filter(hex => hex.slot === slot.id).length).toBe(slot.hexes.length);
    }
  });
});
