import { neighbours } from '../../../hex/around';
import { cubeAt, edgeHexes, type HarrowMap } from './map';
import { noTerrainCubes, type TerrainCubes } from './sides';

const ordinaryRoots = 2;
const mostRoots = 3;

export interface Roots {
  /** HE-2, HE-5: hexes that the next Root may enter. */
  readonly next: readonly number[];
  /** HE-2: by this turn's Roots, the hex that the first of them left included. */
  readonly touched: readonly number[];
  /** HE-3 */
  readonly cubes: TerrainCubes;
}

/** HE-3: one cube for each touched hex, as far as there are any; none of a mountain or the Brambles. */
function cubesOf(map: HarrowMap, touched: readonly number[], supply: TerrainCubes): TerrainCubes {
  const cubes = { ...noTerrainCubes };
  for (const cell of touched) {
    const cube = cubeAt(map, cell);
    if (cube && cubes[cube] < supply[cube]) cubes[cube]++;
  }
  return cubes;
}

/**
 * HE-2, HE-3, HE-5: `before` are the hexes that last turn's Roots touched, the last being the head; `now` those
 * entered this turn. Only this turn's Roots bar the third one's way.
 */
export function rootsOf(
  map: HarrowMap,
  before: readonly number[],
  now: readonly number[],
  supply: TerrainCubes,
): Roots {
  const head = before.at(-1);
  const touched = now.length === 0 ? [] : [...new Set(head === undefined ? now : [head, ...now])];
  const cubes = cubesOf(map, touched, supply);
  if (now.length >= mostRoots) return { next: [], touched, cubes };
  const from = now.at(-1) ?? head;
  if (from === undefined) return { next: edgeHexes(map), touched, cubes };
  const barred = new Set(now.length < ordinaryRoots ? [...before, ...now] : touched);
  return { next: neighbours(map.grid, from).filter(cell => !barred.has(cell)), touched, cubes };
}
