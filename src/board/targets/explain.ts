import type { Arena, Piece } from '../geometry/arena';
import type { Candidate, Choice, Order } from '../geometry/types';
import type { Chosen, Option } from './option';

/** The choice in names, with a line for everybody who was looked at or left out. */
export function told(arena: Arena, chosen: Chosen, order: Order): Choice {
  const lines = chosen.options.map(candidateOf);
  const cells = chosen.options.map(option => option.piece.cell);
  const excluded: Candidate[] = [];
  for (const piece of arena.pieces) {
    if (order.excluded?.includes(piece.character.id) && piece.cell >= 0) excluded.push(leftOut(piece));
  }
  const order_ = lines.map((line, index) => ({ line, cell: cells[index]! })).sort((a, b) => a.cell - b.cell);
  return {
    target: chosen.option?.piece.character.id ?? null,
    reachable: chosen.option?.reachable ?? false,
    why: chosen.why,
    candidates: [...order_.map(({ line }) => line), ...excluded],
  };
}

const candidateOf = (option: Option): Candidate => ({
  id: option.piece.character.id,
  movement: option.movement < 0 ? null : option.movement,
  distance: option.distance,
  sees: option.sees,
  reachable: option.reachable,
  named: option.named,
  verdict: option.verdict,
});

const leftOut = (piece: Piece): Candidate => ({
  id: piece.character.id,
  movement: null,
  distance: 0,
  sees: false,
  reachable: false,
  named: false,
  verdict: 'excluded',
});
