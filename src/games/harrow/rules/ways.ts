import { neighbours } from '../../../hex/around';
import { type Board, isClosed, isOpen, unitsIn } from './board';
import type { Faction } from './sides';

/** SO-11: steps to the objective by cell; -1 where there is no way. */
export type Ways = Int16Array;

/** SO-11: ways over the hexes that are not closed to the faction. */
export function waysTo(board: Board, side: Faction, objective: number): Ways {
  const { grid } = board.map;
  const ways = new Int16Array(grid.size).fill(-1);
  if (isClosed(board, side, objective)) return ways;
  ways[objective] = 0;
  const waiting = [objective];
  for (const cell of waiting)
    for (const next of neighbours(grid, cell))
      if (ways[next] === -1 && !isClosed(board, side, next)) {
        ways[next] = ways[cell]! + 1;
        waiting.push(next);
      }
  return ways;
}

/** SO-11: the way of a group's own hex, which always counts. */
export function wayFrom(board: Board, ways: Ways, cell: number): number | null {
  if (ways[cell]! >= 0) return ways[cell]!;
  const beside = neighbours(board.map.grid, cell)
    .map(next => ways[next]!)
    .filter(way => way >= 0);
  return beside.length > 0 ? Math.min(...beside) + 1 : null;
}

/** SO-12: the hexes that so many Units may step to, North then West. */
export function stepsFrom(board: Board, side: Faction, ways: Ways, cell: number, units: number): number[] {
  const way = wayFrom(board, ways, cell);
  if (way === null || way === 0) return [];
  return neighbours(board.map.grid, cell)
    .filter(next => ways[next] === way - 1 && isOpen(board, side, next, units))
    .sort((a, b) => a - b);
}

export const groupSize = (board: Board, cell: number): number => unitsIn(board.units.get(cell));
