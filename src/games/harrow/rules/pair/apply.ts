import { applyCommon, withMoved } from '../state/apply-common';
import type { PairEvent } from './events';
import type { PairGame } from './model';

export function applyPair(game: PairGame, event: PairEvent): PairGame {
  switch (event.type) {
    case 'step':
      return { ...game, step: event.step };
    case 'rounds':
      return { ...game, rounds: event.rounds };
    case 'round':
      return { ...game, round: event.round };
    case 'owned':
      return { ...game, owned: { ...game.owned, [event.side]: event.owned } };
    case 'positions':
      return { ...game, positions: event.positions };
    case 'parted':
      return { ...game, board: withMoved(game.board, event.from, event.to, event) };
    default:
      return applyCommon(game, event);
  }
}
