import { type Stream, shuffle } from '../../../../basics/random';
import { neighbours } from '../../../../hex/around';
import { distance } from '../../../../hex/grid';
import type { Hex } from '../../../../hex/shape';
import { type HarrowMap, tokenHexes } from '../map';
import { terrainCubes } from '../sides';
import { basics } from './basic';
import { type TokenAt, tokenKinds } from './things';

/** SU-2: the four kinds are dealt at random to the four terrains, one token on every hex that gets one. */
export function dealTokens(map: HarrowMap, stream: Stream): readonly [readonly TokenAt[], Stream] {
  const [kinds, next] = shuffle(tokenKinds, stream);
  const hexes = tokenHexes(map);
  const tokens = terrainCubes.flatMap((cube, i) =>
    hexes[cube].map(cell => ({ at: map.grid.names[cell]!, kind: kinds[i]! })),
  );
  return [tokens, next];
}

/** SU-4: six grid spaces filled at random with two tokens of each kind, an ADVANCE left of the grid. */
export function dealGrid(stream: Stream) {
  const [six, next] = shuffle([...basics, ...basics], stream);
  const [a, b, c, d, e, f] = six as [string, string, string, string, string, string];
  const grid = {
    rows: [[a, b] as const, [c, d] as const, [e, f] as const],
    hand: 'advance',
    black: null,
  };
  return [grid, next] as const;
}

/** HX-6, TG-1: the three corners that lie furthest from a Home Hex. A corner has at most three neighbours. */
export function farCorners(map: HarrowMap, home: Hex): Hex[] {
  const cell = map.grid.cellOf.get(home) ?? 0;
  return [...map.grid.cells]
    .filter(one => neighbours(map.grid, one).length <= 3 && one !== map.brambles)
    .sort((a, b) => distance(map.grid, b, cell) - distance(map.grid, a, cell) || a - b)
    .slice(0, 3)
    .map(one => map.grid.names[one]!);
}
