import type { Enemy } from '../../../encounter/model/state';
import type { FightView } from '../../../table/fight/view';

/**
 * The number by which an enemy is told from others that look the same on the board: that of its tracker token, else
 * its place among them. One that stands alone has none.
 */
export function signOf({ enemies, encounter }: FightView, enemy: Enemy): number | undefined {
  if (enemy.number !== null) return enemy.number;
  const roleOf = (one: Enemy) => encounter.enemies.find(kind => kind.id === one.kind)?.role;
  const alike = enemies.filter(one => one.number === null && roleOf(one) === roleOf(enemy));
  return alike.length > 1 ? alike.findIndex(one => one.id === enemy.id) + 1 : undefined;
}
