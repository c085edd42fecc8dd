import type { Effect } from '../../stage/steps';
import { applyEffects } from '../damage/apply-effects';
import { type DieLoss, diceLose, friendLoses, lostOf } from '../damage/lose-hp';
import { diceNear } from '../facts/near-dice';
import { enemyOf, friendOf, nameOf, namesOf } from '../facts/select';
import type { EnemyAttackFrame } from '../model/frame';
import type { Id, State } from '../model/state';
import { note, push, type Run } from '../run/run';
import { scopeOf, setScope } from '../run/scene';
import { say } from '../says/tells';
import { moveKept } from '../target/revertible-move';
import { openWindow } from '../windows/open-window';
import { isStruckThere } from './settle';

/** The attack's losses, all at one time, then what it does to those it hit. */
export function landEnemyAttack(run: Run, frame: EnemyAttackFrame): void {
  // FT-5: a target that has left the board since is not struck.
  const hits = frame.flow?.hits?.filter(one => isStruckThere(run.state, one.target)) ?? [];
  const actor = frame.attackers[0];
  if (actor === undefined) return;
  const hit = hits.map(one => one.target);
  const hurt = hits.filter(one => one.hpLost > 0).map(one => one.target);
  for (const id of frame.attackers) {
    const before = scopeOf(run.state, id);
    const all = frame.only
      ? { hit: [...before.hit, ...hit], hurt: [...before.hurt, ...hurt] }
      : { hit, hurt };
    setScope(run, id, { attacked: true, ...all, ...moveKept(before) });
  }
  // The die is the one nearest where the attack struck; a knockback comes only after that.
  const nearest = new Map(hits.map(({ target }) => [target, nearestDice(run.state, actor, target)]));
  const lost = hits.map(one => lostOf(run.state, one.target, one.hpLost, nearest.get(one.target) ?? []));
  note(
    run,
    'blow',
    say('tell.blow', {
      names: namesOf(run.state, frame.attackers),
      hits: hits.map((one, i) => [one.damage, lost[i] ?? 0, nameOf(run.state, one.target)]),
    }),
  );
  // Last of all what has just been hit may answer: what else it brings lies above this.
  openWindow(
    run,
    // OWN-126: the moment after the losses, before the card goes on
    'whenHit',
    hit.filter(id => friendOf(run.state, id)),
    actor,
  );
  // SE-19: also those are knocked back whom the attack kills, so they must still stand there.
  const effects = hit.length > 0 ? (frame.attack.hit ?? []) : [];
  applyEffects(run, effects.filter(isKnockback), hit, actor);
  const dice: DieLoss[] = [];
  for (const { target, hpLost } of hits) {
    const enemy = enemyOf(run.state, target);
    if (enemy) {
      // The collision may have been its end already.
      if (!enemy.present || hpLost === 0) continue;
      const near = nearest.get(target) ?? [];
      const [die, ...others] = near;
      if (die === undefined) continue;
      if (others.length > 0) push(run, { frame: 'die', enemy: target, hp: hpLost, by: null, dice: near });
      else dice.push({ enemy: target, die, hp: hpLost });
    } else if (friendOf(run.state, target)) friendLoses(run, target, hpLost, actor);
  }
  if (dice.length > 0) diceLose(run, dice, null);
  applyEffects(
    run,
    effects.filter(one => !isKnockback(one)),
    hit,
    actor,
  );
}

const isKnockback = (one: Effect): boolean => one.effect === 'knockback';

/** The dice nearest to the attacker (AE-6); of several the table chooses. */
function nearestDice(state: State, from: Id, target: Id): readonly Id[] {
  const at = (friendOf(state, from) ?? enemyOf(state, from))?.at ?? null;
  return diceNear(state, target, at === null ? [] : [at]);
}
