import type { MainSide } from '../../sides';
import { boardIn } from '../../state/common';
import { ownedBy, type PairGame, thingsOf } from '../model';
import type { Layable, StepWay, Takable, Where } from './model';
import { type Actor, isWhere } from './where';

/** SU-8: how many of each the box has. */
const inAll = { storm: 14, path: 4, nail: 2, trap: 2 } as const;

/** TM-5, LG-2: what lies in possessions of what may be laid; one Path is free, each scroll frees one more. */
export function layLeft(game: PairGame, side: MainSide, what: Layable): number {
  const things = thingsOf(game);
  switch (what) {
    case 'storm':
      return inAll.storm - game.board.storms.length;
    case 'path':
      return Math.min(inAll.path, 1 + ownedBy(game, side).scrolls) - game.board.paths.length;
    case 'nail':
      // LG-7: a nail that lies already is recalled.
      return inAll.nail;
    case 'trap':
      return inAll.trap - things.traps.length;
    case 'token':
      // LG-7: out of the box.
      return 2;
  }
}

/** LG-2, LG-4, LG-7: the hexes on which a token may be laid. */
export function putSites(actor: Actor, what: Layable, where: Where): StepWay[] {
  const { game, side } = actor;
  const board = boardIn(game);
  if (layLeft(game, side, what) <= 0) return [];
  const fits = (cell: number): boolean => {
    switch (what) {
      case 'storm':
        // CR-4, LG-4: never on the Brambles; a hex with a Storm needs none.
        return cell !== board.map.brambles && !board.storms.has(cell);
      case 'nail':
        return board.units.has(cell);
      case 'trap':
        return !board.townsfolk.includes(cell) && !board.buildings.includes(cell);
      case 'path':
      case 'token':
        return true;
    }
  };
  return [...board.map.grid.cells]
    .filter(cell => isWhere(actor, where, cell) && fits(cell))
    .map(cell => ({ from: null, at: board.map.grid.names[cell]! }));
}

/** The hexes from which something may be taken. */
export function takeSites(actor: Actor, what: Takable, where: Where): StepWay[] {
  const { game, side } = actor;
  const board = boardIn(game);
  const { cellOf } = board.map.grid;
  const hexes = (): readonly string[] => {
    switch (what) {
      case 'path':
        return game.board.paths;
      case 'storm':
        return game.board.storms;
      case 'token':
        return thingsOf(game).tokens.map(({ at }) => at);
      case 'haint':
        return game.board.units.filter(one => one.side === side && one.haints > 0).map(({ at }) => at);
    }
  };
  return [...new Set(hexes())]
    .filter(hex => {
      const cell = cellOf.get(hex);
      return cell !== undefined && isWhere(actor, where, cell);
    })
    .map(at => ({ from: null, at }));
}
