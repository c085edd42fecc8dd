import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { streamFrom } from '../../src/basics/random';
import {
  applyAll,
  applyDeck,
  correct,
  type Deck,
  type DeckEvent,
  deckOf,
  drawOne,
  reset,
  reshuffle,
} from '../../src/decks/deck';
import { runs, samples, seed } from '../support/samples';

const pile = (deck: string, discard = '', table = ''): Deck => ({
  deck: [...deck],
  discard: [...discard],
  table: [...table],
  stream: streamFrom(3),
});

const text = ({ deck, table, discard }: Deck) => `${deck.join('')}|${table.join('')}|${discard.join('')}`;
const sorted = (cards: readonly string[]) => [...cards].sort().join('');
const all = ({ deck, table, discard }: Deck) => sorted([...deck, ...table, ...discard]);

describe('a deck', () => {
  test('MT-2: draws from the top and keeps drawn cards on the table until they are discarded', () => {
    let deck = pile('abc');
    deck = applyAll(deck, drawOne(deck));
    deck = applyAll(deck, drawOne(deck));
    expect(text(deck)).toBe('c|ab|');
    expect(text(applyDeck(deck, { type: 'discarded', cards: ['a'] }))).toBe('c|b|a');
  });

  test('MT-2: is refilled from the discard only when it is empty, never from the table', () => {
    const one = pile('a', 'xyz', 't');
    expect(drawOne(one)).toEqual([{ type: 'drawn', cards: ['a'] }]);
    const empty = applyAll(one, drawOne(one));
    const refilled = applyAll(empty, drawOne(empty));
    expect(refilled.table.slice(0, 2)).toEqual(['t', 'a']);
    expect(refilled.discard).toEqual([]);
    expect(sorted([...refilled.deck, ...refilled.table])).toBe('atxyz');
    expect(refilled.table).toHaveLength(3);
  });

  test('MT-2: gives nothing when deck and discard are empty, whatever lies on the table', () => {
    expect(drawOne(pile('', '', 'abc'))).toEqual([]);
    expect(drawOne(pile('', '', 'abc'), 'a')).toEqual([]);
  });

  test('MT-10: a refresh shuffles the whole discard in and leaves the table; a reset takes the table too', () => {
    const deck = pile('ab', 'cd', 'ef');
    const refreshed = applyDeck(deck, reshuffle(deck));
    expect([sorted(refreshed.deck), sorted(refreshed.table), refreshed.discard]).toEqual(['abcd', 'ef', []]);
    const whole = applyDeck(deck, reset(deck));
    expect([sorted(whole.deck), whole.table, whole.discard]).toEqual(['abcdef', [], []]);
  });

  test('a named card is taken wherever it lies in the deck', () => {
    const deck = pile('abcb');
    expect(text(applyAll(deck, drawOne(deck, 'b')))).toBe('acb|b|');
    expect(drawOne(deck, 'z')).toEqual([]);
    const refilled = applyAll(pile('', 'xy'), drawOne(pile('', 'xy'), 'y'));
    expect(text(refilled)).toBe('x|y|');
  });

  test('a correction says what is left; the rest that is not on the table is discarded', () => {
    const deck = pile('abc', 'd', 't');
    const corrected = applyDeck(deck, correct(deck, ['d', 'a']));
    expect([sorted(corrected.deck), sorted(corrected.discard), corrected.table]).toEqual(['ad', 'bc', ['t']]);
  });

  test('events carry their outcome: the same events on the same deck give the same deck', () => {
    const events: DeckEvent[] = [];
    let deck = deckOf([...'abcdef'], streamFrom(11));
    const start = deck;
    const happen = (some: readonly DeckEvent[]) => {
      events.push(...some);
      deck = applyAll(deck, some);
    };
    for (let i = 0; i < 6; i++) happen(drawOne(deck));
    happen([{ type: 'discarded', cards: deck.table }]);
    happen(drawOne(deck));
    happen([reset(deck)]);
    expect(applyAll(start, JSON.parse(JSON.stringify(events)))).toEqual(deck);
  });

  test('no card is ever lost or made, whatever happens', () => {
    const step = fc.constantFrom('draw', 'named', 'discard', 'reshuffle', 'reset', 'odd');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.integer(), (steps, start) => {
        let deck: Deck = deckOf([...'aabbcdefg'], streamFrom(start));
        for (const what of steps) {
          if (what === 'draw') deck = applyAll(deck, drawOne(deck));
          if (what === 'named') deck = applyAll(deck, drawOne(deck, 'b'));
          if (what === 'discard')
            deck = applyDeck(deck, { type: 'discarded', cards: deck.table.slice(0, 2) });
          if (what === 'reshuffle') deck = applyDeck(deck, reshuffle(deck));
          if (what === 'reset') deck = applyDeck(deck, reset(deck));
          if (what === 'odd') deck = applyDeck(deck, { type: 'discarded', cards: ['a', 'z'] });
          expect(all(deck)).toBe('aabbcdefg');
        }
      }),
      runs(100, 5000),
    );
  });

  test('fresh, reshuffled and reset: every card is equally likely in every place (chi-square)', () => {
    const cards = [...'abcdef'];
    const rounds = samples(12_000, 600_000);
    for (const how of ['fresh', 'reshuffle', 'reset'] as const) {
      const seen = new Array<number>(36).fill(0);
      let deck: Deck = deckOf(cards, streamFrom(seed));
      for (let round = 0; round < rounds; round++) {
        if (how === 'fresh') deck = deckOf(cards, deck.stream);
        else {
          const spread = { ...deck, deck: deck.deck.slice(0, 2), discard: deck.deck.slice(2) };
          deck = applyDeck(spread, how === 'reset' ? reset(spread) : reshuffle(spread));
        }
        deck.deck.forEach((card, place) => {
          seen[cards.indexOf(card) * 6 + place]! += 1;
        });
      }
      const expected = rounds / 6;
      const spread = seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
      // A table of permutations has 25 degrees of freedom and 6/5 of the spread; 77 is passed once in a million.
      expect((spread * 5) / 6, how).toBeLessThan(77);
    }
  });
});
