import { friendOf } from './find';
import { defenseOfSheet } from './initial';
import { emit, type Run } from './run';
import { defenseOf } from './settings';
import type { Id } from './state';

/** A thrown shield, armor or gear gives no defense. */
export function defenseNow(run: Run, who: Id): void {
  const friend = friendOf(run.state, who);
  const sheet = run.state.sheets.find(one => one.id === who);
  if (!friend || !sheet) return;
  const thrown = friend.thrown
    .map(one => one.item)
    .filter(id => run.state.library.items[id]?.kind !== 'weapon');
  const defense = defenseOfSheet(sheet, thrown) + defenseOf(run.state.difficulty);
  if (defense !== friend.defense) emit(run, { type: 'numbers', who, defense, maxHp: friend.maxHp });
}
