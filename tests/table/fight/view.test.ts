import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffle, streamFrom } from '../../../src/basics/random';
import type { State } from '../../../src/encounter/model/state';
import { initialState } from '../../../src/encounter/setup/initial-state';
import { publicView } from '../../../src/table/fight/view';
import { readySetup } from '../../../src/table/setup/ready';
import { runs } from '../../support/samples';

const fight = (): State => {
  const setup = readySetup('old-mossback', 9);
  if (!setup) throw new Error('The demo is gone');
  return initialState(setup);
};

/** The same fight with every hidden order dealt anew. */
function dealtAnew(state: State, seed: number): State {
  let stream = streamFrom(seed);
  const mixed = <T>(items: readonly T[]): T[] => {
    const [order, next] = shuffle(items, stream);
    stream = next;
    return order;
  };
  const side = (decks: State['might']['enemy']): State['might']['enemy'] => ({
    dice: { ...decks.dice, red: streamFrom(seed + 1) },
    cards: {
      white: { ...decks.cards.white, deck: mixed(decks.cards.white.deck), stream: streamFrom(seed) },
      yellow: { ...decks.cards.yellow, deck: mixed(decks.cards.yellow.deck) },
      red: { ...decks.cards.red, deck: mixed(decks.cards.red.deck) },
      black: { ...decks.cards.black, deck: mixed(decks.cards.black.deck) },
    },
  });
  return {
    ...state,
    might: { oathsworn: side(state.might.oathsworn), enemy: side(state.might.enemy) },
    stage: { ...state.stage, deck: mixed(state.stage.deck), stream: streamFrom(seed + 2) },
    direction: streamFrom(seed + 3),
    random: streamFrom(seed + 4),
  };
}

describe('what a screen may see', () => {
  it('SC-6: the stage of the top card is that of the first stage that is left, whatever the fight has come to', () => {
    const { stage, ...state } = fight();
    const top = (...deck: string[]) =>
      publicView({ ...state, stage: { ...stage, deck, up: false } }).stage.top;
    expect([top('?1', '?2', '?3'), top('?2', '?3'), top('?3')]).toEqual([1, 2, 3]);
    const last = { ...stage, deck: [], up: false, stage: 2 as const };
    expect(publicView({ ...state, stage: last }).stage.top).toBe(2);
  });

  it('does not tell the order of any deck, nor what a die will show', () => {
    const state = { ...fight(), stage: { ...fight().stage, up: false } };
    const seen = JSON.stringify(publicView(state));
    fc.assert(
      fc.property(fc.integer(), seed => {
        expect(JSON.stringify(publicView(dealtAnew(state, seed)))).toBe(seen);
      }),
      runs(50, 2_000),
    );
  });
});
