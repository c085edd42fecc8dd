import type { Direction } from '../../hex/direction';
import type { Hex } from '../../hex/shape';
import type { Board, Character, Movement, Shift } from '../geometry/types';

// Every change makes a new board and shares all that did not change. Nothing is checked here: who asks has worked
// it out, or the players say so and the table is right.

export const addCharacter = (board: Board, character: Character): Board => ({
  ...board,
  characters: [...board.characters, character],
});

const changeCharacter = (board: Board, id: string, change: Partial<Omit<Character, 'id'>>): Board => ({
  ...board,
  characters: board.characters.map(character =>
    character.id === id ? { ...character, ...change } : character,
  ),
});

export const moveCharacter = (board: Board, id: string, at: Hex, facing?: Direction): Board =>
  changeCharacter(board, id, facing === undefined ? { at } : { at, facing });

export const removeCharacter = (board: Board, id: string): Board => ({
  ...board,
  characters: board.characters.filter(character => character.id !== id),
});

export const removeObstacle = (board: Board, id: string): Board => ({
  ...board,
  obstacles: board.obstacles.filter(obstacle => obstacle.id !== id),
});

/** What a move, a push or a knockback did to others. */
export function afterShifts(board: Board, moved: readonly Shift[], destroyed: readonly string[] = []): Board {
  const shifted = moved.reduce(
    (now, { id, to }) => (to === null ? removeCharacter(now, id) : moveCharacter(now, id, to)),
    board,
  );
  return destroyed.reduce(removeObstacle, shifted);
}

export const afterMovement = (board: Board, id: string, movement: Movement): Board =>
  moveCharacter(afterShifts(board, movement.moved, movement.destroyed), id, movement.at, movement.facing);
