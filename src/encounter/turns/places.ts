import { hexDistance } from '../../board/targets/measure';
import { gridOf } from '../../hex/grid';
import { takenBy } from '../facts/free-hexes';
import { boardOf, isHex, mirrored } from '../facts/positions';
import type { State } from '../model/state';
import { no, type Refused } from '../run/run';
import { because } from '../says/refusals';

/** A hex of the board that nobody holds; nothing to say where no place is told. */
export const badHex = (state: State, at: string | null): Refused => {
  if (at === null) return null;
  if (!isHex(state, at)) return no('no-such-hex', because('refuse.no-such-hex'));
  return takenBy(state, at) === null ? null : no('occupied', because('refuse.occupied', { at }));
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
