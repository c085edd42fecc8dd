import { cageEnds } from './cage';
import { letOut } from './consumed';
import { friendOf, nameOf } from './find';
import { emit, note, type Run } from './run';
import { say } from './says/tells';
import type { Id } from './state';

/** Off the board, with all that held on to it. */
export function leaves(run: Run, who: Id, presence: 'unconscious' | 'dead' | 'gone'): void {
  const friend = friendOf(run.state, who);
  if (!friend) return;
  emit(run, { type: 'presence', who, presence });
  if (friend.caged) cageEnds(run, who);
  if (friend.consumed) emit(run, { type: 'consumed', who, consumed: null });
  if (run.state.taunt?.by === who) emit(run, { type: 'taunt', by: null, until: 0 });
  if (run.state.turn?.who === who) emit(run, { type: 'turn', turn: null });
  falconsReturn(run, who);
}

/** A falcon whose bearer dies is back with the Huntress at once. */
function falconsReturn(run: Run, from: Id): void {
  for (const one of run.state.friends) {
    if (one.id === from || !one.falcons.includes(from)) continue;
    emit(run, { type: 'falcons', who: one.id, falcons: one.falcons.map(at => (at === from ? one.id : at)) });
  }
}

export function enemyLeaves(run: Run, who: Id): void {
  note(run, 'enemyGone', say('tell.removed', { name: nameOf(run.state, who) }));
  emit(run, { type: 'enemyGone', who });
  falconsReturn(run, who);
  for (const one of run.state.friends) letOut(run, one.id, who);
}

/** Off the board, but not out of the fight. */
export function leaveBoard(run: Run, who: Id): void {
  emit(run, { type: 'presence', who, presence: 'consumed' });
  if (run.state.turn?.who === who) emit(run, { type: 'turn', turn: null });
}
