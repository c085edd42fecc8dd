import { hexDistance } from '../../board/targets/measure';
import { gridOf } from '../../hex/grid';
import { takenBy } from '../facts/free-hexes';
import { boardOf, isHex, mirrored } from '../facts/positions';
import { refusesTaken, type Way } from '../facts/treads-table';
import type { Id, State } from '../model/state';
import { no, type Refused } from '../run/run';
import { because } from '../says/refusals';

/**
 * A hex of the board, and one that nobody else holds where that is asked of the way; nothing where no place is told.
 */
export const badHex = (
  state: State,
  at: string | null,
  { way, who }: { readonly way?: Way; readonly who?: Id } = {},
): Refused => {
  if (at === null) return null;
  if (!isHex(state, at)) return no('no-such-hex', because('refuse.no-such-hex'));
  const other = takenBy(state, at);
  const refused = other !== null && other !== who && (way === undefined || refusesTaken(way));
  return refused ? no('occupied', because('refuse.occupied', { at })) : null;
};

/** UC-3: an ally comes in at the edge. */
export const offEdge = (state: State, at: string | null): Refused => {
  const grid = gridOf(state.encounter.board);
  const cell = at === null ? undefined : grid.cellOf.get(at);
  if (at === null || cell === undefined || [...grid.steps].some(step => grid.off[cell + step] !== 0))
    return null;
  return no('not-the-edge', because('refuse.not-the-edge', { at }));
};

/** Next to any of these hexes, where the app keeps the places. */
export const notNextTo = (
  state: State,
  at: string | null,
  { hexes, whom }: { readonly hexes: readonly string[]; readonly whom: string },
): Refused => {
  if (!mirrored(state) || at === null || hexes.length === 0) return null;
  const board = boardOf(state);
  if (hexes.some(hex => hexDistance(board, hex, at) === 1)) return null;
  return no('not-adjacent', because('refuse.not-next-to', { at, whom }));
};
