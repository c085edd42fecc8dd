import { streamOf } from '../basics/random';
import { list, type Output, object } from '../basics/schema';
import { applyDeck, correct, type DeckEvent, deckOf, reset, reshuffle } from '../decks/deck';
import { COLORS, type Color, cardsOf, type Face, faceSchema } from './cards';
import type { MightEvent } from './event';
import { perColor, streamSchema } from './fields';

const faces = list(faceSchema, 400);
const deckSchema = object({ deck: faces, table: faces, discard: faces, stream: streamSchema });
/** The four decks of one side and its dice, each with a stream of its own (MT-1). */
export const mightDecksSchema = object({ cards: perColor(deckSchema), dice: perColor(streamSchema) });
export type MightDecks = Output<typeof mightDecksSchema>;

const each = <T>(of: (color: Color) => T): Record<Color, T> => ({
  white: of('white'),
  yellow: of('yellow'),
  red: of('red'),
  black: of('black'),
});

export const freshDecks = (seed: number, side: 'oathsworn' | 'enemy'): MightDecks => ({
  cards: each(color => deckOf(cardsOf(color), streamOf(seed, `might/${side}/${color}`))),
  dice: each(color => streamOf(seed, `dice/${side}/${color}`)),
});

/** MT-10: whole discards of the chosen colours go back; cards on the table stay there. */
export const refreshDecks = (decks: MightDecks, colors: readonly Color[]): readonly MightEvent[] =>
  colors.map(color => ({ type: 'deck', color, event: reshuffle(decks.cards[color]) }));

/** MT-10: at the end of a part everything is shuffled whole. */
export const resetDecks = (decks: MightDecks): readonly MightEvent[] =>
  COLORS.map(color => ({ type: 'deck', color, event: reset(decks.cards[color]) }));

/** The table says what is left to draw of a colour. */
export const correctDeck = (
  decks: MightDecks,
  color: Color,
  left: readonly Face[],
): readonly MightEvent[] => [{ type: 'deck', color, event: correct(decks.cards[color], left) }];

/** What an event of any flow does to the decks that it draws from. */
export function applyDecks(decks: MightDecks, event: MightEvent): MightDecks {
  switch (event.type) {
    case 'deck':
      return on(decks, event.color, event.event);
    case 'drew': {
      const dice = event.dice ? { ...decks.dice, ...event.dice } : decks.dice;
      return moved({ ...decks, dice }, event.pieces, 'drawn');
    }
    case 'exchanged':
      return moved(decks, [event.piece], 'discarded');
    case 'settled':
    case 'struck':
      return moved(decks, event.pieces, 'discarded');
    default:
      return decks;
  }
}

const on = (decks: MightDecks, color: Color, event: DeckEvent<Face>): MightDecks => ({
  ...decks,
  cards: { ...decks.cards, [color]: applyDeck(decks.cards[color], event) },
});

function moved(
  decks: MightDecks,
  pieces: Extract<MightEvent, { type: 'drew' }>['pieces'],
  type: 'drawn' | 'discarded',
): MightDecks {
  return COLORS.reduce((now, color) => {
    const cards = pieces
      .filter(piece => piece.from === 'deck' && piece.color === color)
      .map(piece => piece.face);
    return cards.length > 0 ? on(now, color, { type, cards }) : now;
  }, decks);
}
