import { expect, it } from 'vitest';
import { scaleEffect } from '../../../src/encounter/cards/scale-effect';
import type { HeroEffect } from '../../../src/stage/company';
import { inCombat } from '../support/company';

const per = 'lostHp';
it.each<[HeroEffect, HeroEffect]>([
  [
    { effect: 'attack', per, bonus: 1, empower: 2, redraws: 3 },
    { effect: 'attack', per, bonus: 2, empower: 4, redraws: 6 },
  ],
  [
    { effect: 'attack', per },
    { effect: 'attack', per, bonus: 0, empower: 0, redraws: 0 },
  ],
  [
    { effect: 'boost', per, bonus: 3 },
    { effect: 'boost', per, bonus: 6, redraws: 0 },
  ],
  [
    { effect: 'boost', per, redraws: 1 },
    { effect: 'boost', per, bonus: 0, redraws: 2 },
  ],
  [
    { effect: 'move', per, hexes: 2 },
    { effect: 'move', per, hexes: 4 },
  ],
  [
    { effect: 'gain', per, token: 'redraw', count: 1, on: 'self' },
    { effect: 'gain', per, token: 'redraw', count: 2, on: 'self' },
  ],
  [
    { effect: 'heal', per, hp: 1, on: 'self' },
    { effect: 'heal', per, hp: 2, on: 'self' },
  ],
  [
    { effect: 'animus', per, by: 3, on: 'self' },
    { effect: 'animus', per, by: 6, on: 'self' },
  ],
  [
    { effect: 'guard', per, defense: 3, on: 'friend' },
    { effect: 'guard', per, defense: 6, on: 'friend' },
  ],
  [
    { effect: 'move', hexes: 2 },
    { effect: 'move', hexes: 2 },
  ],
] as never)('TM-13: of 4 of 6 HP, two are lost, and each counts: %j', (effect, scaled) => {
  const { state } = inCombat({ hp: 4 });
  expect(scaleEffect(state, 'a', effect)).toEqual(scaled);
});
