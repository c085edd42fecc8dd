import type { ReminderTime } from '../../stage/encounter';
import { enemyOf, friendOf, tokensOf } from '../facts/select';
import type { Id, State } from '../model/state';
import type { Run } from '../run/run';

/** Reminders whose time it is come up, each once until somebody has seen it. */
export function remind(run: Run, isTime: (time: ReminderTime) => boolean): void {
  const { reminders, due } = run.state;
  const now = reminders
    .filter(one => isTime(one.time) && !due.includes(one.id) && concernsSomebody(run.state, one.id))
    .map(one => one.id);
  if (now.length > 0) run.emit({ type: 'due', due: [...due, ...now] });
}

/** OWN-137: a reminder that bears the name of a token of the rules board is of use only where somebody has one. */
function concernsSomebody(state: State, reminder: Id): boolean {
  if (!state.encounter.tokens?.some(token => token.id === reminder)) return true;
  const friends = state.friends.filter(one => one.presence === 'standing' || one.presence === 'consumed');
  const enemies = state.enemies.filter(one => one.present);
  return [...friends, ...enemies].some(one => tokensOf(one, reminder) > 0);
}

/** Somebody lost HP: an id, a name or a kind of enemy may have been noted down. */
export function remindHurt(run: Run, who: Id): void {
  const friend = friendOf(run.state, who);
  const enemy = enemyOf(run.state, who);
  const names = [who, friend?.name, friend?.class, enemy?.name, enemy?.kind];
  remind(run, time => time.at === 'hurt' && names.includes(time.who));
}
