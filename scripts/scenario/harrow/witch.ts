import { rootsOf } from '../../../src/games/harrow/rules/roots';
import { noTerrainCubes, type TerrainCubes, terrainCubes } from '../../../src/games/harrow/rules/sides';
import {
  infections,
  summonings,
  type WitchMove,
  type WitchTable,
  witchMoves,
} from '../../../src/games/harrow/rules/witch';
import { type Asked, onBoard, type Question } from './asked';

/** A whole set of cubes of each terrain. */
const fullSupply: TerrainCubes = { brown: 6, green: 6, yellow: 6, teal: 6 };

const cubesIn = (asked: Asked, name: string, otherwise: TerrainCubes): TerrainCubes =>
  asked.reading.counts(asked.fields[name], asked.where(name), terrainCubes, otherwise);

function spacesOf(asked: Asked): [boolean, boolean, boolean] {
  const given = asked.reading.list(asked.fields.spaces, asked.where('spaces'));
  const space = (i: number): boolean => asked.reading.flag(given[i], asked.where(`spaces[${i}]`), true);
  return [space(0), space(1), space(2)];
}

const tableOf = (asked: Asked): WitchTable => ({
  cubes: cubesIn(asked, 'cubes', noTerrainCubes),
  spaces: spacesOf(asked),
  scoring: asked.count('scoring', 6),
  snakes: asked.count('snakes', 8),
  touched: asked.hexes('touched'),
});

export const questions: Readonly<Record<string, Question>> = {
  roots: onBoard(asked => {
    const [before, now, supply] = [
      asked.hexes('before'),
      asked.hexes('now'),
      cubesIn(asked, 'supply', fullSupply),
    ];
    return asked.answer(() => {
      const { next, touched, cubes } = rootsOf(asked.map, before, now, supply);
      return {
        next: asked.names(next),
        touched: asked.names(touched),
        cubes: Object.fromEntries(Object.entries(cubes).filter(([, n]) => n > 0)),
      };
    });
  }),
  witch: onBoard(asked => {
    const table = tableOf(asked);
    return asked.answer(() => {
      const moves = witchMoves(asked.board, table);
      const listed = (of: readonly WitchMove[]): object[] =>
        asked
          .sorted(
            of,
            ({ from }) => from,
            ({ to }) => to,
          )
          .map(({ who, from, to, pay, bonfire }) => ({
            who,
            from: asked.name(from),
            to: asked.name(to),
            pay,
            bonfire,
          }));
      return {
        moves: [
          ...listed(moves.filter(({ who }) => who !== 'hester')),
          ...listed(moves.filter(({ who }) => who === 'hester')),
        ],
        infects: asked
          .sorted(infections(asked.board, table), ({ at }) => at)
          .map(({ at, side, via, pay }) => ({ at: asked.name(at), side, via, pay })),
        summons: asked
          .sorted(summonings(asked.board, table), ({ at }) => at)
          .map(({ at, pay }) => ({ at: asked.name(at), pay })),
      };
    });
  }),
};
