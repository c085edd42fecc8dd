import type { HarrowMap } from './map';
import type { Faction, MainSide } from './sides';

/** TM-2: the Units of one side on one hex; the infected are among the Haints. */
export interface Group {
  readonly side: MainSide;
  readonly haints: number;
  readonly infected: number;
  readonly legends: number;
}

/** What stands where; hexes are cells of the map's grid. */
export interface Board {
  readonly map: HarrowMap;
  readonly units: ReadonlyMap<number, Group>;
  readonly hester: number | null;
  /** Tokens by hex. */
  readonly bonfires: ReadonlyMap<number, number>;
  /** In the order in which they were named; CR-4: several may share a hex. */
  readonly townsfolk: readonly number[];
  readonly buildings: readonly number[];
  /** Printed ones included. */
  readonly storms: ReadonlySet<number>;
  /** Tokens by hex. */
  readonly paths: ReadonlyMap<number, number>;
  readonly dolls: readonly number[];
}

export const unitsIn = (group: Group | undefined): number => (group ? group.haints + group.legends : 0);
export const uninfected = (group: Group): number => group.haints - group.infected;

/** The hexes with Units of a side, North then West. */
export const hexesOf = (board: Board, side: MainSide): number[] =>
  [...board.units]
    .filter(([, group]) => group.side === side)
    .map(([cell]) => cell)
    .sort((a, b) => a - b);

/** TM-2: the hexes with a Legend of a side, North then West. */
export const legendHexes = (board: Board, side: MainSide): number[] =>
  [...board.units]
    .filter(([, group]) => group.side === side && group.legends > 0)
    .map(([cell]) => cell)
    .sort((a, b) => a - b);

export const mostOnAHex = 4;

/** CR-2: a hex that no Unit of this side enters, whatever moves it. Hester alone closes nothing. */
export function isClosed(board: Board, side: MainSide, cell: number): boolean {
  const group = board.units.get(cell);
  if (group && group.side !== side) return true;
  if (board.bonfires.has(cell)) return true;
  if (side !== 'protectors' && board.townsfolk.includes(cell)) return true;
  return side !== 'family' && board.buildings.includes(cell);
}

/** CR-1, CR-3: whether so many Units of a side may stand there besides those that do. */
export const isOpen = (board: Board, side: MainSide, cell: number, units: number): boolean =>
  board.map.grid.off[cell] === 0 &&
  !isClosed(board, side, cell) &&
  unitsIn(board.units.get(cell)) + units <= mostOnAHex;

/** The same board with other Units on some hexes; a group of nobody leaves. */
export function withUnits(board: Board, changes: Iterable<readonly [number, Group]>): Board {
  const units = new Map(board.units);
  for (const [cell, group] of changes) {
    if (unitsIn(group) === 0) units.delete(cell);
    else units.set(cell, group);
  }
  return { ...board, units };
}

export const joined = (a: Group | undefined, b: Group): Group =>
  a
    ? {
        side: b.side,
        haints: a.haints + b.haints,
        infected: a.infected + b.infected,
        legends: a.legends + b.legends,
      }
    : b;

/** A Haint of this side more on a hex. */
export const withHaint = (board: Board, side: MainSide, cell: number): Board =>
  withUnits(board, [[cell, joined(board.units.get(cell), { side, haints: 1, infected: 0, legends: 0 })]]);

/** AT-7: of the Haints on a hex an uninfected one dies before an infected one. */
export function withoutHaint(board: Board, cell: number): Board {
  const group = board.units.get(cell);
  if (!group || group.haints === 0) throw new Error(`No Haint on cell ${cell}`);
  const infected = uninfected(group) > 0 ? group.infected : group.infected - 1;
  return withUnits(board, [[cell, { ...group, haints: group.haints - 1, infected }]]);
}

/** TM-3, SO-10: the hexes of a faction's goals on the map, in the order in which they came. */
export const goalsOf = (board: Board, side: Faction): readonly number[] =>
  side === 'protectors' ? board.townsfolk : board.buildings;

/** One goal of a faction leaves a hex. */
export function withoutGoal(board: Board, side: Faction, cell: number): Board {
  const without = (goals: readonly number[]): number[] => goals.filter((_, i) => i !== goals.indexOf(cell));
  return side === 'protectors'
    ? { ...board, townsfolk: without(board.townsfolk) }
    : { ...board, buildings: without(board.buildings) };
}
