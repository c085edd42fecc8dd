import type { Member } from '../play/cards';

export interface BoxCards {
  readonly cards: readonly Member[];
}

/** Twins in other letters are one card. */
export const alike = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

export const cardNamed = (cards: readonly Member[], name: string): Member | undefined =>
  cards.find(card => alike(card.name, name));
