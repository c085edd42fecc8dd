import { nearestSlots } from '../board/strike';
import type { Effect } from '../stage/steps';
import { applyEffects } from './effects';
import { diceLeft, emptySlots, enemyOf, friendOf, namesOf } from './find';
import type { BlowFrame } from './frame';
import { type DieLoss, diceLose, friendLoses } from './losses';
import { openWindow } from './open-window';
import { boardOf, placed } from './positions';
import { note, push, type Run } from './run';
import { setScope } from './scene';
import type { Id, State } from './state';

/** The attack's losses, all at one time, then what it does to those it hit. */
export function blowLands(run: Run, frame: BlowFrame): void {
  const hits = frame.flow?.hits ?? [];
  const actor = frame.attackers[0];
  if (actor === undefined) return;
  const hit = hits.map(one => one.target);
  const hurt = hits.filter(one => one.hpLost > 0).map(one => one.target);
  for (const id of frame.attackers) setScope(run, id, { attacked: true, hit, hurt });
  note(
    run,
    'blow',
    `${namesOf(run.state, frame.attackers)}: ${hits.map(one => `${one.damage} damage, ${one.hpLost} HP off ${namesOf(run.state, [one.target])}`).join('; ')}.`,
  );
  // Last of all what has just been hit may answer: what else it brings lies above this.
  openWindow(
    run,
    'whenHit',
    hit.filter(id => friendOf(run.state, id)),
    actor,
  );
  // The die is the one nearest where the attack struck; a knockback comes only after that.
  const nearest = new Map(hits.map(({ target }) => [target, nearestDie(run.state, actor, target)]));
  // SE-19: also those are knocked back whom the attack kills, so they must still stand there.
  const effects = hit.length > 0 ? (frame.attack.hit ?? []) : [];
  applyEffects(run, effects.filter(isKnockback), hit, actor);
  const dice: DieLoss[] = [];
  for (const { target, hpLost } of hits) {
    const enemy = enemyOf(run.state, target);
    if (enemy) {
      // The collision may have been its end already.
      if (!enemy.present || hpLost === 0) continue;
      const die = nearest.get(target) ?? null;
      if (die === null) push(run, { frame: 'die', enemy: target, hp: hpLost, by: null });
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

/** The one die nearest to the attacker (AE-6); null where the table must choose. */
function nearestDie(state: State, from: Id, target: Id): Id | null {
  const enemy = enemyOf(state, target);
  if (!enemy) return null;
  const left = diceLeft(enemy);
  const only = left[0];
  if (left.length === 1 && only) return only.id;
  const at = (friendOf(state, from) ?? enemyOf(state, from))?.at;
  if (!at || !placed(state, [from, target])) return null;
  const slots = nearestSlots(boardOf(state), target, [at], emptySlots(enemy));
  const dice = left.filter(die => slots.includes(die.slot));
  return dice.length === 1 ? (dice[0]?.id ?? null) : null;
}
