import { type Direction, directionIndex } from '../hex/direction';
import { gridOf } from '../hex/grid';
import type { Hex } from '../hex/shape';
import { bodyOf } from './body';
import type { Board, Character, Movement, Obstacle, Shift, Tile } from './types';

// Every change makes a new board and shares all that did not change. Nothing is checked here: who asks has worked
// it out, or the players say so and the table is right.

export const characterOf = (board: Board, id: string): Character | undefined =>
  board.characters.find(character => character.id === id);

export const addCharacter = (board: Board, character: Character): Board => ({
  ...board,
  characters: [...board.characters, character],
});

export const changeCharacter = (board: Board, id: string, change: Partial<Omit<Character, 'id'>>): Board => ({
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

export const addObstacle = (board: Board, obstacle: Obstacle): Board => ({
  ...board,
  obstacles: [...board.obstacles, obstacle],
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

/**
 * Lays an effect tile. In a hex lies at most one tile of a single hex, the newest, on top of any large ones; a large
 * tile goes underneath, also over other large ones.
 */
export function layTile(board: Board, tile: Tile): Board {
  if (tile.hexes.length > 1) return { ...board, tiles: [tile, ...board.tiles] };
  const kept = board.tiles.filter(other => other.hexes.length > 1 || other.hexes[0] !== tile.hexes[0]);
  return { ...board, tiles: [...kept, tile] };
}

/** Takes one tile of a kind from a hex, the topmost; fire that burnt somebody goes out (see `tilesAt`). */
export function takeTile(board: Board, kind: string, hex: Hex): Board {
  const index = board.tiles.findLastIndex(tile => tile.kind === kind && tile.hexes.includes(hex));
  return index < 0 ? board : { ...board, tiles: board.tiles.filter((_, other) => other !== index) };
}

/** The kinds that take effect in a hex: of several large tiles of a kind only one counts. */
export const tilesAt = (board: Board, hex: Hex): string[] => [
  ...new Set(board.tiles.filter(tile => tile.hexes.includes(hex)).map(tile => tile.kind)),
];

/** A tile of seven hexes round a centre; what lies off the board is left out. */
export function sevenHexes(board: Board, kind: string, centre: Hex): Tile {
  const grid = gridOf(board.shape);
  const around = bodyOf(grid, 'flower').cells[directionIndex('N')]!;
  const core = grid.cellOf.get(centre);
  if (core === undefined) throw new Error(`No hex ${centre} on this board`);
  const hexes = Array.from(around, offset => grid.names[core + offset]!).filter(hex => hex !== '');
  return { kind, hexes };
}
