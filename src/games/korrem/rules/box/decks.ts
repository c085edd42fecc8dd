import { list, type Output, object, wholeNumber } from '../../../../basics/schema';
import { nameSchema } from '../fields';
import { goodsSchema } from '../goods';
import type { Member } from '../play/cards';
import { alike, type BoxCards, cardNamed } from './cards';

/** BG-1: no deck holds more cards. */
export const mostInDeck = 60;

/** LD-8, TH-1: a nation's deck, its provider first: so many of each card; and what its walls and towers cost (ST-2). */
export const deckSchema = object({
  nation: nameSchema,
  cards: list(object({ name: nameSchema, n: wholeNumber(0, mostInDeck) }), 60),
  wall: goodsSchema,
  tower: goodsSchema,
});
export type OwnDeck = Output<typeof deckSchema>;

export const deckNamed = (decks: readonly OwnDeck[], nation: string): OwnDeck | undefined =>
  decks.find(deck => alike(deck.nation, nation));

export const sizeOf = ({ cards }: Pick<OwnDeck, 'cards'>): number => cards.reduce((sum, { n }) => sum + n, 0);

/** Every card of a deck, each with an ID of its own; one that the box has forgotten is left out. */
export const dealt = ({ cards }: BoxCards, deck: OwnDeck, of: string): readonly Member[] =>
  deck.cards.flatMap(({ name, n }, i) => {
    const card = cardNamed(cards, name);
    return card
      ? Array.from(
          { length: n },
          (_, copy): Member => ({ ...card, id: `${of}-${i}-${copy}`, of, nature: null }),
        )
      : [];
  });
