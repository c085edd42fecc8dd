import type { Position } from '../../../src/games/darkleaf/rules/board/position';
import type { Side } from '../../../src/games/darkleaf/rules/board/square';
import type { Row } from '../../../src/games/darkleaf/rules/turn/bones';
import type { Turn } from '../../../src/games/darkleaf/rules/turn/state';

/** A turn on a position that belongs to no duel. */
export const newTurn = (
  side: Side,
  position: Position,
  pool: readonly number[],
  rows: readonly Row[],
): Turn => ({
  side,
  position,
  winner: null,
  phase: 'upkeep',
  pool,
  rows,
  bone: null,
  intent: { does: 'anything' },
  again: null,
  spent: new Set(),
  journeyed: null,
  wibo: { at: 'journey' },
  acquired: [],
  ended: false,
});
