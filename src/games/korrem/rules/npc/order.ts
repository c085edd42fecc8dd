import { type Card, healthLeft, isAddOn } from '../battle/card';

/** NF-2: who acts after whom: higher speed first, then more health left, then the order of the army's list. */
export const actingOrder = (cards: readonly Card[], side: string): Card[] =>
  cards
    .filter(card => card.side === side && !isAddOn(card))
    .sort((a, b) => b.speed - a.speed || healthLeft(b) - healthLeft(a));
