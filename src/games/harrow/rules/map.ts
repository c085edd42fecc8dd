import * as v from 'valibot';
import { list, type Output, object, text, wholeNumber } from '../../../basics/schema';
import { neighbours } from '../../../hex/around';
import { distance, type Grid } from '../../../hex/grid';
import type { Hex } from '../../../hex/shape';
import { hexListSchema, hexSchema, nameSchema } from './fields';
import { cubeOfGround, type Ground, type SideCube, type TerrainCube, terrainCubes } from './sides';

/** HX-2: hexes by their numbers; '' where a number is still unknown. */
const numberedHexes = list(v.union([v.literal(''), hexSchema]), 500);
export const numberedSchema = object({ red: numberedHexes, blue: numberedHexes, purple: numberedHexes });

/** HX-2: a map as data. Columns are strings of one letter for each hex from the north. */
export const mapDataSchema = object({
  name: nameSchema,
  shape: object({ columns: wholeNumber(1, 40), rows: list(wholeNumber(1, 40), 40) }),
  columns: list(text(40), 40),
  homes: v.strictTuple([hexSchema, hexSchema]),
  storms: hexListSchema,
  /** The k-th hex has number k. */
  solo: numberedSchema,
});
export type MapData = Output<typeof mapDataSchema>;

/** HX-2: the numbers of a colour with one more; those before it may still be unknown. */
export const withNumber = (hexes: readonly Hex[], n: number, at: Hex): readonly Hex[] =>
  Array.from({ length: Math.max(n, hexes.length) }, (_, i) => (i === n - 1 ? at : (hexes[i] ?? '')));

/** SO-2: the hex that bears a number; nothing where that is not known. */
export const hexOfNumber = ({ solo }: Pick<MapData, 'solo'>, color: SideCube, n: number): Hex | undefined =>
  solo[color][n - 1] || undefined;

/** HX-2: the letters of a map; '.' is no hex. */
export const groundOfLetter: Readonly<Record<string, Ground>> = {
  b: 'bog',
  f: 'forest',
  p: 'plains',
  w: 'wetlands',
  m: 'mountain',
  x: 'brambles',
};

/**
 * A map worked out once. A hex is a cell of its grid; comparing two cells as numbers is HX-4, North then West.
 */
export interface HarrowMap {
  readonly data: MapData;
  readonly grid: Grid;
  /** By cell. */
  readonly ground: readonly (Ground | undefined)[];
  readonly homes: readonly [number, number];
  readonly brambles: number;
  readonly storms: readonly number[];
}

export const groundAt = (map: HarrowMap, cell: number): Ground => {
  const ground = map.ground[cell];
  if (ground === undefined) throw new Error(`Cell ${cell} is no hex of ${map.data.name}`);
  return ground;
};

export const cubeAt = (map: HarrowMap, cell: number): TerrainCube | null => cubeOfGround(groundAt(map, cell));

/** HX-5: how far a hex reaches, with what effects add. */
export const rangeOf = (map: HarrowMap, cell: number, more = 0): number =>
  (groundAt(map, cell) === 'mountain' ? 3 : 2) + more;

/** HX-3, HX-5: whether one hex is in another's range, whatever lies between. */
export const inRange = (map: HarrowMap, from: number, to: number, more = 0): boolean =>
  distance(map.grid, from, to) <= rangeOf(map, from, more);

/** HX-8: along one of the six directions, at any distance: a column is one half hex higher or lower than the next. */
export function inLine({ grid }: Pick<HarrowMap, 'grid'>, from: number, to: number): boolean {
  const columns = Math.abs((grid.column[to] ?? 0) - (grid.column[from] ?? 0));
  const halves = Math.abs((grid.line[to] ?? 0) - (grid.line[from] ?? 0));
  return from !== to && (columns === 0 || columns === halves);
}

/** HX-6: hexes with fewer than six neighbours on the map, North then West. */
export const edgeHexes = (map: HarrowMap): number[] =>
  [...map.grid.cells].filter(cell => neighbours(map.grid, cell).length < 6);

/** HX-6: the neighbours of a Home Hex that lie further from the other Home Hex than it does. */
export function hexesBehind(map: HarrowMap, home: 0 | 1): number[] {
  const [own, other] = [map.homes[home], map.homes[home === 0 ? 1 : 0]];
  const far = distance(map.grid, own, other);
  return neighbours(map.grid, own).filter(cell => distance(map.grid, cell, other) > far);
}

/** SU-2: the hexes that get an Ability token, by the cube of their terrain. */
export function tokenHexes(map: HarrowMap): Record<TerrainCube, number[]> {
  const nearHome = new Set(map.homes.flatMap(home => [home, ...neighbours(map.grid, home)]));
  const free = [...map.grid.cells].filter(cell => !nearHome.has(cell));
  const of = (cube: TerrainCube): number[] => free.filter(cell => cubeAt(map, cell) === cube);
  const [brown, green, yellow, teal] = terrainCubes;
  return { brown: of(brown), green: of(green), yellow: of(yellow), teal: of(teal) };
}
