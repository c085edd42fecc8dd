import { neighbours } from '../../../hex/around';
import { type Board, goalsOf, mostOnAHex, uninfected, unitsIn } from './board';
import { cubeAt } from './map';
import { factions, type MainSide, type TerrainCube, type TerrainCubes, terrainCubes } from './sides';

/** A payment: so many cubes of a colour, or of any. */
export type Payment = readonly [TerrainCube | 'any', number];

export interface WitchTable {
  /** Terrain cubes on the Battleground. */
  readonly cubes: TerrainCubes;
  /** HE-10, HE-13: whether a pair of tokens lies on the left, middle and right space of Hester's board. */
  readonly spaces: readonly [boolean, boolean, boolean];
  /** Empty Scoring Spaces. */
  readonly scoring: number;
  readonly snakes: number;
  /** Hexes touched by this turn's Roots. */
  readonly touched: readonly number[];
}

export interface WitchMove {
  readonly who: MainSide | 'hester';
  readonly from: number;
  readonly to: number;
  readonly pay: readonly Payment[];
  readonly bonfire: boolean;
}

export interface Infection {
  readonly at: number;
  readonly side: MainSide;
  readonly via: 'haint' | 'legend';
  readonly pay: readonly Payment[];
}

export interface Summoning {
  readonly at: number;
  readonly pay: Payment;
}

const allCubes = (cubes: TerrainCubes): number => terrainCubes.reduce((sum, cube) => sum + cubes[cube], 0);

/** What of a price can be afforded; what costs nothing is free in one way only. */
function affordable(cubes: TerrainCubes, prices: readonly Payment[]): Payment[] {
  if (prices.some(([, price]) => price <= 0)) return [['any', 0]];
  return prices.filter(([cube, price]) => (cube === 'any' ? allCubes(cubes) : cubes[cube]) >= price);
}

/** HE-7: what entering a hex costs an infected Haint or Hester; a Path there makes it one cheaper. */
function prices(board: Board, who: 'haint' | 'hester', to: number): Payment[] {
  const less = board.paths.has(to) ? 1 : 0;
  const cube = cubeAt(board.map, to);
  if (who === 'hester') return cube ? [[cube, 2 - less]] : [['any', 3 - less]];
  return [...(cube ? [[cube, 1 - less] as const] : []), ['any', 2 - less]];
}

/** HE-8: another side's Townsfolk or Building bars the way. */
const barsItsWay = (board: Board, side: MainSide, cell: number): boolean =>
  factions.some(faction => faction !== side && goalsOf(board, faction).includes(cell));

/** HE-8, HE-10: whether an infected Haint may enter a hex, and whether that makes a Bonfire. */
function entering(board: Board, side: MainSide, to: number, table: WitchTable): 'no' | 'yes' | 'bonfire' {
  const group = board.units.get(to);
  if (unitsIn(group) >= mostOnAHex || board.bonfires.has(to) || barsItsWay(board, side, to)) return 'no';
  if (!group || group.side === side) return 'yes';
  const allInfected = group.legends === 0 && uninfected(group) === 0;
  return allInfected && table.spaces.includes(true) && table.scoring > 0 ? 'bonfire' : 'no';
}

/** HE-7 to HE-10: every move that can be paid, Hester's last. */
export function witchMoves(board: Board, table: WitchTable): WitchMove[] {
  const moves: WitchMove[] = [];
  const add = (move: WitchMove): void => {
    if (move.pay.length > 0) moves.push(move);
  };
  for (const [from, group] of board.units) {
    if (group.infected === 0) continue;
    for (const to of neighbours(board.map.grid, from)) {
      const how = entering(board, group.side, to, table);
      const pay = affordable(table.cubes, prices(board, 'haint', to));
      if (how !== 'no') add({ who: group.side, from, to, pay, bonfire: how === 'bonfire' });
    }
  }
  const from = board.hester;
  if (from !== null)
    // HE-9: every hex of the map is open to her.
    for (const to of neighbours(board.map.grid, from))
      add({
        who: 'hester',
        from,
        to,
        pay: affordable(table.cubes, prices(board, 'hester', to)),
        bonfire: false,
      });
  return moves;
}

/** HE-12: one Haint on each touched hex; a Legend there stands for any uninfected Haint of its side. */
export function infections(board: Board, table: WitchTable): Infection[] {
  if (table.snakes < 1) return [];
  const healthy = (side: MainSide): boolean =>
    [...board.units.values()].some(group => group.side === side && uninfected(group) > 0);
  return [...new Set(table.touched)].flatMap((at): Infection[] => {
    const group = board.units.get(at);
    if (!group) return [];
    const via = uninfected(group) > 0 ? 'haint' : 'legend';
    if (via === 'legend' && (group.legends === 0 || !healthy(group.side))) return [];
    const cube = cubeAt(board.map, at);
    const pay = affordable(table.cubes, [...(cube ? [[cube, 1] as const] : []), ['any', 3]]);
    return pay.length > 0 ? [{ at, side: group.side, via, pay }] : [];
  });
}

/** HE-13: by the leftmost empty space of her board; with no space empty three cubes. */
function summoningPrice({ spaces }: WitchTable): number {
  const leftmost = spaces.indexOf(false);
  return leftmost < 0 ? 3 : leftmost + 1;
}

/** HE-13: the Bonfires on which she can be summoned. */
export function summonings(board: Board, table: WitchTable): Summoning[] {
  if (board.hester !== null) return [];
  const price = summoningPrice(table);
  return [...board.bonfires.keys()].flatMap((at): Summoning[] => {
    const cube = cubeAt(board.map, at);
    return cube && table.cubes[cube] >= price ? [{ at, pay: [cube, price] }] : [];
  });
}
