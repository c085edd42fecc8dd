import { describe, expect, it } from 'vitest';
import { diceNear } from '../../../src/encounter/facts/near-dice';
import type { Direction } from '../../../src/hex/direction';
import type { EnemyKind, Slot } from '../../../src/stage/encounter';
import { encounterOf, fight, flowerSlots, hero, setupOf } from '../support/least-fixture';

/** A flower whose parts are called as its author likes, in an order of the author's. */
const named: Readonly<Record<string, string>> = {
  front: 'maw',
  core: 'heart',
  rear: 'tail',
  left: 'left-wing',
  right: 'right-wing',
};
const called = (slot: Slot): Slot => ({ ...slot, id: named[slot.id] ?? slot.id, name: slot.id });
/** The names of the usual parts, laid over other hexes: the hexes count. */
const swapped = (slot: Slot): Slot => {
  const other = flowerSlots().find(
    one => one.id === (slot.id === 'front' ? 'rear' : slot.id === 'rear' ? 'front' : slot.id),
  );
  return { ...slot, hexes: other?.hexes ?? slot.hexes };
};
const around: readonly (readonly [string, string, Direction])[] = [
  ['I3', 'front', 'N'],
  ['I7', 'rear', 'N'],
  ['G4', 'left', 'N'],
  ['K6', 'right', 'N'],
  ['I7', 'front', 'S'],
  ['I3', 'rear', 'S'],
];

function struck(slots: readonly Slot[], at: string, facing: Direction): readonly string[] {
  const [boss] = encounterOf().enemies;
  if (!boss) throw new Error('no boss');
  const kind: EnemyKind = { ...boss, slots };
  const plain = setupOf();
  const now = fight({
    ...plain,
    encounter: encounterOf({ enemies: [kind], placed: [{ enemy: 'boss', at: 'I5', facing }] }),
    heroes: [at, 'A9', 'C9', 'Q9'].map((hex, n) => hero('abcd'[n] ?? '', { at: hex })),
    settings: { ...plain.settings, board: 'mirrored' },
  });
  now.tap({ do: 'begin' });
  const near = diceNear(now.state, 'boss', [at]);
  now.tap({ do: 'attack', who: 'a', strike: { targets: ['boss'], said: { damage: 2 } } });
  const hit = now.events.flatMap(event => (event.type === 'die' ? [event.die] : []));
  expect(near).toEqual(hit);
  return hit;
}

describe('a flower whose parts bear names of their own', () => {
  for (const [at, part, facing] of around) {
    it(`DM-2, AR-2: from ${at}, facing ${facing}, the die over the hex aimed at is hit, whatever its part is called`, () => {
      expect(struck(flowerSlots(), at, facing)).toEqual([part]);
      expect(struck(flowerSlots().map(called).reverse(), at, facing)).toEqual([named[part]]);
      const other = part === 'front' ? 'rear' : part === 'rear' ? 'front' : part;
      expect(struck(flowerSlots().map(swapped), at, facing)).toEqual([other]);
    });
  }
});
