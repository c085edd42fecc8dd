import type { Cards, Id } from '../model/entities';

type Position = 0 | 1 | 2 | 3;

/** Every card off the hand, the positions and the face-down ones: for putting it somewhere else. */
export function without(cards: Cards, card: Id): Cards {
  const less = (ids: readonly Id[]): readonly Id[] => ids.filter(id => id !== card);
  const [zero, one, two, three] = cards.cooldown;
  return {
    ...cards,
    hand: less(cards.hand),
    cooldown: [less(zero), less(one), less(two), less(three)],
    spent: less(cards.spent),
  };
}

/** Onto a cooldown position; nothing else moves (items and injuries). */
export function putOn(cards: Cards, card: Id, position: Position): Cards {
  const rest = without(cards, card);
  return { ...rest, cooldown: at(rest.cooldown, position, [...rest.cooldown[position], card]) };
}

/**
 * The cards in one position go to the next lower one, from 0 to the hand; those in the others stay where they are:
 * no cascade. Items and injuries are carried along (AB-7).
 */
export function battleflow(cards: Cards, position: Position, but: Id | null): Cards {
  const carried = cards.cooldown[position].filter(id => id !== but);
  const stays = cards.cooldown[position].filter(id => id === but);
  const emptied = at(cards.cooldown, position, stays);
  if (position === 0) return { ...cards, cooldown: emptied, hand: [...cards.hand, ...carried] };
  const lower = lowerOf(position);
  return { ...cards, cooldown: at(emptied, lower, [...emptied[lower], ...carried]) };
}

/** An ability card is played: it goes to its position, and what lay there already flows on (AB-5, AB-6). */
export const playAbility = (cards: Cards, card: Id, position: Position): Cards =>
  battleflow(putOn(cards, card, position), position, card);

const lowerOf = (position: 1 | 2 | 3): Position => (position === 1 ? 0 : position === 2 ? 1 : 2);

function at(cooldown: Cards['cooldown'], position: Position, ids: readonly Id[]): Cards['cooldown'] {
  const [zero, one, two, three] = cooldown;
  return [
    position === 0 ? ids : zero,
    position === 1 ? ids : one,
    position === 2 ? ids : two,
    position === 3 ? ids : three,
  ];
}
