import { chooseTarget } from '../board/choose';
import { gridOf } from '../hex/grid';
import { enemyOf, isExcluded } from './find';
import { boardOf, placed } from './positions';
import type { Id, State } from './state';

/** MV-11: of those still to move, the one with the least movement to its own target; ties North then West of the mover. */
export function nextMover(state: State, left: readonly Id[], move: number): Id | null {
  const present = left.filter(id => enemyOf(state, id)?.present);
  const first = present[0] ?? null;
  if (present.length < 2 || !placed(state, present)) return first;
  const board = boardOf(state);
  const grid = gridOf(state.encounter.board);
  const excluded = board.characters.filter(one => isExcluded(state, one.id)).map(one => one.id);
  const ranked = present.map(id => {
    const choice = chooseTarget(board, { actor: id, move, excluded });
    const chosen = choice.candidates.find(one => one.id === choice.target);
    const effort = chosen ? (chosen.movement ?? 10_000 + chosen.distance) : 1_000_000;
    return { id, effort, cell: grid.cellOf.get(enemyOf(state, id)?.at ?? '') ?? 0 };
  });
  ranked.sort((a, b) => a.effort - b.effort || a.cell - b.cell);
  return ranked[0]?.id ?? null;
}
