import { friendOf } from '../facts/select';
import { defenseOf } from '../model/settings';
import type { Friend, Id, State } from '../model/state';
import type { Run } from '../run/run';
import { defenseOfSheet, rangeOfSheet } from '../setup/initial-state';

/** What somebody throws whose weapons this table does not keep as cards. */
export const ownWeapons = 'weapons';

/** A friend carries weapons that the app does not know: they can be thrown too (OWN-209). */
export const hasOwnWeapons = (state: State, friend: Friend): boolean =>
  (friend.role === 'full' || friend.role === 'companion') &&
  ![...friend.cards.hand, ...friend.cards.cooldown.flat(), ...friend.cards.spent].some(
    id => state.library.items[id] !== undefined,
  );

/** SE-21: with one weapon thrown all of them are, and every attack is unarmed (SE-22). */
export const isUnarmed = (state: State, friend: Friend): boolean =>
  friend.thrown.some(one => (state.library.items[one.item]?.kind ?? 'weapon') === 'weapon');

/** The range of its weapons (AT-3); without them it reaches the next hex. */
export function rangeNow(state: State, friend: Friend): number {
  if (friend.thrown.length === 0) return friend.range;
  const sheet = state.sheets.find(one => one.id === friend.id);
  if (!sheet) return friend.range;
  const gone = friend.thrown.map(one => one.item);
  if (!isUnarmed(state, friend)) return rangeOfSheet(sheet, gone);
  const weapons = (sheet.items ?? []).filter(item => item.kind === 'weapon').map(item => item.id);
  return rangeOfSheet(sheet, [...gone, ...weapons], false);
}

/** A thrown shield, armor or gear gives no defense. */
export function defenseNow(run: Run, who: Id): void {
  const friend = friendOf(run.state, who);
  const sheet = run.state.sheets.find(one => one.id === who);
  if (!friend || !sheet) return;
  const thrown = friend.thrown
    .map(one => one.item)
    .filter(id => run.state.library.items[id]?.kind !== 'weapon');
  const defense = defenseOfSheet(sheet, thrown) + defenseOf(run.state.difficulty);
  if (defense !== friend.defense) run.emit({ type: 'numbers', who, defense, maxHp: friend.maxHp });
}
