import { neighbours } from '../../../../hex/around';
import type { Hex } from '../../../../hex/shape';
import { isOpen } from '../board';
import { cubeAt } from '../map';
import { spawnHexes } from '../moves';
import { mainSides } from '../sides';
import { say } from '../solo/says';
import { boardIn, haintsOf, snakesOf, supplyOf, type Witch } from '../state/common';
import { type Done, log, refused } from '../state/run';
import { infections, witchMoves } from '../witch';
import type { CardStep, WitchGame, WitchRun, WitchTurn } from './model';
import { witchTable } from './table';

/** One thing that a step of a card may do. */
export interface CardWay {
  readonly from: Hex | null;
  readonly at: Hex;
}

/** So many cubes of each colour that nothing is too dear: the step is free. */
const rich = { brown: 9, green: 9, yellow: 9, teal: 9 };

/** CD-1: the legal hexes of a step, by the rules of what it does. */
export function cardWays(game: WitchGame, witch: Witch, turn: WitchTurn, step: CardStep): CardWay[] {
  const board = boardIn(game);
  const { names } = board.map.grid;
  const name = (cell: number): Hex => names[cell]!;
  const table = { ...witchTable(game, witch, turn), cubes: rich };
  switch (step.do) {
    case 'cube':
      return [...new Set(table.touched)]
        .filter(cell => {
          const cube = cubeAt(board.map, cell);
          return cube !== null && supplyOf(game, cube) > 0;
        })
        .map(cell => ({ from: null, at: name(cell) }));
    case 'move':
      return witchMoves(board, table)
        .filter(({ who, bonfire }) => who !== 'hester' && !bonfire)
        .map(({ from, to }) => ({ from: name(from), at: name(to) }));
    case 'infect':
      return snakesOf(game) < 1
        ? []
        : infections(board, table)
            .filter(({ via }) => via === 'haint')
            .map(({ at }) => ({ from: null, at: name(at) }));
    case 'push':
      return [...board.units]
        .filter(([, group]) => group.haints > group.infected)
        .flatMap(([cell, group]) =>
          neighbours(board.map.grid, cell)
            .filter(to => isOpen(board, group.side, to, 1))
            .map(to => ({ from: name(cell), at: name(to) })),
        );
    case 'spawn':
      return mainSides.flatMap(side => {
        const home = game.homes[side];
        const cell = home === undefined ? undefined : board.map.grid.cellOf.get(home);
        return cell === undefined || haintsOf(game, side) === 0
          ? []
          : spawnHexes(board, side, cell).map(at => ({ from: null, at: name(at) }));
      });
    case 'note':
      return [];
  }
}

/** The side whose Haint comes by a spawning step: the one that the hex is open to. */
function spawnSide(game: WitchGame, at: Hex) {
  const board = boardIn(game);
  return mainSides.find(side => {
    const home = game.homes[side];
    const cell = home === undefined ? undefined : board.map.grid.cellOf.get(home);
    return cell !== undefined && spawnHexes(board, side, cell).some(one => board.map.grid.names[one] === at);
  });
}

/** CD-1: a step is done, or left out; after the last one the card is done. */
export function doCardStep(
  run: WitchRun,
  witch: Witch,
  turn: WitchTurn,
  wanted: { readonly from?: Hex; readonly at?: Hex },
): { readonly turn: WitchTurn } | { readonly refusal: Done } {
  const { acting } = turn;
  const steps = acting ? run.state.tactics[acting.card] : undefined;
  const step = acting && steps?.[acting.step];
  if (!acting || !step || !steps)
    return { refusal: refused('no-card-step', 'CD-1', say('harrow.no-such-card-step')) };
  const { at } = wanted;
  if (at !== undefined) {
    const way = cardWays(run.state, witch, turn, step).find(
      one => one.at === at && one.from === (wanted.from ?? null),
    );
    if (!way) return { refusal: refused('not-here', 'CD-1', say('harrow.not-here', { at })) };
    carry(run, step, way);
    log(
      run,
      'CD-1',
      say('harrow.activates', { card: acting.card }),
      way.from ? { way: [way.from, at] } : { at },
    );
  }
  const last = acting.step + 1 >= steps.length;
  return { turn: { ...turn, acting: last ? null : { ...acting, step: acting.step + 1 } } };
}

function carry(run: WitchRun, step: CardStep, { from, at }: CardWay): void {
  switch (step.do) {
    case 'cube': {
      const board = boardIn(run.state);
      const cell = board.map.grid.cellOf.get(at);
      const cube = cell === undefined ? null : cubeAt(board.map, cell);
      if (cube) run.emit({ type: 'cubes', come: { [cube]: 1 } });
      return;
    }
    case 'move':
      if (from) run.emit({ type: 'shifted', unit: 'infected', from, to: at });
      return;
    case 'push':
      if (from) run.emit({ type: 'shifted', unit: 'haint', from, to: at });
      return;
    case 'infect':
      run.emit({ type: 'infected', at });
      return;
    case 'spawn': {
      const side = spawnSide(run.state, at);
      if (side) run.emit({ type: 'spawned', side, at });
      return;
    }
    case 'note':
      return;
  }
}
