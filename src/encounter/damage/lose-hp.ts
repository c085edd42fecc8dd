import { diceLeft, enemyOf, friendOf, isBoss, isOathsworn, kindOf } from '../facts/select';
import type { Enemy, Friend, Id, State } from '../model/state';
import { note, type Run, task } from '../run/run';
import { say } from '../says/tells';
import { breakLocations } from './break-location';
import { enemyLeaves, leaveFight } from './leave-fight';
import { letOut } from './release-consumed';
import { remindHurt } from './remind';

/** HP off one die of an enemy; what goes beyond the die is lost (DM-2). */
export interface DieLoss {
  readonly enemy: Id;
  readonly die: Id;
  readonly hp: number;
}

/** DM-2, UC-1: what really comes off: nobody, and no die of those meant, has more to lose than its HP. */
export function lostOf(state: State, who: Id, hp: number, dice: readonly (Id | undefined)[]): number {
  const friend = friendOf(state, who);
  if (friend) return Math.min(hp, friend.hp);
  const left = enemyOf(state, who)?.dice.filter(die => dice.includes(die.id)) ?? [];
  return Math.min(hp, Math.max(0, ...left.map(die => die.hp)));
}

/** UC-1: nobody who has left the fight loses or regains HP. */
const isUp = ({ presence }: Friend): boolean => presence === 'standing' || presence === 'consumed';

/** A friend loses HP, whatever its defense; at 0 it falls. */
export function friendLoses(run: Run, who: Id, hp: number, by: Id | null): void {
  const friend = friendOf(run.state, who);
  if (!friend || hp <= 0 || !isUp(friend)) return;
  run.emit({ type: 'hp', who, hp: Math.max(0, friend.hp - hp), by });
  remindHurt(run, who);
  if (friend.hp - hp <= 0) falls(run, friend);
}

/** Regained HP, never over the most. */
export function friendHeals(run: Run, who: Id, hp: number): void {
  const friend = friendOf(run.state, who);
  if (!friend || hp <= 0 || !isUp(friend)) return;
  const now = Math.min(friend.maxHp, friend.hp + hp);
  if (now > friend.hp) run.emit({ type: 'hp', who, hp: now, by: null });
}

/** CP-1: hardcore kills; else an Oathsworn is unconscious, an ally dead, a creature gone (UC-6, UC-9). */
export function falls(run: Run, friend: Friend): void {
  const presence = isOathsworn(friend)
    ? run.state.hardcore
      ? 'dead'
      : 'unconscious'
    : friend.role === 'ally'
      ? 'dead'
      : 'gone';
  const moot = leaveFight(run, friend.id, presence);
  note(run, presence, say('tell.falls', { name: friend.name, presence }));
  if (moot) task(run, say('tell.remove', { name: friend.name }));
}

/**
 * Dice of enemies lose HP at one time: all dice first, then what breaks of it (DM-3, DM-4). `from` is whose doing it
 * is: one of the company breaks them, an enemy's own card or nobody at all leaves them without a breaker (AT-10, FT-17, RX-4).
 */
export function diceLose(run: Run, losses: readonly DieLoss[], from: Id | null): void {
  const by = friendOf(run.state, from) ? from : null;
  const removed: { enemy: Id; slot: string }[] = [];
  for (const { enemy: id, die: dieId, hp } of losses) {
    const enemy = enemyOf(run.state, id);
    const die = enemy?.dice.find(one => one.id === dieId);
    if (!enemy?.present || !die || die.hp <= 0 || hp <= 0) continue;
    const left = Math.max(0, die.hp - hp);
    run.emit({ type: 'die', enemy: id, die: dieId, hp: left, by });
    remindHurt(run, id);
    countForConsumed(run, id, die.slot, die.hp - left);
    if (left === 0) removed.push({ enemy: id, slot: die.slot });
  }
  if (removed.length > 0) fallen(run, removed, by);
  for (const { enemy } of losses) for (const one of run.state.friends) letOut(run, one.id, enemy);
}

function countForConsumed(run: Run, enemy: Id, slot: string, lost: number): void {
  for (const one of run.state.friends) {
    if (one.consumed?.enemy !== enemy || one.consumed.slot !== slot) continue;
    run.emit({
      type: 'consumed',
      who: one.id,
      consumed: { ...one.consumed, lost: one.consumed.lost + lost },
    });
  }
}

function fallen(run: Run, removed: readonly { enemy: Id; slot: string }[], by: Id | null): void {
  const enemyWas = (id: Id): Enemy | undefined => enemyOf(run.state, id);
  const ofBosses = removed.filter(({ enemy }) => {
    const one = enemyWas(enemy);
    return one !== undefined && isBoss(run.state, one);
  });
  const reacting: { enemy: Id; slot: string }[] = [];
  for (const one of removed) {
    const enemy = enemyWas(one.enemy);
    if (!enemy || isBoss(run.state, enemy)) continue;
    // RX-3: of minions only those react whose kind says so
    if (kindOf(run.state, enemy)?.reacts) reacting.push(one);
    if (diceLeft(enemy).length === 0) enemyLeaves(run, enemy.id);
  }
  if (ofBosses.length > 0 || reacting.length > 0) breakLocations(run, ofBosses, reacting, by);
}
