import { type Color, cardsOf, type Face, isBlank, isCritical, SIDES, worth } from './cards';
import type { MightDecks } from './decks';
import type { Piece } from './pieces';

/** What a deck still holds, as far as it matters for odds: in no order. */
export interface Remaining {
  readonly blanks: number;
  /** The values of the plain cards and of those with the critical symbol, one entry for each card. */
  readonly plain: readonly number[];
  readonly criticals: readonly number[];
}

export const sizeOf = (deck: Remaining): number => deck.blanks + deck.plain.length + deck.criticals.length;

const sortedWorth = (faces: readonly Face[]): number[] => faces.map(worth).sort((a, b) => a - b);

/** Sorted, so that the order of the deck never shows. */
export const remainingOf = (faces: readonly Face[]): Remaining => ({
  blanks: faces.filter(isBlank).length,
  plain: sortedWorth(faces.filter(face => !isBlank(face) && !isCritical(face))),
  criticals: sortedWorth(faces.filter(isCritical)),
});

export type RemainingByColor = Readonly<Record<Color, Remaining>>;

const each = (of: (color: Color) => Remaining): RemainingByColor => ({
  white: of('white'),
  yellow: of('yellow'),
  red: of('red'),
  black: of('black'),
});

/** Full decks, and the six sides of each die. */
export const FRESH: RemainingByColor = each(color => remainingOf(cardsOf(color)));
export const DICE: RemainingByColor = each(color => remainingOf(SIDES[color]));

/** What odds may see of a side's decks: what is left, cards that lie face down included, in no order. */
export const remainingIn = (decks: MightDecks, faceDown: readonly Piece[] = []): RemainingByColor =>
  each(color =>
    remainingOf([
      ...decks.cards[color].deck,
      ...faceDown.filter(piece => piece.from === 'deck' && piece.color === color).map(piece => piece.face),
    ]),
  );
