import { defenseOfEnemy, defenseOfFriend, enemyAttackNow, enemyOf, friendOf } from '../facts/select';
import type { Id, State } from '../model/state';
import type { Run } from '../run/run';

/** DM-1: a defense that is put right while an attack is under way counts against that attack at once. */
export function recount(run: Run, before: State): void {
  if (!enemyAttackNow(before)) return;
  for (const { id } of enemyAttackNow(run.state)?.flow?.setup.targets ?? []) {
    const by = defenseOf(run.state, id) - defenseOf(before, id);
    if (by !== 0)
      run.emit({
        type: 'might',
        side: 'enemy',
        event: { type: 'adjusted', change: { guard: { target: id, by } } },
      });
  }
}

function defenseOf(state: State, id: Id): number {
  const friend = friendOf(state, id);
  if (friend) return defenseOfFriend(state, friend);
  const enemy = enemyOf(state, id);
  return enemy ? defenseOfEnemy(state, enemy) : 0;
}
