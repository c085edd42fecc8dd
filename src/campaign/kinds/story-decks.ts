import * as v from 'valibot';
import { list, type Output } from '../../basics/schema';
import { COLORS, type Color, cardsOf, type Face } from '../../might/cards';
import { type RemainingByColor, remainingOf } from '../../might/remaining';

/** A might card that came up in the story. */
export const drawnCardSchema = v.object({
  color: v.picklist(COLORS),
  face: v.picklist(['0', '1', '2', '2*', '3', '3*', '4', '4*', '5*']),
});
export type DrawnCard = Output<typeof drawnCardSchema>;

/** The draws of a chapter's story so far, each with all its cards: extra and redrawn ones too. */
export const storyDrawsSchema = list(list(drawnCardSchema, 200), 10_000);
export type StoryDraws = Output<typeof storyDrawsSchema>;

const without = (deck: readonly Face[], face: Face): readonly Face[] | undefined => {
  const at = deck.indexOf(face);
  return at < 0 ? undefined : deck.toSpliced(at, 1);
};

const leave = (deck: readonly Face[], gone: readonly Face[]): readonly Face[] =>
  gone.reduce((left, face) => without(left, face) ?? left, deck);

/**
 * MT-2, MT-10: what the decks still hold. Between checks nothing is shuffled; a deck that has run out is refilled
 * without the cards on the table. A card that cannot be in the deck any more tells that the table has shuffled (OWN-148).
 */
export function leftIn(draws: StoryDraws): RemainingByColor {
  const left = (color: Color) => {
    let deck = cardsOf(color);
    for (const draw of draws) {
      const onTable: Face[] = [];
      for (const card of draw) {
        if (card.color !== color) continue;
        if (!deck.includes(card.face)) deck = leave(cardsOf(color), onTable);
        deck = leave(deck, [card.face]);
        onTable.push(card.face);
      }
    }
    return remainingOf(deck.length > 0 ? deck : cardsOf(color));
  };
  return { white: left('white'), yellow: left('yellow'), red: left('red'), black: left('black') };
}

/** Cards that can be tapped in. */
export const FACES: readonly DrawnCard[] = COLORS.flatMap(color =>
  [...new Set(cardsOf(color))].map(face => ({ color, face })),
);
