import { describe, expect, test } from 'vitest';
import { COLORS, counts, SIDES, STRONGEST_FIRST } from '../../src/might/cards';
import { applyDecks, correctDeck, freshDecks, refreshDecks, resetDecks } from '../../src/might/decks';
import { empowerSteps } from '../../src/might/empower';
import { enemyPool } from '../../src/might/enemy';
import { remainingIn } from '../../src/might/remaining';
import { freshTable } from '../../src/might/table';
import { census, stacked } from './help';

const tally = (cards: readonly string[]) =>
  [...new Set(cards)]
    .sort()
    .map(card => `${card}x${cards.filter(one => one === card).length}`)
    .join(' ');

describe('cards and dice', () => {
  test.each([
    ['white', '0x6 1x6 2x3 2*x3', '0 0 1 1 2 2*'],
    ['yellow', '0x6 1x3 2x3 3x3 3*x3', '0 0 1 2 3 3*'],
    ['red', '0x6 2x3 3x6 4*x3', '0 0 2 3 3 4*'],
    ['black', '0x6 3x6 4x3 5*x3', '0 0 3 3 4 5*'],
  ] as const)('MT-1: the %s deck is %s and its die %s', (color, deck, die) => {
    expect(tally(freshDecks(4, 'enemy').cards[color].deck)).toBe(deck);
    expect(SIDES[color].join(' ')).toBe(die);
  });

  test('MT-1: both sides have sets of their own, in orders of their own', () => {
    const { oathsworn, enemy } = freshTable(9);
    expect(census(oathsworn)).toBe(census(enemy));
    expect(oathsworn.cards.red.deck).not.toEqual(enemy.cards.red.deck);
    expect(freshTable(9)).toEqual(freshTable(9));
    expect(freshTable(10).enemy.cards.red.deck).not.toEqual(enemy.cards.red.deck);
  });

  test('MT-10: a refresh takes the whole discard of the chosen colours and no card from the table', () => {
    const decks = stacked({ white: ['0'], red: ['2'] }, { white: ['1', '1'], red: ['3', '3'] });
    const tabled = applyDecks(decks, {
      type: 'drew',
      pieces: [{ id: 1, color: 'white', face: '0', from: 'deck', part: 'pool' }],
    });
    const fresh = refreshDecks(tabled, ['white']).reduce(applyDecks, tabled);
    expect(fresh.cards.white).toMatchObject({ deck: ['1', '1'], table: ['0'], discard: [] });
    expect(fresh.cards.red).toEqual(decks.cards.red);
  });

  test('MT-10: at the end of a part all four decks are whole again', () => {
    const decks = stacked({ white: ['0'], red: ['2'] }, { white: ['1', '1'], black: ['3'] });
    const whole = resetDecks(decks).reduce(applyDecks, decks);
    expect(COLORS.map(color => [...whole.cards[color].deck].sort().join(''))).toEqual(['011', '', '2', '3']);
    expect(COLORS.every(color => whole.cards[color].discard.length === 0)).toBe(true);
  });

  test('one colour is shuffled without touching the outcome of any other', () => {
    const decks = freshDecks(3, 'oathsworn');
    const direct = resetDecks(decks).filter(event => event.type === 'deck' && event.color === 'black');
    const after = refreshDecks(decks, ['white', 'red']).reduce(applyDecks, decks);
    expect(resetDecks(after).filter(event => event.type === 'deck' && event.color === 'black')).toEqual(
      direct,
    );
  });

  test('what is left is counted without its order, cards that lie face down included', () => {
    const decks = stacked({ white: ['2*', '0', '1'] });
    const drawn = applyDecks(decks, {
      type: 'drew',
      pieces: [{ id: 1, color: 'white', face: '2*', from: 'deck', part: 'pool' }],
    });
    expect(remainingIn(drawn).white).toEqual({ blanks: 1, plain: [1], criticals: [] });
    const hidden = [{ id: 1, color: 'white', face: '2*', from: 'deck', part: 'pool' }] as const;
    expect(remainingIn(drawn, hidden).white).toEqual({ blanks: 1, plain: [1], criticals: [2] });
  });

  test('the table may say what is left of a colour', () => {
    const decks = stacked({ white: ['2*', '0', '1'] }, { white: ['1', '2'] });
    const right = correctDeck(decks, 'white', ['2', '0']).reduce(applyDecks, decks);
    expect([...right.cards.white.deck].sort()).toEqual(['0', '2']);
    expect([...right.cards.white.discard].sort()).toEqual(['1', '1', '2*']);
  });
});

describe('pools', () => {
  test.each([
    [{ white: 3 }, { white: 2, yellow: 1 }, 1],
    [{ white: 3 }, { yellow: 1, red: 1, black: 1 }, 6],
    [{ white: 3 }, { white: 1, black: 2 }, 6],
    [{ red: 2 }, { black: 2 }, 2],
    [{ black: 2 }, { black: 2 }, 0],
    [{ white: 1, red: 1 }, { yellow: 1, black: 1 }, 2],
    [{ yellow: 1 }, { white: 1 }, undefined],
    [{ white: 1, black: 1 }, { yellow: 2 }, undefined],
    [{ white: 1 }, { white: 1, black: 1 }, undefined],
    [{ white: 2 }, { black: 1 }, undefined],
  ])('MT-7: from %j to %j takes %s steps', (from, to, steps) => {
    expect(empowerSteps(counts(from), counts(to))).toBe(steps);
  });

  test.each([
    [{ red: 3, yellow: 3 }, 1, 1, { red: 2, yellow: 3 }],
    [{ black: 1, white: 2 }, 1, 1, { white: 2 }],
    [{ yellow: 2 }, 3, 0, { yellow: 6 }],
    [{ yellow: 2 }, 3, 2, { yellow: 4 }],
    [{ red: 1, white: 1 }, 2, 2, { white: 2 }],
    [{ red: 1, white: 1 }, 3, 3, { white: 3 }],
    [{ black: 1, red: 1 }, 2, 3, { red: 1 }],
    [{ white: 1 }, 1, 2, {}],
  ])('MT-8: %j of %i attackers, %i broken, draws %j', (pool, attackers, broken, drawn) => {
    expect(enemyPool(counts(pool), attackers, broken)).toEqual(counts(drawn));
  });

  test('MT-8: black goes before red, yellow and white', () => {
    expect(STRONGEST_FIRST).toEqual(['black', 'red', 'yellow', 'white']);
  });
});
