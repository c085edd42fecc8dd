import { describe, expect, it } from 'vitest';
import { fraction, ZERO } from '../../../src/chances/fraction';
import type { Cell } from '../../../src/games/korrem/rules/battle/space';
import type { Fighter } from '../../../src/games/korrem/rules/fight/model';
import { dangerAhead, standsOf } from '../../../src/games/korrem/rules/npc/ahead';
import { dangerWithin } from '../../../src/games/korrem/rules/npc/danger';
import { formation } from '../../../src/games/korrem/rules/npc/formation';
import { creatures, fighter, nations, npcs, ours } from '../../../src/games/korrem/sample/salt-road';
import { amountText, chanceText, fallText } from '../../../src/games/korrem/words/chance';

const kinds = Object.values(creatures);
/** So many creatures before six of ours. */
const board = (wild: number): Fighter[] => [
  ...formation(wild).map((at, i) => fighter(`n${i}`, npcs, at, kinds[i % kinds.length]!)),
  ...[...nations.reedfolk, ...nations.kilnfolk].slice(0, 6).map((told, i) => {
    const at: Cell = [(i % 3) - 1, 2 + Math.floor(i / 3)];
    return fighter(`o${i}`, ours, at, told);
  }),
];

describe('the danger of many', () => {
  it('OD-3: of nine as many are reckoned exactly as work allows, the first to act first', () => {
    const cards = board(9);
    const all = dangerWithin(cards, npcs, 'nearest', {});
    expect([all.acted, all.all]).toEqual([9, 9]);
    for (const turns of [1, 5, 20]) {
      const some = dangerWithin(cards, npcs, 'nearest', { turns });
      expect(some.acted, `${turns}`).toBeLessThan(9);
      expect(some.acted, `${turns}`).toBeGreaterThan(0);
      expect(some.danger).toEqual(dangerWithin(cards, npcs, 'nearest', { first: some.acted }).danger);
    }
  });

  it('OD-3: nine of the sample before six are all reckoned', () => {
    const told = dangerAhead({ cards: board(9), side: npcs, fliers: 'nearest' });
    expect([told.acted, told.all, told.cells.size]).toEqual([9, 9, 0]);
    expect(told.danger.map(({ id }) => id)).toEqual(['o0', 'o1', 'o2', 'o3', 'o4', 'o5']);
  });

  it('OD-3: where a card may stand, each cell has the danger that it has there', () => {
    const cards = board(3);
    const [card] = cards.filter(({ id }) => id === 'o1');
    const told = dangerAhead({ cards, side: npcs, fliers: 'nearest', stands: 'o1' });
    expect([...told.cells.keys()]).toEqual(standsOf(cards, card!).map(at => at.join()));
    for (const at of standsOf(cards, card!)) {
      const there = cards.map(one => (one.id === 'o1' ? { ...one, at } : one));
      const found = dangerWithin(there, npcs, 'nearest').danger.find(({ id }) => id === 'o1');
      expect(told.cells.get(at.join()), at.join()).toEqual(found?.dies);
    }
    // Whoever stands in the way of nobody falls somewhere less often than elsewhere.
    expect(new Set([...told.cells.values()].map(({ n, d }) => `${n}/${d}`)).size).toBeGreaterThan(1);
  });

  it('OD-3: where less can be reckoned, all cells are told with as many creatures as for the hardest of them', () => {
    const cards = board(9);
    const [card] = cards.filter(({ id }) => id === 'o0');
    const boards = standsOf(cards, card!).map(at =>
      cards.map(one => (one.id === 'o0' ? { ...one, at } : one)),
    );
    for (const turns of [7, 21, 34, 61]) {
      const each = boards.map(one => dangerWithin(one, npcs, 'nearest', { turns }).acted);
      expect(new Set(each).size).toBeGreaterThan(1);
      const asked = { cards, side: npcs, fliers: 'nearest', stands: 'o0' } as const;
      const told = dangerAhead(asked, turns * boards.length);
      expect(told.acted).toBe(Math.min(...each));
      expect([...told.cells.values()]).toEqual(
        boards.map(
          one =>
            dangerWithin(one, npcs, 'nearest', { first: told.acted }).danger.find(({ id }) => id === 'o0')
              ?.dies,
        ),
      );
    }
  });

  it('OD-3: nobody acts, nobody is in danger', () => {
    const cards = board(0);
    const told = dangerAhead({ cards, side: npcs, fliers: 'nearest' });
    expect([told.acted, told.all]).toEqual([0, 0]);
    for (const one of told.danger) expect([one.dies, one.expected]).toEqual([ZERO, ZERO]);
  });
});

it.each([
  [ZERO, '0'],
  [fraction(1), '1'],
  [fraction(3, 8), '3/8'],
  [fraction(105, 512), '105/512'],
  [fraction(12_345, 262_144), '≈ 0.05'],
])('a chance is read as it is, or near: %#', (chance, text) => {
  expect(chanceText(chance)).toBe(text);
});

it.each([
  [ZERO, '0', 'does not fall'],
  [fraction(1), '1', 'falls for certain'],
  [fraction(3, 8), '3/8', 'falls in 3/8 of all cases'],
  [fraction(5, 2), '2 1/2', 'falls in 5/2 of all cases'],
  [fraction(17, 16), '≈ 1.1', 'falls in 17/16 of all cases'],
  [fraction(3), '3', 'falls in 3 of all cases'],
  [fraction(262_145, 262_144), '≈ 1.0', 'falls in ≈ 1.00 of all cases'],
])('an amount is mixed, a chance is worded: %#', (one, amount, fall) => {
  expect([amountText(one), fallText(one)]).toEqual([amount, fall]);
});
