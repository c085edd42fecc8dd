import type { Enemy } from '../../../encounter/model/state';
import type { EnemyKind } from '../../../stage/encounter';
import type { FightView } from '../../../table/fight/view';

/** With the number of its tracker token, where several are alike. */
export const foeName = (enemy: Enemy): string =>
  enemy.number === null || enemy.name.endsWith(` ${enemy.number}`)
    ? enemy.name
    : `${enemy.name} ${enemy.number}`;

export const kindOf = (view: FightView, enemy: Enemy): EnemyKind | undefined =>
  view.encounter.enemies.find(kind => kind.id === enemy.kind);
