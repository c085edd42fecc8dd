import { neighbours } from '../../../hex/around';
import type { Grid } from '../../../hex/grid';
import type { Board } from './board';

/** The hexes that hang together with one of them. */
function pieceOf(grid: Grid, cells: ReadonlySet<number>, from: number): Set<number> {
  const piece = new Set<number>();
  if (!cells.has(from)) return piece;
  const waiting = [from];
  piece.add(from);
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop())
    for (const next of neighbours(grid, cell))
      if (cells.has(next) && !piece.has(next)) {
        piece.add(next);
        waiting.push(next);
      }
  return piece;
}

/** OB-1: the hexes over which Townsfolk go. */
function townsfolkWay(board: Board): Set<number> {
  const way = new Set<number>();
  for (const cell of board.map.grid.cells) {
    const group = board.units.get(cell);
    const open =
      (group ? group.side === 'protectors' : board.paths.has(cell)) &&
      !board.buildings.includes(cell) &&
      !board.bonfires.has(cell) &&
      !board.dolls.includes(cell) &&
      cell !== board.map.brambles;
    if (open) way.add(cell);
  }
  return way;
}

export interface TownsfolkWay {
  readonly at: number;
  /** Other hexes that it may go to. */
  readonly to: readonly number[];
  readonly rescued: boolean;
}

/** OB-1, OB-2: where each Townsfolk may go, and whether it gets home. */
export function rescueOf(board: Board, home: number): TownsfolkWay[] {
  const way = townsfolkWay(board);
  return board.townsfolk.map(at => {
    const piece = pieceOf(board.map.grid, way, at);
    return {
      at,
      to: [...piece].filter(cell => cell !== at),
      rescued: !board.bonfires.has(home) && (at === home || piece.has(home)),
    };
  });
}

export interface StormPath {
  /** The connected piece with the Home Hex. */
  readonly storms: readonly number[];
  /** Hexes of the Buildings that fall. */
  readonly destroyed: readonly number[];
}

/** OB-4, OB-5: Storms connected from the Home Hex to a Building; the table may let one beside it do. */
export function razeOf(board: Board, home: number, beside: boolean): StormPath {
  const storms = pieceOf(board.map.grid, board.storms, home);
  const falls = (at: number): boolean =>
    storms.has(at) || (beside && neighbours(board.map.grid, at).some(cell => storms.has(cell)));
  return { storms: [...storms], destroyed: [...new Set(board.buildings.filter(falls))] };
}
