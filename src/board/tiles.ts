import { takeTile } from './edit';
import { hexesOf } from './measure';
import type { Board } from './types';

/** Who loses HP to fire when a round ends, and the board without the tiles that burnt out under them. */
export interface Burning {
  readonly burnt: readonly { readonly id: string; readonly hex: string }[];
  readonly board: Board;
}

/** At the end of a round whoever stands on fire loses 1 HP, and one fire tile under it is removed. */
export function burn(board: Board): Burning {
  let left = board;
  const burnt: { id: string; hex: string }[] = [];
  for (const { id } of board.characters) {
    const hex = hexesOf(board, id).find(under => isOnFire(left, under));
    if (hex === undefined) continue;
    burnt.push({ id, hex });
    left = takeTile(left, 'fire', hex);
  }
  return { burnt, board: left };
}

const isOnFire = (board: Board, hex: string): boolean =>
  board.tiles.some(tile => tile.kind === 'fire' && tile.hexes.includes(hex));
