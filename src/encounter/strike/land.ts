import { damageTo } from '../../might/outcome';
import { hpLost } from '../../might/pieces';
import type { Effect } from '../../stage/steps';
import { applyEffects } from '../damage/apply-effects';
import { type DieLoss, diceLose, friendLoses, lostOf } from '../damage/lose-hp';
import {
  defenseOfEnemy,
  defenseOfFriend,
  enemyOf,
  friendOf,
  isBoss,
  kindOf,
  nameOf,
  slotsOf,
} from '../facts/select';
import type { StrikeFrame } from '../model/frame';
import type { Id, State } from '../model/state';
import { emit, note, type Run, top } from '../run/run';
import { say } from '../says/tells';
import { openWindow } from '../windows/open-window';
import { legalDice } from './aim';

interface Hit {
  readonly target: Id;
  readonly damage: number;
  readonly hp: number;
}

/** The damage of an attack that hit, on each of its targets, and what else it does to them (OWN-39, FT-8). */
export function strikeLands(run: Run, frame: StrikeFrame): void {
  const { flow, strike, by } = frame;
  if (!flow?.outcome) return;
  const hits: Hit[] = strike.targets.flatMap((target, i) => {
    const damage = damageTo(flow, { target: strike.chain ? i + 1 : 1, hexes: strike.hexes?.[target] ?? 1 });
    const enemy = enemyOf(run.state, target);
    const friend = friendOf(run.state, target);
    const defense = enemy
      ? defenseOfEnemy(run.state, enemy)
      : friend
        ? defenseOfFriend(run.state, friend)
        : 1;
    // AT-9: the same draw counts against each that is still there
    return enemy?.present || friend ? [{ target, damage, hp: hpLost(damage, defense) }] : [];
  });
  if (!friendOf(run.state, by)) return;
  emit(run, { type: 'attacked', by, damage: hits.reduce((sum, one) => sum + one.damage, 0) });
  const dice = hits.flatMap(hit => dieLoss(run.state, frame, hit));
  const reacting = dice.filter(loss => willReact(run.state, loss)).map(loss => loss.enemy);
  // SE-19: also those are knocked back whom the attack kills, so they must still stand there; whose location breaks
  // goes on to its reaction at once (DM-5).
  const effects = strike.hit ?? [];
  const moved = hits.map(one => one.target).filter(id => !reacting.includes(id));
  applyEffects(run, effects.filter(isKnockback), moved, by);
  const jobs = run.state.agenda.length;
  for (const { target, damage, hp } of hits) {
    const die = dice.find(one => one.enemy === target)?.die;
    const lost = lostOf(run.state, target, hp, [die]);
    const told = {
      damage,
      hp: lost,
      target: nameOf(run.state, target),
      place: placeOf(run.state, target, die),
    };
    note(run, 'strike', say('tell.strike', { name: nameOf(run.state, by), ...told }));
    if (friendOf(run.state, target)) friendLoses(run, target, hp, by);
  }
  // A reaction's target for what Sentinels break is the Grove Maiden herself, who is `by` here anyway (GM-14).
  diceLose(run, dice, by);
  const reacted = run.state.agenda.length > jobs || run.state.ending;
  if (reacted) cut(run);
  const struck = hits.map(one => one.target);
  openWindow(run, 'onHit', struck, by);
  const spared = struck.filter(id => !reacted || !reacting.includes(id));
  const others = effects.filter(one => !isKnockback(one));
  if (others.length > 0 && spared.length > 0) applyEffects(run, others, spared, by);
}

const isKnockback = (one: Effect): boolean => one.effect === 'knockback';

/** The die that it hits, chosen or nearest (DM-2), as it stands before anybody is moved. */
function dieLoss(state: State, frame: StrikeFrame, { target, hp }: Hit): readonly DieLoss[] {
  if (!enemyOf(state, target)) return [];
  const die = frame.aimed[target] ?? legalDice(state, frame, target)[0];
  return die === undefined ? [] : [{ enemy: target, die, hp }];
}

/** It takes the whole die off a boss, or off a minion that reacts. */
function willReact(state: State, { enemy: id, die: dieId, hp }: DieLoss): boolean {
  const enemy = enemyOf(state, id);
  const left = enemy?.dice.find(die => die.id === dieId)?.hp ?? 0;
  return enemy !== undefined && hp >= left && (isBoss(state, enemy) || kindOf(state, enemy)?.reacts === true);
}

/** The location by its name, where there are several. */
function placeOf(state: State, target: Id, die: Id | undefined): string | null {
  const enemy = enemyOf(state, target);
  const slots = enemy ? slotsOf(state, enemy) : [];
  const id = enemy?.dice.find(one => one.id === die)?.slot;
  return slots.length > 1 ? (slots.find(slot => slot.id === id)?.name ?? null) : null;
}

/** DM-5: of the card that is being played, what would still reach the target is lost. */
function cut(run: Run): void {
  const now = run.state.frames.at(-1);
  if (now?.frame === 'play') top(run, { ...now, cut: true });
}
