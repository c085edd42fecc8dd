import type { FightView } from '../../../table/fight/view';
import { words } from '../../words/fight';
import { kindOf } from './foe';

const w = words.fight;

/** How the fight has ended, in a sentence; nothing while it goes on. */
export function endingOf(view: FightView): string | undefined {
  if (!view.outcome) return undefined;
  const bosses = view.enemies.filter(enemy => kindOf(view, enemy)?.role === 'boss').length;
  return view.outcome === 'victory' && bosses > 1 ? w.allDown : w.outcomes[view.outcome];
}
