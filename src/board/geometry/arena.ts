import { directionAt, directionIndex } from '../../hex/direction';
import { cellOf, distance, type Grid, gridOf } from '../../hex/grid';
import type { Hex } from '../../hex/shape';
import { type Body, bodyOf } from './body';
import type { Board, Character, Shift } from './types';

/** A character as the searches see it. A cell below 0: taken off the board. */
export interface Piece {
  /** Its place in `pieces`, counted from 1. */
  readonly number: number;
  readonly character: Character;
  readonly body: Body;
  readonly enemy: boolean;
  readonly sentinel: boolean;
  cell: number;
  facing: number;
}

/**
 * A board laid out in arrays by cell, for one question. The one of `arenaOf` is shared and only read; whoever moves
 * something works on a copy (`forkOf`).
 */
export interface Arena {
  readonly grid: Grid;
  readonly board: Board;
  readonly pieces: readonly Piece[];
  /** 0, or the number of the obstacle. Shared by all arenas with these obstacles, until `fell` copies it. */
  obstacles: Int16Array;
  /** 0, or the number of the character that holds the hex; Sentinels hold none. */
  readonly holders: Int16Array;
  /** Shared by all arenas of the grid where there are no Sentinels. */
  readonly sentinels: Int16Array;
  /** 0 where a single-hex character may walk. */
  readonly taken: Uint8Array;
  /** Bits of water and fire. */
  readonly tiles: Uint8Array;
  /** The copy of `obstacles` is this arena's own. */
  ownsObstacles: boolean;
  readonly water: boolean;
  /** Two characters share a hex: one could not be pushed anywhere, or the table put them so. */
  shared: boolean;
}

export const waterBit = 1;
export const fireBit = 2;

const arenas = new WeakMap<Board, Arena>();

export function arenaOf(board: Board): Arena {
  const known = arenas.get(board);
  if (known) return known;
  const arena = layOut(board);
  arenas.set(board, arena);
  return arena;
}

export function forkOf(arena: Arena): Arena {
  return {
    ...arena,
    pieces: arena.pieces.map(piece => ({ ...piece })),
    ownsObstacles: false,
    holders: arena.holders.slice(),
    sentinels: hasSentinels(arena.board) ? arena.sentinels.slice() : arena.sentinels,
    taken: arena.taken.slice(),
  };
}

const hasSentinels = (board: Board): boolean => board.characters.some(one => one.side === 'sentinel');

/** What boards have in common that differ only in their characters. */
interface Scenery {
  readonly grid: Grid;
  readonly of: Board['tiles'];
  readonly obstacles: Int16Array;
  readonly noSentinels: Int16Array;
  readonly taken: Uint8Array;
  readonly tiles: Uint8Array;
  readonly water: boolean;
}

/** By the list of obstacles: a board shares with the next one all that did not change. */
const sceneries = new WeakMap<Board['obstacles'], Scenery>();

function sceneryOf(board: Board): Scenery {
  const grid = gridOf(board.shape);
  const known = sceneries.get(board.obstacles);
  if (known?.of === board.tiles && known.grid === grid) return known;
  const scenery: Scenery = {
    grid,
    of: board.tiles,
    obstacles: new Int16Array(grid.size),
    noSentinels: new Int16Array(grid.size),
    taken: grid.off.slice(),
    tiles: new Uint8Array(grid.size),
    water: board.tiles.some(tile => tile.kind === 'water'),
  };
  board.obstacles.forEach((obstacle, index) => {
    for (const hex of obstacle.hexes) {
      const cell = cellOf(grid, hex);
      scenery.obstacles[cell] = index + 1;
      scenery.taken[cell] = 1;
    }
  });
  for (const tile of board.tiles) {
    const bit = tile.kind === 'water' ? waterBit : tile.kind === 'fire' ? fireBit : 0;
    for (const hex of tile.hexes) scenery.tiles[cellOf(grid, hex)]! |= bit;
  }
  sceneries.set(board.obstacles, scenery);
  return scenery;
}

