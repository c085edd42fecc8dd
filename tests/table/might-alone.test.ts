import { describe, expect, test } from 'vitest';
import { counts, worth } from '../../src/might/cards';
import { openMightAlone } from '../../src/table/might-alone';

const twoWhite = counts({ white: 2 });

describe('what to expect of a draw', () => {
  test('MT-3: two blanks miss, counted in the decks as they lie', () => {
    const decks = openMightAlone(7);
    expect(decks.expected('oathsworn', twoWhite, false)?.miss).toBeCloseTo((6 / 18) * (5 / 17), 12);
    decks.draw('oathsworn', counts({ white: 6 }), false, '');
    const { deck } = decks.state.value.table.oathsworn.cards.white;
    const blanks = deck.filter(face => face === '0').length;
    decks.putAway('');
    expect(decks.expected('oathsworn', twoWhite, false)?.miss).toBeCloseTo(
      ((blanks / deck.length) * (blanks - 1)) / (deck.length - 1),
      12,
    );
  });

  test('MT-9: dice are what they are, whatever has been drawn', () => {
    const decks = openMightAlone(7);
    const fresh = decks.expected('oathsworn', twoWhite, true);
    expect(fresh?.miss).toBeCloseTo(1 / 9, 12);
    decks.draw('oathsworn', counts({ white: 6 }), false, '');
    expect(decks.expected('oathsworn', twoWhite, true)).toEqual(fresh);
  });

  test('MT-5: an enemy has no miss and no extra cards: one card is the mean of its deck', () => {
    const decks = openMightAlone(7);
    expect(decks.expected('enemy', counts({ red: 1 }), false)).toEqual({
      miss: null,
      damage: expect.closeTo(2, 12),
    });
    decks.draw('enemy', counts({ red: 4 }), false, '');
    const { deck } = decks.state.value.table.enemy.cards.red;
    const mean = deck.reduce((sum, face) => sum + worth(face), 0) / deck.length;
    expect(decks.expected('enemy', counts({ red: 1 }), false)?.damage).toBeCloseTo(mean, 12);
  });

  test('nothing is expected of nothing, and each side has decks of its own', () => {
    const decks = openMightAlone(7);
    expect(decks.expected('oathsworn', counts({}), false)).toBeNull();
    decks.draw('enemy', counts({ red: 4 }), false, '');
    const left = (side: 'oathsworn' | 'enemy') => decks.left(side).find(one => one.color === 'red')?.deck;
    expect([left('oathsworn'), left('enemy')]).toEqual([18, 14]);
  });

  test('a pool that nobody would draw is reckoned all the same', () => {
    const decks = openMightAlone(7);
    const many = counts({ white: 30, yellow: 30, red: 30, black: 30 });
    for (const dice of [false, true])
      expect(decks.expected('oathsworn', many, dice)?.miss).toBeGreaterThan(0.99);
  });
});
