import { nearestFreeTo } from '../facts/free-hexes';
import { enemyOf, friendOf, slotsOf } from '../facts/select';
import type { Friend, Id } from '../model/state';
import { note, type Run, task } from '../run/run';
import { done } from '../says/deeds';

/** SE-17: a consumed character is free when its place has no die left, has lost 6 HP since, or the enemy is gone. */
export function letOut(run: Run, who: Id, enemyId: Id): void {
  const friend = friendOf(run.state, who);
  const inside = friend?.consumed;
  if (!friend || !inside || inside.enemy !== enemyId || friend.presence !== 'consumed') return;
  const enemy = run.state.enemies.find(one => one.id === enemyId);
  const left = enemy?.present && enemy.dice.some(die => die.slot === inside.slot && die.hp > 0);
  if (left && inside.lost < 6) return;
  setFree(run, friend);
}

/** SE-18, FT-12: whatever frees it, it stands on the nearest empty hex, and all its animus goes to the reserve. */
export function setFree(run: Run, friend: Friend): void {
  const { id: who, consumed: inside } = friend;
  const enemy = enemyOf(run.state, inside?.enemy ?? null);
  const slot = enemy && slotsOf(run.state, enemy).find(one => one.id === inside?.slot);
  const at = enemy ? nearestFreeTo(run.state, enemy, slot) : null;
  run.emit({ type: 'consumed', who, consumed: null });
  run.emit({ type: 'presence', who, presence: 'standing' });
  run.emit({ type: 'stands', who, at, facing: friend.facing, how: 'placed', path: [] });
  const all = friend.animus.available + friend.animus.reserve;
  run.emit({ type: 'animus', who, animus: { available: 0, reserve: all } });
  note(run, 'letOut', done('done.set-free', { who: friend.name }));
  task(run, done('done.comes-back', { who: friend.name, at }), [who]);
}
