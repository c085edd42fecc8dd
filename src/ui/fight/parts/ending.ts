import type { FightView } from '../../../table/fight/view';
import { words } from '../../words/fight';
import { kindOf } from './foe';

const w = words.fight;
const seats: ReadonlySet<string> = new Set(['full', 'companion']);

/**
 * How the fight has ended, in a sentence; nothing while it goes on. Whoever still stands is not said to be down: a
 * counter, a last round or the table may end a fight too.
 */
export function endingOf(view: FightView): string | undefined {
  const { outcome } = view;
  if (!outcome) return undefined;
  const bosses = view.enemies.filter(enemy => kindOf(view, enemy)?.role === 'boss');
  if (outcome === 'victory' && bosses.some(one => one.present && one.dice.some(die => die.hp > 0)))
    return w.won;
  if (outcome === 'defeat' && view.friends.some(one => seats.has(one.role) && one.presence === 'standing'))
    return w.lost;
  return outcome === 'victory' && bosses.length > 1 ? w.allDown : w.outcomes[outcome];
}
