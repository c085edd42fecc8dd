import type { MoveStep } from '../../stage/steps';
import { enemyOf, friendOf } from '../facts/select';
import type { Came, Put, Scope } from '../model/frame';
import type { Enemy, Friend, Id, Stand, State } from '../model/state';
import type { Run } from '../run/run';
import { scopeOf, setScope } from '../run/scene';

/** What this move has changed since then; a second one cannot be taken back by itself (OWN-167). */
export function revertibleMove(
  run: Run,
  actor: Id,
  move: MoveStep | null,
  before: State,
): Pick<Scope, 'came'> {
  const { state } = run;
  const earlier = scopeOf(state, actor).came ?? null;
  const shown = before.tasks.map(one => one.id);
  const tasks = state.tasks.map(one => one.id).filter(id => !shown.includes(id));
  const flown = state.friends.some(one => one.falcons !== friendOf(before, one.id)?.falcons);
  return {
    came: {
      move: earlier || flown ? null : move,
      put: [...before.friends, ...before.enemies].flatMap(one => putOf(state, one)),
      cleared: before.obstacles.filter(one => !state.obstacles.some(it => it.id === one.id)),
      tasks: [...(earlier?.tasks ?? []), ...tasks],
    },
  };
}

function putOf(state: State, one: Friend | Enemy): readonly Put[] {
  if (!isOn(one)) return [];
  const now = standOf(state, one.id);
  if (now && now.at === one.at && now.facing === one.facing) return [];
  return [{ id: one.id, from: { at: one.at, facing: one.facing }, to: now }];
}

const isOn = (one: Friend | Enemy): boolean =>
  'presence' in one ? one.presence === 'standing' : one.present;

/** Where it stands; null off the board. */
export function standOf(state: State, id: Id): Stand | null {
  const one = friendOf(state, id) ?? enemyOf(state, id);
  return one && isOn(one) ? { at: one.at, facing: one.facing } : null;
}

/** Another step follows its move: what that has done hangs on where it stands. */
export function keepMove(run: Run, actor: Id): void {
  const { came } = scopeOf(run.state, actor);
  if (came?.move) setScope(run, actor, { came: { ...came, move: null } });
}

/** Its attack is over, or another target is looked for: the move stands. */
export const moveKept = ({ came }: Scope): { readonly came?: Came | null } => (came ? { came: null } : {});
