import { neighbours } from '../../../../../hex/around';
import { distance } from '../../../../../hex/grid';
import { type Board, hexesOf, legendHexes } from '../../board';
import { groundAt, inLine, inRange } from '../../map';
import type { MainSide } from '../../sides';
import { boardIn } from '../../state/common';
import { homeOf, type PairGame, thingsOf } from '../model';
import { type Acting, legendOf } from '../things';
import type { Where } from './model';

/** Who acts, and the hex that an earlier step was about. */
export interface Actor {
  readonly game: PairGame;
  readonly side: MainSide;
  readonly mark: number | null;
}
export const actorOf = (game: PairGame, side: MainSide, { mark }: Pick<Acting, 'mark'>): Actor => ({
  game,
  side,
  mark: mark === null ? null : (boardIn(game).map.grid.cellOf.get(mark) ?? null),
});

/** TM-4: a mountain and the Brambles are no terrain. */
const isTerrain = (board: Board, cell: number): boolean => {
  const ground = groundAt(board.map, cell);
  return ground !== 'mountain' && ground !== 'brambles';
};

/** CD-1, LG: whether a step may be about this hex. LG-7: terrain is never a mountain or the Brambles. */
export function isWhere({ game, side, mark }: Actor, where: Where, cell: number): boolean {
  const board = boardIn(game);
  const { grid } = board.map;
  const near = (cells: readonly number[], most: number): boolean =>
    cells.some(one => distance(grid, one, cell) <= most);
  const group = board.units.get(cell);
  switch (where) {
    case 'anywhere':
      return true;
    case 'own-unit':
      return group?.side === side;
    case 'own-haint':
      return group?.side === side && group.haints > 0;
    case 'legend':
      return legendHexes(board, side).includes(cell);
    case 'beside-legend':
      return legendHexes(board, side).some(one => distance(grid, one, cell) === 1);
    case 'legend-or-beside':
      return near(legendHexes(board, side), 1);
    case 'range':
      return legendHexes(board, side).some(one => inRange(board.map, one, cell));
    case 'line':
      return legendHexes(board, side).some(one => inLine(board.map, one, cell));
    case 'mark':
      return cell === mark;
    case 'beside-mark':
      return mark !== null && neighbours(grid, mark).includes(cell);
    case 'beside-own':
      return hexesOf(board, side).some(one => distance(grid, one, cell) === 1);
    case 'terrain':
      return isTerrain(board, cell);
    case 'own-terrain':
    case 'on-or-off':
      return groundAt(board.map, cell) === legendOf(thingsOf(game), side).terrain;
    case 'home-or-near':
      return cell === grid.cellOf.get(homeOf(game, side)) || near(legendHexes(board, side), 1);
    case 'storms':
      return board.storms.has(cell);
  }
}

/** LG-7: what stands on a nail is neither pulled, moved nor taken off by powers and tiles. */
export const pinnedOn = (game: PairGame, hex: string): number =>
  thingsOf(game).nails.filter(one => one === hex).length;
