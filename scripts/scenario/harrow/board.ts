import { type Aim, aimsOf } from '../../../src/games/harrow/rules/aims';
import { type Board, hexesOf, unitsIn } from '../../../src/games/harrow/rules/board';
import { endOf } from '../../../src/games/harrow/rules/end';
import { edgeHexes, hexesBehind, inRange, tokenHexes } from '../../../src/games/harrow/rules/map';
import { mayCome, reachOf, shiftsOf, spawnHexes, type Thing } from '../../../src/games/harrow/rules/moves';
import { razeOf, rescueOf } from '../../../src/games/harrow/rules/objectives';
import { type MainSide, mainSides, terrainCubes } from '../../../src/games/harrow/rules/sides';
import { distance } from '../../../src/hex/grid';
import { type Asked, onBoard, type Question } from './asked';
import { say } from './says';

/** An aim by the names of its hexes. */
export const aimOf = (asked: Asked, { from, target, attackers, defenders, bonus, cube }: Aim): object => ({
  from: asked.name(from),
  target: asked.name(target),
  attackers,
  defenders,
  bonus,
  cube,
});

function thingOf(asked: Asked): Thing {
  const what = asked.word('what', ['unit', 'townsfolk', 'doll', 'token']);
  return what === 'unit' ? { what, side: asked.word('side', mainSides) } : { what };
}

function scoresOf(asked: Asked): Partial<Record<MainSide, number>> {
  const fields = asked.reading.fields(asked.fields.scores, asked.where('scores'));
  const scores: Partial<Record<MainSide, number>> = {};
  for (const side of mainSides)
    if (fields[side] !== undefined)
      scores[side] = asked.reading.count(fields[side], asked.where(`scores.${side}`));
  return scores;
}

/** HX-5: for each hex, the most Units on one hex of the side that has it in range. */
function threatOf(
  board: Board,
  side: MainSide,
  more: number,
): { readonly at: number; readonly units: number }[] {
  const from = hexesOf(board, side);
  return [...board.map.grid.cells]
    .map(at => ({
      at,
      units: Math.max(
        0,
        ...from
          .filter(cell => inRange(board.map, cell, at, more))
          .map(cell => unitsIn(board.units.get(cell))),
      ),
    }))
    .filter(({ units }) => units > 0);
}

export const questions: Readonly<Record<string, Question>> = {
  map: onBoard(asked =>
    asked.answer(() => {
      const tokens = tokenHexes(asked.map);
      return {
        hexes: asked.map.grid.cells.length,
        edge: asked.names(edgeHexes(asked.map)),
        behind: [asked.names(hexesBehind(asked.map, 0)), asked.names(hexesBehind(asked.map, 1))],
        tokens: Object.fromEntries(terrainCubes.map(cube => [cube, asked.names(tokens[cube])])),
      };
    }),
  ),
  distance: onBoard(asked => {
    const [from, to, more] = [asked.hex('from'), asked.hex('to'), asked.count('more', 0)];
    return asked.answer(() => ({
      distance: distance(asked.map.grid, from, to),
      inRange: inRange(asked.map, from, to, more),
    }));
  }),
  reach: onBoard(asked => {
    const [from, advance] = [asked.hex('from'), asked.count('advance')];
    const there = unitsIn(asked.board.units.get(from));
    const units = asked.count('units', there, 1);
    if (there === 0)
      asked.reading.wrong('nobody', asked.where('from'), say('harrow.nobody', { hex: asked.name(from) }));
    return asked.answer(() => ({
      hexes: asked
        .sorted(reachOf(asked.board, from, advance, units), ({ at }) => at)
        .map(({ at, cost }) => ({ at: asked.name(at), cost })),
    }));
  }),
  shift: onBoard(asked => {
    const kind = asked.word('kind', ['pull', 'push']);
    const thing = thingOf(asked);
    const [at, source] = [asked.hex('at'), asked.hex('source')];
    return asked.answer(() => ({ to: asked.names(shiftsOf(asked.board, kind, thing, at, source)) }));
  }),
  sites: onBoard(asked => {
    const what = asked.word('for', ['townsfolk', 'building', ...mainSides]);
    const named = asked.fields.hexes === undefined ? undefined : asked.hexes('hexes');
    return asked.answer(() => {
      const legal = (named ?? [...asked.map.grid.cells]).filter(cell => mayCome(asked.board, what, cell));
      return { legal: named ? asked.inOrder([...new Set(legal)]) : asked.names(legal) };
    });
  }),
  threat: onBoard(asked => {
    const [side, more] = [asked.word('side', mainSides), asked.count('more', 0)];
    return asked.answer(() => ({
      hexes: asked
        .sorted(threatOf(asked.board, side, more), ({ at }) => at)
        .map(({ at, units }) => ({ at: asked.name(at), units })),
    }));
  }),
  spawn: onBoard(asked => {
    const [side, home] = [asked.word('side', mainSides), asked.hex('home')];
    return asked.answer(() => ({ hexes: asked.names(spawnHexes(asked.board, side, home)) }));
  }),
  aims: onBoard(asked => {
    const [side, more] = [asked.word('side', mainSides), asked.count('more', 0)];
    return asked.answer(() => ({
      pairs: asked
        .sorted(
          aimsOf(asked.board, side, more),
          ({ from }) => from,
          ({ target }) => target,
        )
        .map(aim => ({ ...aimOf(asked, aim), against: aim.against })),
    }));
  }),
  end: onBoard(asked => {
    const scores = scoresOf(asked);
    const first = (asked.fields.first ?? null) === null ? null : asked.word('first', mainSides);
    const [filled, solo] = [asked.count('filled', 0), asked.flag('solo')];
    return asked.answer(() => endOf(asked.board, scores, first, filled, solo));
  }),
  rescue: onBoard(asked => {
    const home = asked.hex('home');
    return asked.answer(() => ({
      townsfolk: asked
        .sorted(rescueOf(asked.board, home), ({ at }) => at)
        .map(({ at, to, rescued }) => ({ at: asked.name(at), to: asked.names(to), rescued })),
    }));
  }),
  raze: onBoard(asked => {
    const [home, beside] = [asked.hex('home'), asked.flag('beside')];
    return asked.answer(() => {
      const { storms, destroyed } = razeOf(asked.board, home, beside);
      return { storms: asked.names(storms), destroyed: asked.names(destroyed) };
    });
  }),
};
