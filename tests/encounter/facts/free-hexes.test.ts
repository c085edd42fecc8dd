import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestFree, nearestFreeTo } from '../../../src/encounter/facts/free-hexes';
import type { State } from '../../../src/encounter/model/state';
import { distance, gridOf } from '../../../src/hex/grid';
import { runs } from '../../support/samples';
import { course, foe } from '../support/scripted-fight';

const { state } = course([]);
const grid = gridOf(state.encounter.board);
const hexes = [...grid.cells].map(cell => grid.names[cell] ?? '');
const cellOf = (hex: string): number => grid.cellOf.get(hex) ?? -1;

/** Nobody on the board but rocks. */
const rocky = (rocks: readonly string[]): State => ({
  ...state,
  friends: [],
  enemies: [],
  obstacles: [{ id: 'rocks', kind: 'rock', hexes: rocks }],
});

describe('the free hex nearest to some', () => {
  it('HX-5: is the first of the nearest ones, North then West, as asking every hex says', () => {
    const some = fc.subarray(hexes);
    fc.assert(
      fc.property(
        some,
        fc.subarray(hexes, { maxLength: 4 }),
        fc.subarray(hexes, { maxLength: 3 }),
        (rocks, near, clear) => {
          const free = hexes.filter(hex => !rocks.includes(hex) && !clear.includes(hex));
          const far = (hex: string) => Math.min(...near.map(one => distance(grid, cellOf(one), cellOf(hex))));
          const least = Math.min(...free.map(far));
          const expected = near.length === 0 ? undefined : free.find(hex => far(hex) === least);
          expect(nearestFree(rocky(rocks), near, clear)).toBe(expected ?? null);
        },
      ),
      runs(100, 2_000),
    );
  });

  it('HX-5: there is none on a board that is full', () => {
    expect(nearestFree(rocky(hexes), ['I5'])).toBeNull();
  });

  it('HX-5: near a slot it is the nearest to the hexes of that slot, near one off the board to the enemy', () => {
    const boss = { ...foe(course([]), 'boss'), at: 'I1', facing: 'N' as const };
    const slot = (id: string) =>
      state.encounter.enemies.find(one => one.id === 'boss')?.slots?.find(one => one.id === id);
    const now = rocky([]);
    expect(nearestFreeTo(now, boss, slot('rear'))).toBe('I2');
    // Its front looks off the board.
    expect(nearestFreeTo(now, boss, slot('front'))).toBe('I1');
    expect(nearestFreeTo(now, boss, undefined)).toBe('I1');
    expect(nearestFreeTo(now, { ...boss, at: null }, slot('rear'))).toBeNull();
  });
});
