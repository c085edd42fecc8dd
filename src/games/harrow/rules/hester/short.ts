import type { Hex } from '../../../../hex/shape';
import { type TerrainCube, terrainCubes } from '../sides';
import { boardIn, type Witch } from '../state/common';
import { infections, summonings, type WitchTable, witchMoves } from '../witch';
import type { WitchGame, WitchTurn } from './model';
import { witchTable } from './table';

/** A move that cannot be paid, and the one cube that would pay it. */
export interface ShortMove {
  readonly from: Hex;
  readonly to: Hex;
  readonly cube: TerrainCube;
}

/** The same of an infection or of rising on a Bonfire. */
export interface ShortSite {
  readonly at: Hex;
  readonly cube: TerrainCube;
}

/** What one more cube would make possible, each with the first colour that would do. */
function shortOf<Deed>(
  table: WitchTable,
  deedsOf: (table: WitchTable) => readonly Deed[],
  key: (deed: Deed) => string,
): { readonly deed: Deed; readonly cube: TerrainCube }[] {
  const known = new Set(deedsOf(table).map(key));
  return terrainCubes.flatMap(cube =>
    deedsOf({ ...table, cubes: { ...table.cubes, [cube]: table.cubes[cube] + 1 } }).flatMap(deed => {
      if (known.has(key(deed))) return [];
      known.add(key(deed));
      return [{ deed, cube }];
    }),
  );
}

/** HE-7: moves that are one cube short. */
export function shortMoves(game: WitchGame, witch: Witch, turn: WitchTurn): ShortMove[] {
  const board = boardIn(game);
  const { names } = board.map.grid;
  return shortOf(
    witchTable(game, witch, turn),
    table => witchMoves(board, table),
    ({ who, from, to }) => `${who} ${from} ${to}`,
  ).map(({ deed, cube }) => ({ from: names[deed.from]!, to: names[deed.to]!, cube }));
}

/** HE-12: infections that are one cube short; a hex has but one a turn. */
export function shortInfections(game: WitchGame, witch: Witch, turn: WitchTurn): ShortSite[] {
  const board = boardIn(game);
  const { names } = board.map.grid;
  return shortOf(
    witchTable(game, witch, turn),
    table => infections(board, table),
    ({ at }) => `${at}`,
  )
    .map(({ deed, cube }) => ({ at: names[deed.at]!, cube }))
    .filter(({ at }) => !turn.infected.includes(at));
}

/** HE-13: Bonfires on which she rises for one cube more. */
export function shortSummonings(game: WitchGame, witch: Witch, turn: WitchTurn): ShortSite[] {
  const board = boardIn(game);
  const { names } = board.map.grid;
  return shortOf(
    witchTable(game, witch, turn),
    table => summonings(board, table),
    ({ at }) => `${at}`,
  ).map(({ deed, cube }) => ({ at: names[deed.at]!, cube }));
}
