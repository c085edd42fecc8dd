import { describe, expect, it } from 'vitest';
import { activate, areas, type SoloTable } from '../../../src/games/harrow/rules/activate';
import { mostPositions, worstOf } from '../../../src/games/harrow/rules/solo/orders';
import { boardOf, emptyBoard, type GroupData } from '../../../src/games/harrow/rules/state/board-data';
import { hollowFork } from '../../../src/games/harrow/sample/hollow-fork';

const group = (at: string, haints: number): GroupData => ({
  at,
  side: 'protectors',
  haints,
  infected: 0,
  legends: 0,
});
const tableOf = (units: readonly GroupData[], hester: string): SoloTable => ({
  board: boardOf(hollowFork, { ...emptyBoard, units, townsfolk: ['E7'], hester }),
  tokens: 1,
  clockwise: areas,
  supply: 6,
  haints: 0,
});
const card = { element: 'move', hexes: [0, 0], hester: true } as const;
const worst = (table: SoloTable, left = mostPositions) => worstOf(table, 'protectors', card, { left });

describe('the worst of all legal orders', () => {
  const few = tableOf([group('E3', 2), group('D2', 1), group('F3', 1)], 'D5');

  it('SO-14, SO-21: it is never better for Hester than the default, and looks at every order where it says so', () => {
    const byDefault = activate(few, 'protectors', card);
    const found = worst(few);
    expect(found.whole).toBe(true);
    expect(byDefault.against).toBe('hester');
    expect(found.attackers).toBeGreaterThanOrEqual(byDefault.attack?.attackers ?? 0);
  });

  it('SO-14, SO-21: another order than the default brings more Units against her', () => {
    const table = tableOf([group('E2', 1), group('F2', 1), group('D2', 1), group('E3', 1)], 'E5');
    expect(worst(table).attackers).toBeGreaterThanOrEqual(2);
  });

  it('SO-21: it is cut, and says so', () => {
    expect(worst(few, 5).whole).toBe(false);
    expect(worst(few, 5).attackers).toBeLessThanOrEqual(worst(few).attackers);
  });

  it('SO-16, SO-21: without Hester’s sign nobody goes for her', () => {
    expect(worstOf(few, 'protectors', { ...card, hester: false }, { left: mostPositions }).attackers).toBe(0);
  });
});
