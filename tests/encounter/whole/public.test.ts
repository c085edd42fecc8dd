import { describe, expect, it } from 'vitest';
import { playThrough } from '../../../scripts/player/playthrough';
import { canonical } from '../../../src/basics/hash';
import type { Deck } from '../../../src/decks/deck';
import type { State } from '../../../src/encounter/model/state';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { COLORS, type Face } from '../../../src/might/cards';
import type { MightDecks } from '../../../src/might/decks';
import { stageOf } from '../../../src/stage/deck';
import { publicView } from '../../../src/table/fight/view';
import { samples } from '../../support/samples';
import { setupFor } from '../support/setups';

const turnedRound = (deck: Deck<Face>): Deck<Face> => ({
  ...deck,
  deck: [...deck.deck].reverse(),
  stream: [1, 2, 3, 4],
});

/** The same table with every hidden order the other way round. */
function shuffled(state: State): State {
  const decks = (side: MightDecks): MightDecks => ({
    dice: { white: [9], yellow: [9], red: [9], black: [9] },
    cards: Object.fromEntries(
      COLORS.map(color => [color, turnedRound(side.cards[color])]),
    ) as MightDecks['cards'],
  });
  const up = state.stage.up ? state.stage.deck[0] : undefined;
  const rest = state.stage.deck.slice(up === undefined ? 0 : 1);
  const later = [1, 2, 3].flatMap(stage => rest.filter(id => stageOf(state.stage, id) === stage).reverse());
  return {
    ...state,
    random: [5],
    direction: [6],
    might: { oathsworn: decks(state.might.oathsworn), enemy: decks(state.might.enemy) },
    stage: { ...state.stage, stream: [7], deck: up === undefined ? later : [up, ...later] },
  };
}

describe('what everybody may see', () => {
  it('SC-4, MT-2: tells nothing of the order of any deck, of streams, or of cards that lie face down', () => {
    let seen = 0;
    for (let seed = 0; seed < samples(2, 6); seed += 2)
      playThrough(setupFor(seed), ({ after }) => {
        expect(canonical(publicView(shuffled(after)))).toBe(canonical(publicView(after)));
        const question = questionOf(after);
        if (question?.ask === 'defend' && question.draw.step === 'hidden') {
          expect(question.draw.pieces.every(piece => piece.face === null)).toBe(true);
          seen++;
        }
      });
    expect(seen).toBeGreaterThan(4);
  });
});
