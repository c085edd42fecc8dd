import type { Hex } from '../../../../hex/shape';
import { rootsOf } from '../roots';
import { type MainSide, type TerrainCube, terrainCubes } from '../sides';
import { boardIn, type Common, snakesOf, spacesInAll, supplyOf, type Witch } from '../state/common';
import { type CubeCounts, countOf, entriesOf, terrainOf, totalOf } from '../state/cubes';
import type { Infection, Payment, WitchMove, WitchTable } from '../witch';
import type { WitchTurn } from './model';

const cellsOf = (game: Common, hexes: readonly Hex[]): number[] => {
  const { cellOf } = boardIn(game).map.grid;
  return hexes.flatMap(hex => cellOf.get(hex) ?? []);
};

/** HE-2, HE-5: the Roots of this turn, as far as they lie. */
export function rootsNow(game: Common, witch: Witch, turn: WitchTurn) {
  const supply = Object.fromEntries(terrainCubes.map(cube => [cube, supplyOf(game, cube)]));
  const { names } = boardIn(game).map.grid;
  const roots = rootsOf(
    boardIn(game).map,
    cellsOf(game, witch.touched),
    cellsOf(game, turn.entered),
    terrainOf(supply),
  );
  const named = (cells: readonly number[]): Hex[] => cells.map(cell => names[cell]!);
  return { next: named(roots.next), touched: named(roots.touched), cubes: roots.cubes };
}

/** What Hester may do is reckoned from this. */
export const witchTable = (game: Common, witch: Witch, turn: WitchTurn): WitchTable => ({
  cubes: terrainOf(game.ground),
  spaces: witch.spaces,
  scoring: spacesInAll - witch.scoring.length,
  snakes: snakesOf(game),
  touched: cellsOf(game, turn.touched),
});

/** Whether these cubes are what a payment asks for, and lie there to be given. */
export function pays(payments: readonly Payment[], pay: CubeCounts, ground: CubeCounts): boolean {
  const given = entriesOf(pay);
  const held = terrainOf(ground);
  if (given.some(([cube, n]) => n > countOf(held, cube))) return false;
  const all = totalOf(pay);
  return payments.some(([cube, n]) =>
    cube === 'any' ? all === n : all === n && given.every(([one]) => one === cube),
  );
}

/**
 * HE-7, HE-12: the cubes that are given for a payment by default: of those there are most of, so that most colours
 * stay.
 */
export function cubesForPayment(ground: CubeCounts, [cube, n]: Payment): CubeCounts {
  if (n === 0) return {};
  if (cube !== 'any') return { [cube]: n };
  const left: Record<TerrainCube, number> = { ...terrainOf(ground) };
  let pay: CubeCounts = {};
  for (let i = 0; i < n; i++) {
    const most = terrainCubes.reduce((best, one) => (left[one] > left[best] ? one : best));
    left[most]--;
    pay = { ...pay, [most]: countOf(pay, most) + 1 };
  }
  return pay;
}

export interface NamedMove extends Pick<WitchMove, 'who' | 'pay' | 'bonfire'> {
  readonly from: Hex;
  readonly to: Hex;
}
export interface NamedInfection extends Omit<Infection, 'at'> {
  readonly at: Hex;
}

/** HE-12: the uninfected Haints of a side, by hex: for a Legend any of them may be meant. */
export const healthyHexes = (game: Common, side: MainSide): Hex[] =>
  game.board.units.filter(one => one.side === side && one.haints > one.infected).map(({ at }) => at);

/** HE-7, HE-12: every way to give so many cubes of any colours, the default first. */
export function anyCubes(ground: CubeCounts, n: number): CubeCounts[] {
  const held = terrainOf(ground);
  let ways: CubeCounts[] = [{}];
  for (const cube of terrainCubes)
    ways = ways.flatMap(way =>
      Array.from({ length: Math.min(held[cube], n - totalOf(way)) + 1 }, (_, k) =>
        k === 0 ? way : { ...way, [cube]: k },
      ),
    );
  const first = entriesOf(cubesForPayment(ground, ['any', n])).join();
  return ways
    .filter(way => totalOf(way) === n)
    .sort((a, b) => Number(entriesOf(b).join() === first) - Number(entriesOf(a).join() === first));
}
