import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streamOf } from '../../src/basics/random';
import {
  applyStage,
  refill,
  type StageDeck,
  stack,
  stackOfPaper,
  stageOf,
  turnUp,
} from '../../src/stage/deck';
import { runs } from '../support/samples';

const cards = Array.from(
  { length: 15 },
  (_, i) => ({ id: `c${i}`, stage: i < 5 ? 1 : i < 10 ? 2 : 3 }) as const,
);
const fresh = (seed: number): StageDeck => stack(cards, streamOf(seed, 'stage'));
const all = (deck: StageDeck): string[] =>
  [...deck.deck, ...deck.drawn, ...deck.kept, ...deck.discard].sort();

/** One card of the encounter phase, whole. */
const play = (deck: StageDeck): StageDeck => {
  const card = deck.deck[0];
  if (card === undefined) return deck;
  const drawn = applyStage(deck, { type: 'drawn', card });
  const done = applyStage(drawn, { type: 'discarded', card });
  return turnUp(done).reduce(applyStage, done);
};

describe('the stage deck', () => {
  it('SU-6: each stage is shuffled by itself, I over II over III', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const deck = fresh(seed);
        expect(deck.deck.map(id => stageOf(deck, id))).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
        expect(all(deck)).toEqual(cards.map(card => card.id).sort());
      }),
      runs(100, 2000),
    );
  });

  it('SC-6: the stage changes by itself with the back of the top card', () => {
    let deck = fresh(1);
    const stages = Array.from({ length: 15 }, () => {
      const { stage } = deck;
      deck = play(deck);
      return stage;
    });
    expect(stages).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
  });

  it('SC-5: an empty deck is made of the third stage alone, again and again', () => {
    let deck = fresh(2);
    for (let i = 0; i < 40; i++) {
      deck = play(deck);
      expect(all(deck)).toHaveLength(15);
      if (i >= 14) expect(deck.deck.every(id => stageOf(deck, id) === 3)).toBe(true);
    }
    expect(deck.stage).toBe(3);
  });

  it('SC-7: a trigger discards what is left of the old stages, and never goes back', () => {
    const deck = applyStage(play(fresh(3)), { type: 'changed', stage: 3 });
    expect(deck.deck).toHaveLength(5);
    expect(deck.discard).toHaveLength(10);
    expect(deck.up).toBe(false);
    expect(applyStage(deck, { type: 'changed', stage: 2 }).stage).toBe(3);
  });

  it('SC-4, SC-5: nothing is refilled while a card is left, nor from cards that wait to be resolved', () => {
    const deck = fresh(4);
    expect(refill(deck)).toEqual([]);
    const empty = { ...deck, deck: [], drawn: ['c14'], discard: ['c0', 'c10', 'c11'] };
    const [event] = refill(empty);
    expect(event?.type === 'refilled' && [...event.deck].sort()).toEqual(['c10', 'c11']);
  });

  it('a deck of paper counts: a named card is one of its stage, and a refill is blank again', () => {
    let deck = stackOfPaper([5, 5, 5], streamOf(5, 'stage'));
    deck = applyStage(deck, { type: 'drawn', card: '?1' });
    deck = applyStage(deck, { type: 'named', card: 'claw', stage: 1, drawn: true });
    expect(deck.drawn).toEqual(['claw']);
    expect(stageOf(deck, 'claw')).toBe(1);
    const late = {
      ...deck,
      deck: [],
      drawn: [],
      stages: { ...deck.stages, roar: 3 as const },
      discard: ['claw', 'roar', '?3'],
    };
    expect(refill(late)).toMatchObject([{ deck: ['?3', '?3'] }]);
    expect(all(refill(late).reduce(applyStage, late))).toHaveLength(3);
  });
});
