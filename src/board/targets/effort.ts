import { arenaOf, pieceOf } from '../geometry/arena';
import type { Board } from '../geometry/types';
import { compareEffort, type Option, optionFor } from './option';
import { fieldOf } from './way';

/** TG-1 for "the closest": who takes the least movement; those who tie stay together. */
export const closestOf = (board: Board, actor: string, ids: readonly string[]): string[] =>
  extremes(board, actor, ids, (a, b) => compareEffort(a, b));

/** "The furthest": whoever cannot be got to is further than anybody who can, then the distance decides. */
export const furthestOf = (board: Board, actor: string, ids: readonly string[]): string[] =>
  extremes(board, actor, ids, (a, b) => compareEffort(b, a));

function extremes(
  board: Board,
  actor: string,
  ids: readonly string[],
  compare: (a: Option, b: Option) => number,
): string[] {
  const arena = arenaOf(board);
  const mover = pieceOf(arena, actor);
  const field = fieldOf(arena, mover);
  const options = ids.map(id => optionFor(arena, mover, field, pieceOf(arena, id), { actor, move: 0 }));
  const first = options.filter(option => !options.some(other => compare(other, option) < 0));
  return first.map(option => option.piece.character.id);
}
