import { withTactic } from '../hester/model';
import { withNumber } from '../map';
import { applyCommon } from '../state/apply-common';
import { withRound } from '../state/tale';
import type { SoloEvent } from './events';
import type { SoloGame } from './model';

/** Total: a card that no pile has is passed over by its pile and seen all the same. */
export function applySolo(game: SoloGame, event: SoloEvent): SoloGame {
  switch (event.type) {
    case 'turned': {
      const { cards } = game;
      const pile = cards.piles[event.pile];
      return {
        ...game,
        cards: {
          ...cards,
          faces: event.face ? { ...cards.faces, [event.card]: event.face } : cards.faces,
          piles: {
            ...cards.piles,
            [event.pile]: {
              left: Math.max(0, pile.left - 1),
              order: pile.order.filter(card => card !== event.card),
            },
          },
          seen: cards.seen.includes(event.card) ? cards.seen : [...cards.seen, event.card],
        },
      };
    }
    case 'pile': {
      const { cards } = game;
      const pile = { ...cards.piles[event.pile], left: event.left };
      return { ...game, cards: { ...cards, piles: { ...cards.piles, [event.pile]: pile } } };
    }
    case 'number': {
      const { solo } = game.map;
      const numbers = withNumber(solo[event.color], event.n, event.at);
      return { ...game, map: { ...game.map, solo: { ...solo, [event.color]: numbers } } };
    }
    case 'step':
      return { ...game, step: event.step };
    case 'round':
      return { ...withRound(game), round: event.round };
    case 'tactic':
      return withTactic(game, event);
    default:
      return applyCommon(game, event);
  }
}
