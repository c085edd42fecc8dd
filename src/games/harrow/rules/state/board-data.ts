import * as v from 'valibot';
import { Reading } from '../../../../basics/reading';
import { list, type Output, object } from '../../../../basics/schema';
import type { Hex } from '../../../../hex/shape';
import type { Board, Group } from '../board';
import { countSchema, hexListSchema, hexSchema, sideSchema } from '../fields';
import type { HarrowMap, MapData } from '../map';
import { readMap } from '../map-door';

export const groupSchema = object({
  at: hexSchema,
  side: sideSchema,
  haints: countSchema,
  infected: countSchema,
  legends: countSchema,
});
export type GroupData = Output<typeof groupSchema>;

/** What stands where, by the names of hexes, as it is stored and as scenario files have it. */
export const boardSchema = object({
  units: list(groupSchema, 500),
  hester: v.nullable(hexSchema),
  bonfires: list(object({ at: hexSchema, tokens: countSchema }), 500),
  townsfolk: hexListSchema,
  buildings: hexListSchema,
  /** Besides the printed ones. */
  storms: hexListSchema,
  paths: hexListSchema,
  dolls: hexListSchema,
});
export type BoardData = Output<typeof boardSchema>;

export const emptyBoard: BoardData = {
  units: [],
  hester: null,
  bonfires: [],
  townsfolk: [],
  buildings: [],
  storms: [],
  paths: [],
  dolls: [],
};

const maps = new WeakMap<MapData, HarrowMap>();

/** A checked map, worked out once. */
export function mapOf(data: MapData): HarrowMap {
  const known = maps.get(data);
  if (known) return known;
  const map = readMap(new Reading(), data, 'map');
  if (!map) throw new Error(`The map ${data.name} did not pass its door`);
  maps.set(data, map);
  return map;
}

const counted = (cells: readonly number[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts;
};

const groupOf = ({ side, haints, infected, legends }: GroupData): Group => ({
  side,
  haints,
  infected,
  legends,
});

/** A hex that the map no longer has holds nothing. */
const cellsOf = (map: HarrowMap, hexes: readonly Hex[]): number[] =>
  hexes.flatMap(hex => map.grid.cellOf.get(hex) ?? []);

const worked = new WeakMap<BoardData, Board>();

/** The board to reckon with. */
export function boardOf(mapData: MapData, data: BoardData): Board {
  const known = worked.get(data);
  const map = mapOf(mapData);
  if (known?.map === map) return known;
  const board: Board = {
    map,
    units: new Map(
      data.units.flatMap(one => {
        const cell = map.grid.cellOf.get(one.at);
        return cell === undefined ? [] : [[cell, groupOf(one)] as const];
      }),
    ),
    hester: data.hester === null ? null : (map.grid.cellOf.get(data.hester) ?? null),
    bonfires: new Map(
      data.bonfires.flatMap(({ at, tokens }) => {
        const cell = map.grid.cellOf.get(at);
        return cell === undefined ? [] : [[cell, tokens] as const];
      }),
    ),
    townsfolk: cellsOf(map, data.townsfolk),
    buildings: cellsOf(map, data.buildings),
    storms: new Set([...map.storms, ...cellsOf(map, data.storms)]),
    paths: counted(cellsOf(map, data.paths)),
    dolls: cellsOf(map, data.dolls),
  };
  worked.set(data, board);
  return board;
}
