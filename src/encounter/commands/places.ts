import { hexDistance } from '../../board/measure';
import { gridOf } from '../../hex/grid';
import { takenBy } from '../free';
import { boardOf, isHex, mirrored } from '../positions';
import { no, type Refused } from '../run';
import type { State } from '../state';

/** A hex of the board that nobody holds; nothing to say where no place is told. */
export const badHex = (state: State, at: string | null): Refused => {
  if (at === null) return null;
  if (!isHex(state, at)) return no('no-such-hex', 'There is no such hex.');
  return takenBy(state, at) === null ? null : no('occupied', `${at} is taken.`);
};

/** UC-3: an ally comes in at the edge. */
export const offEdge = (state: State, at: string | null): Refused => {
  const grid = gridOf(state.encounter.board);
  const cell = at === null ? undefined : grid.cellOf.get(at);
  if (cell === undefined || [...grid.steps].some(step => grid.off[cell + step] !== 0)) return null;
  return no('not-the-edge', `${at} is not at the edge of the board.`);
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
  return no('not-adjacent', `${at} is not next to ${whom}.`);
};
