import type { Side } from '../rules/board/square';
import type { Duel } from '../rules/duel/model';
import type { DuelPlay } from './play';

/** All states of the last turn of a side, from its beginning to what stood when it was over; none where there was none. */
export function lastTurnOf(table: DuelPlay, side: Side): readonly Duel[] {
  const marks = table.marks.peek().filter(({ place }) => place !== 'undone');
  const states: Duel[] = [];
  for (const { id } of marks.toReversed()) {
    const state = table.at(id);
    if (!state) break;
    if (state.turn.side === side) states.unshift(state);
    else if (states.length > 0 && states[0]?.turn.side === side) break;
    else states.splice(0, states.length, state);
  }
  return states[0]?.turn.side === side ? states : [];
}
