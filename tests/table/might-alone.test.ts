import { describe, expect, test } from 'vitest';
import { counts, worth } from '../../src/might/cards';
import { openMightAlone } from '../../src/table/might-alone';

const twoWhite = counts({ white: 2 });

describe('what to expect of a draw', () => {
  test('MT-3: two blanks miss, counted in the decks as they lie', () => {
    const decks = openMightAlone(7, command => command.do);
    expect(decks.expected('oathsworn', twoWhite, false)?.miss).toBeCloseTo((6 / 18) * (5 / 17), 12);
    decks.send({ do: 'draw', side: 'oathsworn', pool: counts({ white: 6 }), dice: false });
    const { deck } = decks.state.value.table.oathsworn.cards.white;
    const blanks = deck.filter(face => face === '0').length;
    decks.send({ do: 'putAway' });
    expect(decks.expected('oathsworn', twoWhite, false)?.miss).toBeCloseTo(
      ((blanks / deck.length) * (blanks - 1)) / (deck.length - 1),
      12,
    );
  });

  test('MT-9: dice are what they are, whatever has been drawn', () => {
    const decks = openMightAlone(7, command => command.do);
    const fresh = decks.expected('oathsworn', twoWhite, true);
    expect(fresh?.miss).toBeCloseTo(1 / 9, 12);
    decks.send({ do: 'draw', side: 'oathsworn', pool: counts({ white: 6 }), dice: false });
    expect(decks.expected('oathsworn', twoWhite, true)).toEqual(fresh);
  });

  test('MT-5: an enemy has no miss and no extra cards: one card is the mean of its deck', () => {
    const decks = openMightAlone(7, command => command.do);
    expect(decks.expected('enemy', counts({ red: 1 }), false)).toEqual({
      miss: null,
      damage: expect.closeTo(2, 12),
    });
    decks.send({ do: 'draw', side: 'enemy', pool: counts({ red: 4 }), dice: false });
    const { deck } = decks.state.value.table.enemy.cards.red;
    const mean = deck.reduce((sum, face) => sum + worth(face), 0) / deck.length;
    expect(decks.expected('enemy', counts({ red: 1 }), false)?.damage).toBeCloseTo(mean, 12);
  });

  test('nothing is expected of nothing, and each side has decks of its own', () => {
    const decks = openMightAlone(7, command => command.do);
    expect(decks.expected('oathsworn', counts({}), false)).toBeNull();
    decks.send({ do: 'draw', side: 'enemy', pool: counts({ red: 4 }), dice: false });
    const left = (side: 'oathsworn' | 'enemy') => decks.left(side).find(one => one.color === 'red')?.deck;
    expect([left('oathsworn'), left('enemy')]).toEqual([18, 14]);
  });

  test('a pool that nobody would draw is reckoned all the same', () => {
    const decks = openMightAlone(7, command => command.do);
    const many = counts({ white: 30, yellow: 30, red: 30, black: 30 });
    for (const dice of [false, true])
      expect(decks.expected('oathsworn', many, dice)?.miss).toBeGreaterThan(0.99);
  });
});

describe('the decks in play', () => {
  test('every step is undone and done again as it was, under its own title; a refusal changes nothing', () => {
    const decks = openMightAlone(3, (command, thrown) => `${command.do}${thrown ? ' of dice' : ''}`);
    decks.send({ do: 'draw', side: 'enemy', pool: counts({ red: 2 }), dice: false });
    const first = decks.state.value;
    decks.send({ do: 'putAway' });
    decks.send({ do: 'draw', side: 'oathsworn', pool: twoWhite, dice: true });
    const second = decks.state.value;
    expect(second.attack?.pieces.length).toBe(2);
    const piece = second.attack?.pieces[0]?.id ?? 0;
    decks.send({ do: 'attack', command: { type: 'redraw', piece, by: 'granted' } });
    expect([decks.undoTitle.value, decks.state.value === second]).toEqual(['attack of dice', false]);
    decks.undo();
    expect([decks.state.value, decks.sawHidden.value, decks.redoTitle.value]).toEqual([
      second,
      true,
      'attack of dice',
    ]);
    expect(decks.send({ do: 'attack', command: { type: 'redraw', piece: 99, by: 'granted' } })).toBe(false);
    expect([decks.state.value, decks.refusal.value?.message !== undefined]).toEqual([second, true]);
    decks.undo();
    decks.undo();
    expect([decks.state.value, decks.undoTitle.value]).toEqual([first, 'draw']);
    decks.jump(decks.marks.value[0]?.id ?? -1);
    expect(decks.state.value.attack).toBeNull();
    // Nothing of an empty pool, and nothing to put away.
    expect(decks.send({ do: 'draw', side: 'enemy', pool: counts({}), dice: false })).toBe(true);
    expect(decks.send({ do: 'putAway' })).toBe(true);
    expect(decks.undoTitle.value).toBeUndefined();
  });
});
