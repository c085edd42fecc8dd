import { streamFrom } from '../basics/random';
import type { Deck } from '../decks/deck';
import type { State } from '../encounter/model/state';
import type { Face } from '../might/cards';
import { COLORS } from '../might/cards';
import type { MightDecks } from '../might/decks';

/**
 * The same fight for one who knows only what lies open: every deck sorted, every stream the same. What is worked
 * out from it cannot tell what comes next, for it is not in there. The face-up stage card stays where it is.
 */
export function blindfold(state: State): State {
  const stream = streamFrom(0);
  const [up, ...below] = state.stage.deck;
  const known = state.stage.up && up !== undefined;
  const hidden = known ? below : state.stage.deck;
  return {
    ...state,
    might: { oathsworn: sorted(state.might.oathsworn), enemy: sorted(state.might.enemy) },
    direction: stream,
    random: stream,
    stage: { ...state.stage, deck: [...(known ? [up] : []), ...[...hidden].sort()], stream },
  };
}

function sorted(decks: MightDecks): MightDecks {
  const stream = streamFrom(0);
  const cards: Record<string, Deck<Face>> = {};
  const dice: Record<string, typeof stream> = {};
  for (const color of COLORS) {
    const { deck, table, discard } = decks.cards[color];
    cards[color] = { deck: [...deck].sort(), table, discard: [...discard].sort(), stream };
    dice[color] = stream;
  }
  return { cards: { ...decks.cards, ...cards }, dice: { ...decks.dice, ...dice } };
}
