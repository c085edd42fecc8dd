import type { EnemyKind } from './encounter';
import type { Compass } from './steps';

/** Steps in axial coordinates, flat-top: the same hex by any way has the same place. */
const STEP: Readonly<Record<Compass, readonly [number, number]>> = {
  N: [0, -1],
  NE: [1, -1],
  SE: [1, 0],
  S: [0, 1],
  SW: [-1, 1],
  NW: [-1, 0],
};

export function placeOfWay(way: readonly Compass[]): string {
  let q = 0;
  let r = 0;
  for (const direction of way) {
    q += STEP[direction][0];
    r += STEP[direction][1];
  }
  return `${q},${r}`;
}

const FLOWER: readonly (readonly Compass[])[] = [[], ['N'], ['NE'], ['SE'], ['S'], ['SW'], ['NW']];

/** The ways to all hexes of an enemy, the core first. */
export function waysOf(enemy: EnemyKind): readonly (readonly Compass[])[] {
  if (enemy.footprint === undefined || enemy.footprint === 'single') return [[]];
  return enemy.footprint === 'flower' ? FLOWER : enemy.footprint;
}
