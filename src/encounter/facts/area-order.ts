import { never } from '../../basics/never';
import type { AreaOrder } from '../../board/areas/area';
import type { Area } from '../../stage/steps';
import type { Id, State } from '../model/state';
import { enemyOf, friendOf } from './select';

/** A card's area as the board engine reads it; null where it needs a target and there is none (SE-13, SE-24). */
export function areaOrder(state: State, actor: Id, area: Area, target: Id | null): AreaOrder | null {
  switch (area.area) {
    case 'adjacent':
      return { kind: 'adjacent', actor };
    case 'circle': {
      const centre = (friendOf(state, target) ?? enemyOf(state, target))?.at ?? null;
      return centre === null ? null : { kind: 'circle', actor, centre };
    }
    case 'cone':
      return { kind: 'cone', actor, size: area.range, ...(area.from === 'rear' ? { backward: true } : {}) };
    case 'wave':
      return { kind: 'wave', actor };
    case 'charge':
      return { kind: 'charge', actor, size: area.hexes };
    case 'custom':
      return { kind: 'drawn', actor, hexes: area.hexes };
    case 'chain':
      return null;
    default:
      return never(area);
  }
}
