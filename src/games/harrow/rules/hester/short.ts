import type { Hex } from '../../../../hex/shape';
import { type TerrainCube, terrainCubes } from '../sides';
import { boardIn, type Witch } from '../state/common';
import { witchMoves } from '../witch';
import type { WitchGame, WitchTurn } from './model';
import { witchTable } from './table';

/** A move that cannot be paid, and the one cube that would pay it. */
export interface ShortMove {
  readonly from: Hex;
  readonly to: Hex;
  readonly cube: TerrainCube;
}

/** HE-7: what is one cube short, each with the first colour that would do. */
export function oneShort(game: WitchGame, witch: Witch, turn: WitchTurn): ShortMove[] {
  const board = boardIn(game);
  const { names } = board.map.grid;
  const table = witchTable(game, witch, turn);
  const key = (move: { readonly who: string; readonly from: number; readonly to: number }): string =>
    `${move.who} ${move.from} ${move.to}`;
  const known = new Set(witchMoves(board, table).map(key));
  return terrainCubes.flatMap(cube =>
    witchMoves(board, { ...table, cubes: { ...table.cubes, [cube]: table.cubes[cube] + 1 } }).flatMap(
      move => {
        if (known.has(key(move))) return [];
        known.add(key(move));
        return [{ from: names[move.from]!, to: names[move.to]!, cube }];
      },
    ),
  );
}
