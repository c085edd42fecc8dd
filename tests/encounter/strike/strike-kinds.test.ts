import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  asOneKind,
  strikeSchema as door,
  isStrike,
  type Strike,
  type StrikeFields,
} from '../../../src/encounter/model/strike';

const targets = ['boss'];

/** One of each kind, and whatever may stand beside it. */
const kinds: readonly Strike[] = [
  { targets },
  { targets, die: 'front', hexes: { boss: 2 }, through: ['I7'] },
  { targets, chain: true, aims: { boss: 'I7' } },
  {
    targets,
    white: 2,
    cubes: { red: 1 },
    dice: { red: 1 },
    empowered: { black: 1 },
    tokens: { empowered: 1 },
  },
  { targets, white: 2, cubes: {}, said: 'missed' },
  { targets, said: { damage: 3 }, tokens: { lethality: 1 } },
  { targets, fixed: 4, bonus: 2 },
  { targets, sentinels: 2, split: true },
  { targets, falcons: true, unarmed: false },
  { targets, cost: 2, range: 5, noSight: true, cannotMiss: true, redraws: 1, empower: 2 },
  { targets, free: true, hit: [{ effect: 'knockback', hexes: 1 }], might: { white: 3 } },
];

/** Kinds that exclude each other, put into one. The compiler refuses each of them, and so does the door. */
const mixed: readonly Strike[] = [
  // @ts-expect-error the die of a chain is told by its hexes
  { targets, chain: true, die: 'front' },
  // @ts-expect-error a chain strikes one after the other, an area all at once
  { targets, chain: true, hexes: { boss: 2 } },
  // @ts-expect-error a chain does not charge
  { targets, chain: true, through: ['I7'] },
  // @ts-expect-error only a chain chooses a hex of each
  { targets, aims: { boss: 'I7' } },
  // @ts-expect-error fixed damage draws nothing
  { targets, fixed: 4, white: 2 },
  // @ts-expect-error fixed damage is not drawn at the table
  { targets, fixed: 4, said: 'missed' },
  // @ts-expect-error tokens are spent with the choice of a pool
  { targets, tokens: { empowered: 1 } },
  // @ts-expect-error cubes without white cards chosen are no pool
  { targets, cubes: { red: 1 } },
  // @ts-expect-error falcons strike for the Huntress, Sentinels for the Grove Maiden
  { targets, falcons: true, sentinels: 1 },
  // @ts-expect-error only Sentinels split
  { targets, split: true },
  // @ts-expect-error an attack bought with a token costs no animus
  { targets, free: true, cost: 1 },
];

/** What an earlier version could keep of an attack under way, and what it opens as. */
const kept: readonly (readonly [object, Strike])[] = [
  [{ targets, chain: false, free: false }, { targets }],
  [
    { targets, chain: true, die: 'front' },
    { targets, chain: true },
  ],
  [
    { targets, free: true, cost: 1 },
    { targets, free: true },
  ],
  [{ targets, cubes: { red: 1 } }, { targets }],
  [
    { targets, fixed: 4, white: 2 },
    { targets, fixed: 4 },
  ],
];

describe('the kinds of an attack', () => {
  it.each(kept)('AT-6: a save that holds %j opens with %j', (stored, strike) => {
    expect(asOneKind(stored as StrikeFields)).toEqual(strike);
    expect(isStrike(asOneKind(stored as StrikeFields))).toBe(true);
  });

  it.each(kinds)('AT-6: %j is one kind', strike => {
    expect(v.safeParse(door, JSON.parse(JSON.stringify(strike)))).toMatchObject({
      success: true,
      output: strike,
    });
  });

  it.each(mixed)('AT-6: %j is none', strike => {
    expect(v.safeParse(door, JSON.parse(JSON.stringify(strike))).success).toBe(false);
  });
});
