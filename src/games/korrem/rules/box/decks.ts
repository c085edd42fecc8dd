import type { Goods } from '../goods';
import type { Member } from '../play/cards';
import { alike, type BoxCards, cardNamed } from './cards';

/** LD-8, TH-1: a nation's deck, its provider first: so many of each card; and what its walls and towers cost (ST-2). */
export interface OwnDeck {
  readonly nation: string;
  readonly cards: readonly { readonly name: string; readonly n: number }[];
  readonly wall: Goods;
  readonly tower: Goods;
}

/** BG-1: no deck holds more. */
export const mostInDeck = 60;

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
