import { gridOf } from '../../hex/grid';
import type { Hex } from '../../hex/shape';
import type { Board, Tile } from '../geometry/types';
import { hexesOf } from '../targets/measure';

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

/** Who loses HP to fire when a round ends, the tiles that go out under them, and those that are left. */
export interface Burning {
  readonly burnt: readonly { readonly id: string; readonly hex: Hex }[];
  readonly out: readonly Tile[];
  readonly tiles: readonly Tile[];
}

/**
 * TL-1: whoever stands on fire at the end of a round loses 1 HP, and one fire tile under it is removed: all at one
 * time, so that a large tile burns everybody on it. Of several burning hexes the most northern one counts (OWN-34, OWN-134).
 */
export function burn(board: Board): Burning {
  const { cellOf: cells } = gridOf(board.shape);
  const northFirst = (a: Hex, b: Hex): number => (cells.get(a) ?? 0) - (cells.get(b) ?? 0);
  const isFire = (tile: Tile, hex: Hex): boolean => tile.kind === 'fire' && tile.hexes.includes(hex);
  const burnt = board.characters.flatMap(({ id }) => {
    const hex = [...hexesOf(board, id)].sort(northFirst).find(one => board.tiles.some(it => isFire(it, one)));
    return hex === undefined ? [] : [{ id, hex }];
  });
  const gone = new Set(burnt.map(one => board.tiles.findLastIndex(tile => isFire(tile, one.hex))));
  return {
    burnt,
    out: board.tiles.filter((_, i) => gone.has(i)),
    tiles: board.tiles.filter((_, i) => !gone.has(i)),
  };
}