function layOut(board: Board): Arena {
  const { grid, obstacles, noSentinels, taken, tiles, water } = sceneryOf(board);
  const arena: Arena = {
    grid,
    board,
    pieces: board.characters.map((character, index) => ({
      number: index + 1,
      character,
      body: bodyOf(grid, character.size),
      enemy: character.side === 'enemy',
      sentinel: character.side === 'sentinel',
      cell: cellOf(grid, character.at),
      facing: directionIndex(character.facing),
    })),
    obstacles,
    ownsObstacles: false,
    holders: new Int16Array(grid.size),
    sentinels: hasSentinels(board) ? new Int16Array(grid.size) : noSentinels,
    taken: taken.slice(),
    tiles,
    water,
    shared: false,
  };
  for (const piece of arena.pieces) stand(arena, piece);
  return arena;
}

export const coveredBy = (piece: Piece): Int16Array => piece.body.cells[piece.facing]!;

/** Puts a character that was lifted back on its cell. */
export function stand(arena: Arena, piece: Piece): void {
  if (piece.sentinel) {
    arena.sentinels[piece.cell] = piece.number;
    return;
  }
  for (const offset of coveredBy(piece)) {
    const cell = piece.cell + offset;
    if (arena.holders[cell] !== 0) arena.shared = true;
    arena.holders[cell] = piece.number;
    arena.taken[cell] = 1;
  }
}

/** Takes a character's hexes away from it, before it moves. */
export function lift(arena: Arena, piece: Piece): void {
  if (piece.sentinel) {
    arena.sentinels[piece.cell] = 0;
    return;
  }
  for (const offset of coveredBy(piece)) {
    const cell = piece.cell + offset;
    const sharer = arena.shared ? sharerOf(arena, piece, cell) : 0;
    arena.holders[cell] = sharer;
    if (sharer === 0 && arena.obstacles[cell] === 0) arena.taken[cell] = 0;
  }
}

function sharerOf(arena: Arena, piece: Piece, cell: number): number {
  const sharer = arena.pieces.find(
    other => other !== piece && !other.sentinel && other.cell >= 0 && covers(other, other.cell, cell),
  );
  return sharer?.number ?? 0;
}

/** PS-6: whoever comes onto a Sentinel's hex removes it. */
export function tread(arena: Arena, cell: number, moved: Shift[]): void {
  const number = arena.sentinels[cell]!;
  if (number === 0) return;
  arena.sentinels[cell] = 0;
  const sentinel = arena.pieces[number - 1]!;
  moved.push({ id: sentinel.character.id, from: nameOf(arena, cell), to: null });
  sentinel.cell = -1;
}

/** Removes an obstacle whole. */
export function fell(arena: Arena, number: number, destroyed: string[]): void {
  const obstacle = arena.board.obstacles[number - 1]!;
  if (!arena.ownsObstacles) arena.obstacles = arena.obstacles.slice();
  arena.ownsObstacles = true;
  for (const hex of obstacle.hexes) {
    const cell = cellOf(arena.grid, hex);
    arena.obstacles[cell] = 0;
    if (arena.holders[cell] === 0) arena.taken[cell] = 0;
  }
  destroyed.push(obstacle.id);
}

export const nameOf = (arena: Arena, cell: number): Hex => arena.grid.names[cell]!;

export const facingOf = (piece: Piece) => directionAt(piece.facing);

export function pieceOf(arena: Arena, id: string): Piece {
  for (const piece of arena.pieces) if (piece.character.id === id) return piece;
  throw new Error(`No character ${id} on this board`);
}

/** HX-4 from a cell to the nearest hex of a character. */
export function distanceTo(grid: Grid, cell: number, target: Piece): number {
  const covered = coveredBy(target);
  let best = distance(grid, cell, target.cell + covered[0]!);
  for (let i = 1; i < covered.length; i++) {
    best = Math.min(best, distance(grid, cell, target.cell + covered[i]!));
  }
  return best;
}

/** HX-4 between the nearest hexes of two characters, the first one's core standing on `core`. */
export function gap(grid: Grid, piece: Piece, core: number, target: Piece): number {
  const covered = coveredBy(piece);
  let best = distanceTo(grid, core + covered[0]!, target);
  for (let i = 1; i < covered.length && best > 0; i++) {
    best = Math.min(best, distanceTo(grid, core + covered[i]!, target));
  }
  return best;
}

/** Whether a character with its core on `core` covers a cell. */
export const covers = (piece: Piece, core: number, cell: number): boolean =>
  coveredBy(piece).includes(cell - core);

/** Whether one character's hexes, its core on `core`, meet another's. */
export const overlaps = (piece: Piece, core: number, other: Piece): boolean =>
  coveredBy(other).some(offset => covers(piece, core, other.cell + offset));
