import type { FightView } from '../../../table/fight/view';
import { foeName } from './foe';

/** What somebody in the fight is called; nothing for nobody. */
export function nameIn(view: FightView, id: string | null): string {
  const enemy = view.enemies.find(one => one.id === id);
  return enemy ? foeName(enemy) : (view.friends.find(one => one.id === id)?.name ?? '');
}
