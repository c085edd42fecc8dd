import { hpLost } from '../../might/pieces';
import type { Effect } from '../../stage/steps';
import { applyEffects } from '../damage/apply-effects';
import { type DieLoss, diceLose, friendLoses, lostOf } from '../damage/lose-hp';
import {
  defenseOfEnemy,
  diceLeft,
  enemyOf,
  friendOf,
  isBoss,
  kindOf,
  nameOf,
  slotsOf,
} from '../facts/select';
import type { StrikeFrame } from '../model/frame';
import type { Id, State } from '../model/state';
import { note, pop, type Run, top } from '../run/run';
import { say } from '../says/tells';
import { openWindow } from '../windows/open-window';
import { dieAimed, legalDice } from './aim';
import { damageOn, guardedDefense } from './guard-friends';

interface Hit {
  readonly target: Id;
  readonly damage: number;
  readonly hp: number;
}

interface Loss extends Hit {
  /** Of an enemy; null for a friend. */
  readonly die: Id | null;
}

/** The damage of an attack that hit, on each of its targets (FT-8); what else it does comes after it (OWN-39). */
export function strikeLands(run: Run, frame: StrikeFrame): void {
  const { strike, by } = frame;
  const hits = hitsOf(run.state, frame);
  const losses = hits.map(hit => ({ ...hit, die: dieHit(run.state, frame, hit) }));
  run.emit({ type: 'attacked', by, damage: hits.reduce((sum, one) => sum + one.damage, 0) });
  for (const loss of losses) tells(run, by, loss);
  // FT-5: whom it was meant for has left, or what it would do to it is lost (FT-4).
  if (hits.length === 0) note(run, 'fallsAway', say(frame.lost ? 'tell.cut' : 'tell.nobody-attacked'));
  // SE-19: whom it kills is knocked back too, and must still stand there for it.
  const moves = (strike.hit ?? []).some(isKnockback);
  const dying = losses.filter(loss => moves && leavesBoard(run.state, loss));
  top(run, {
    ...frame,
    step: 'hit',
    landed: {
      struck: hits.map(one => one.target),
      dealt: losses.map(({ target, damage, die }) => ({ target, damage, die })),
      next: 0,
      dying,
      answered: false,
    },
  });
  lose(
    run,
    by,
    losses.filter(loss => !dying.includes(loss)),
  );
}

/** Whom it hits, and how hard: nobody who has left, and none whom its player has broken meanwhile (FT-4). */
function hitsOf(state: State, frame: StrikeFrame): readonly Hit[] {
  const { flow, strike, lost = [] } = frame;
  if (!flow) return [];
  return strike.targets.flatMap(target => {
    const damage = damageOn(frame, target);
    const enemy = enemyOf(state, target);
    const friend = friendOf(state, target);
    const defense = enemy ? defenseOfEnemy(state, enemy) : guardedDefense(state, frame, target);
    // AT-9: the same draw counts against each that is still there
    const there = enemy ? enemy.present && !lost.includes(target) : friend?.presence === 'standing';
    return there ? [{ target, damage, hp: hpLost(damage, defense) }] : [];
  });
}

function tells(run: Run, by: Id, { target, damage, hp, die }: Loss): void {
  const lost = lostOf(run.state, target, hp, [die ?? undefined]);
  const name = nameOf(run.state, by);
  const place = placeOf(run.state, target, die);
  note(
    run,
    'strike',
    say('tell.strike', { name, damage, hp: lost, target: nameOf(run.state, target), place }),
  );
}

/**
 * All at one time; a reaction's target for what Sentinels break is the Grove Maiden, who is `by` here anyway (GM-14).
 */
function lose(run: Run, by: Id, losses: readonly Pick<Loss, 'target' | 'die' | 'hp'>[]): void {
  for (const { target, hp } of losses) if (friendOf(run.state, target)) friendLoses(run, target, hp, by);
  const dice = losses.flatMap(({ target, die, hp }): readonly DieLoss[] =>
    die === null ? [] : [{ enemy: target, die, hp }],
  );
  diceLose(run, dice, by);
}

/** IT-5: what answers to the hit adds to it: so much more damage on all that it still reaches, at the same dice. */
export function addDamage(run: Run, frame: StrikeFrame, bonus: number): void {
  const dealt = frame.landed?.dealt ?? [];
  const more = dealt.flatMap(({ target, damage, die }) => {
    const enemy = enemyOf(run.state, target);
    const there = enemy
      ? enemy.present && reachesStill(frame, target)
      : friendOf(run.state, target)?.presence === 'standing';
    const defense = enemy ? defenseOfEnemy(run.state, enemy) : guardedDefense(run.state, frame, target);
    const hp = hpLost(damage + bonus, defense) - hpLost(damage, defense);
    return there && hp > 0 ? [{ target, damage: damage + bonus, die, hp }] : [];
  });
  for (const loss of more) tells(run, frame.by, loss);
  lose(run, frame.by, more);
}

/**
 * OWN-241: one effect after the other, then what its player answers to the hit, which may bring more of them (IT-7).
 */
export function hitGoesOn(run: Run, frame: StrikeFrame) {
  const { landed, strike, by } = frame;
  if (!landed) return pop(run);
  const effects = strike.hit ?? [];
  const effect = effects[landed.next];
  if (!effect) {
    if (landed.answered) return pop(run);
    top(run, { ...frame, landed: { ...landed, answered: true } });
    return openWindow(run, 'onHit', landed.struck, by);
  }
  const knocks = isKnockback(effect);
  const next = landed.next + 1;
  // The last knockback is done with: who has fallen goes.
  const falls = knocks && !effects.slice(next).some(isKnockback);
  const dying = falls ? [] : landed.dying;
  top(run, { ...frame, landed: { ...landed, next, dying } });
  const fallen = landed.dying.map(one => one.target);
  const on = landed.struck.filter(id => reachesStill(frame, id) && (knocks || !fallen.includes(id)));
  if (on.length > 0) applyEffects(run, [effect], on, by);
  if (falls) lose(run, by, landed.dying);
}

/** FT-4: an attack does nothing more to an enemy that it broke. */
const reachesStill = ({ lost = [] }: StrikeFrame, id: Id): boolean => !lost.includes(id);

const isKnockback = (one: Effect): boolean => one.effect === 'knockback';

/** The die that it hits, chosen or nearest (DM-2), as it stands before anybody is moved; friends have none. */
const dieHit = (state: State, frame: StrikeFrame, { target }: Hit): Id | null =>
  enemyOf(state, target)
    ? (dieAimed(state, frame, target) ?? legalDice(state, frame, target)[0] ?? null)
    : null;

/** The loss takes a model off the board: a friend without HP, or an enemy that neither reacts nor has another die. */
function leavesBoard(state: State, { target, die, hp }: Loss): boolean {
  const friend = friendOf(state, target);
  if (friend) return hp >= friend.hp;
  const enemy = enemyOf(state, target);
  if (!enemy || isBoss(state, enemy) || kindOf(state, enemy)?.reacts) return false;
  return diceLeft(enemy).every(one => one.id === die && hp >= one.hp);
}

/** The location by its name, where there are several. */
function placeOf(state: State, target: Id, die: Id | null): string | null {
  const enemy = enemyOf(state, target);
  const slots = enemy ? slotsOf(state, enemy) : [];
  const id = enemy?.dice.find(one => one.id === die)?.slot;
  return slots.length > 1 ? (slots.find(slot => slot.id === id)?.name ?? null) : null;
}
