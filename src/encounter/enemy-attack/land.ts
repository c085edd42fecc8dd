import type { Effect } from '../../stage/steps';
import { applyEffects } from '../damage/apply-effects';
import { type DieLoss, diceLose, friendLoses, lostOf } from '../damage/lose-hp';
import { diceNear } from '../facts/near-dice';
import { boardOf } from '../facts/positions';
import { diceLeft, enemyOf, friendOf, isBoss, kindOf, nameOf, namesOf } from '../facts/select';
import type { EnemyAttackFrame } from '../model/frame';
import type { Id, State } from '../model/state';
import { note, push, type Run } from '../run/run';
import { scopeOf, setScope } from '../run/scene';
import { say } from '../says/tells';
import { moveKept } from '../target/revertible-move';
import { openWindow } from '../windows/open-window';
import { chainEnds } from './end-chain';
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
  const board = boardOf(run.state);
  const losses = hits.map(({ target, hpLost }) => ({ target, hpLost, dice: nearest.get(target) ?? [] }));
  const effects = hit.length > 0 ? (frame.attack.hit ?? []) : [];
  const lastKnock = effects.findLastIndex(isKnockback);
  // SE-19, OWN-241: also those are knocked back whom the attack kills, so they must still stand there.
  const dying = lastKnock < 0 ? [] : losses.filter(one => leavesBoard(run.state, one));
  lose(
    run,
    actor,
    losses.filter(one => !dying.includes(one)),
  );
  effects.forEach((effect, i) => {
    const falls = dying.map(one => one.target);
    applyEffects(run, [effect], isKnockback(effect) ? hit : hit.filter(id => !falls.includes(id)), actor);
    if (i === lastKnock) lose(run, actor, dying);
  });
  chainEnds(run, frame, hit.at(-1), board);
}

interface Loss {
  readonly target: Id;
  readonly hpLost: number;
  /** Of an enemy: the dice that it may come off; of several the table chooses. */
  readonly dice: readonly Id[];
}

/** All at one time. */
function lose(run: Run, actor: Id, losses: readonly Loss[]): void {
  const taken: DieLoss[] = [];
  for (const { target, hpLost, dice } of losses) {
    const enemy = enemyOf(run.state, target);
    if (!enemy) {
      friendLoses(run, target, hpLost, actor);
      continue;
    }
    const [die, ...others] = dice;
    // The collision may have been its end already.
    if (!enemy.present || hpLost === 0 || die === undefined) continue;
    if (others.length > 0) push(run, { frame: 'die', enemy: target, hp: hpLost, by: null, dice });
    else taken.push({ enemy: target, die, hp: hpLost });
  }
  if (taken.length > 0) diceLose(run, taken, null);
}

/** The loss takes a model off the board: a friend without HP, or a minion that neither reacts nor has another die. */
function leavesBoard(state: State, { target, hpLost, dice }: Loss): boolean {
  const friend = friendOf(state, target);
  if (friend) return hpLost >= friend.hp;
  const enemy = enemyOf(state, target);
  if (!enemy || isBoss(state, enemy) || kindOf(state, enemy)?.reacts) return false;
  return diceLeft(enemy).every(die => dice.length === 1 && die.id === dice[0] && hpLost >= die.hp);
}

const isKnockback = (one: Effect): boolean => one.effect === 'knockback';

/** The dice nearest to the attacker (AE-6); of several the table chooses. */
function nearestDice(state: State, from: Id, target: Id): readonly Id[] {
  const at = (friendOf(state, from) ?? enemyOf(state, from))?.at ?? null;
  return diceNear(state, target, at === null ? [] : [at]);
}
