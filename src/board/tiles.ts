import { cellOf, distance, gridOf } from '../hex/grid';
import type { Hex, Shape } from '../hex/shape';
import { hexesOf } from './measure';
import type { Board, Tile } from './types';

/**
 * TL-5, TL-6, TL-8: a tile of a single hex takes the place of the one that lies there, on top of any large ones; a
 * large tile goes underneath, also over other large ones.
 */
export function layTile(tiles: readonly Tile[], tile: Tile): Tile[] {
  if (tile.hexes.length > 1) return [tile, ...tiles];
  return [...tiles.filter(other => other.hexes.length > 1 || other.hexes[0] !== tile.hexes[0]), tile];
}

/** Takes one tile of a kind away from under a hex, the topmost. */
export function takeTile(tiles: readonly Tile[], kind: string, hex: Hex): Tile[] {
  const index = tiles.findLastIndex(tile => tile.kind === kind && tile.hexes.includes(hex));
  return tiles.filter((_, other) => other !== index);
}

/** TL-6, TL-8: the kinds that act on a hex; of several large tiles of a kind only one counts. */
export const kindsAt = (tiles: readonly Tile[], hex: Hex): string[] => [
  ...new Set(tiles.filter(tile => tile.hexes.includes(hex)).map(tile => tile.kind)),
];

/** TL-7: a tile of seven hexes round a centre; what lies off the board is left out. */
export function sevenHexes(shape: Shape, kind: string, centre: Hex): Tile {
  const grid = gridOf(shape);
  const core = cellOf(grid, centre);
  const around = [...grid.cells].filter(cell => distance(grid, cell, core) <= 1);
  return { kind, hexes: around.map(cell => grid.names[cell]!) };
}

/** Who loses HP to fire when a round ends, and the tiles without those that burnt out under them. */
export interface Burning {
  readonly burnt: readonly { readonly id: string; readonly hex: Hex }[];
  readonly tiles: readonly Tile[];
}

/** TL-1: whoever stands on fire at the end of a round loses 1 HP, and one fire tile under it is removed. */
export function burn(board: Board): Burning {
  let tiles: readonly Tile[] = board.tiles;
  const burnt: { id: string; hex: Hex }[] = [];
  for (const { id } of board.characters) {
    const hex = hexesOf(board, id).find(under => kindsAt(tiles, under).includes('fire'));
    if (hex === undefined) continue;
    burnt.push({ id, hex });
    tiles = takeTile(tiles, 'fire', hex);
  }
  return { burnt, tiles };
}
