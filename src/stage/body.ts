import type { Direction } from '../hex/direction';
import type { EnemyKind } from './encounter';

/** Steps in axial coordinates, flat-top: the same hex by any way has the same place. */
const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  N: [0, -1],
  NE: [1, -1],
  SE: [1, 0],
  S: [0, 1],
  SW: [-1, 1],
  NW: [-1, 0],
};

export function placeOfWay(way: readonly Direction[]): string {
  let q = 0;
  let r = 0;
  for (const direction of way) {
    q += STEP[direction][0];
    r += STEP[direction][1];
  }
  return `${q},${r}`;
}

const FLOWER: readonly (readonly Direction[])[] = [[], ['N'], ['NE'], ['SE'], ['S'], ['SW'], ['NW']];

/** The ways to all hexes of an enemy, the core first. */
export function waysOf(enemy: EnemyKind): readonly (readonly Direction[])[] {
  if (enemy.footprint === undefined || enemy.footprint === 'single') return [[]];
  return enemy.footprint === 'flower' ? FLOWER : enemy.footprint;
}
