import { neighbours } from '../../../../../hex/around';
import { distance } from '../../../../../hex/grid';
import { type Board, type Group, isOpen, legendHexes, unitsIn } from '../../board';
import { mayEnter, shiftsOf, type Thing } from '../../moves';
import type { MainSide } from '../../sides';
import { boardIn, haintsOf } from '../../state/common';
import { homeOf, otherOf, thingsOf } from '../model';
import { putSites, takeSites } from './lay';
import type { Movable, Step, StepUnit, StepWay, Whose } from './model';
import { type Actor, isWhere, pinnedOn } from './where';

type Shift = Extract<Step, { do: 'shift' }>;

export const isWhose = (whose: Whose, side: MainSide, of: MainSide): boolean =>
  whose === 'any' || (whose === 'own') === (of === side);

interface Standing {
  readonly at: number;
  readonly thing: Thing;
  readonly unit?: StepUnit;
}

const unitsOn = (what: Movable, group: Group): StepUnit[] => {
  const haint = group.haints > 0 && (what === 'haint' || what === 'unit');
  const legend = group.legends > 0 && (what === 'legend' || what === 'unit');
  return [...(haint ? (['haint'] as const) : []), ...(legend ? (['legend'] as const) : [])];
};

/** What a step may take hold of. */
function standing({ game, side }: Actor, { what, whose }: Shift): Standing[] {
  const board = boardIn(game);
  const { cellOf, names } = board.map.grid;
  const things = (hexes: readonly string[], thing: Thing['what']): Standing[] =>
    hexes.flatMap(hex => {
      const at = cellOf.get(hex);
      return at === undefined || thing === 'unit' ? [] : [{ at, thing: { what: thing } }];
    });
  switch (what) {
    case 'townsfolk':
      return things(game.board.townsfolk, 'townsfolk');
    case 'building':
      return things(game.board.buildings, 'building');
    case 'doll':
      return things(game.board.dolls, 'doll');
    case 'storm':
      return things(game.board.storms, 'storm');
    case 'token':
      return things(
        thingsOf(game).tokens.map(({ at }) => at),
        'token',
      );
    case 'all':
      return [...board.map.grid.cells].map(at => ({ at, thing: { what: 'token' } as const }));
    case 'haint':
    case 'legend':
    case 'unit': {
      const units = [...board.units].flatMap(([at, group]) =>
        isWhose(whose, side, group.side) && unitsIn(group) > pinnedOn(game, names[at]!)
          ? unitsOn(what, group).map(unit => ({
              at,
              thing: { what: 'unit', side: group.side } as const,
              unit,
            }))
          : [],
      );
      // HE-16: "any Legend" means Hester too; she moves alone.
      const hester =
        what === 'legend' && whose === 'any' && board.hester !== null
          ? [{ at: board.hester, thing: { what: 'token' } as const, unit: 'hester' as const }]
          : [];
      return [...units, ...hester];
    }
  }
}

/** CR-2, CR-3, CD-4: each by the rules of its own side; AC-7: what an ADVANCE costs counts for nothing. */
const mayGo = (board: Board, { thing }: Standing, cell: number): boolean => mayEnter(board, thing, cell);

/** Hexes that a Unit gets to in so many steps, each of them open. */
function within(board: Board, one: Standing, far: number): number[] {
  const seen = new Set([one.at]);
  let edge = [one.at];
  for (let i = 0; i < far; i++) {
    edge = edge.flatMap(cell =>
      neighbours(board.map.grid, cell).filter(next => !seen.has(next) && mayGo(board, one, next)),
    );
    for (const cell of edge) seen.add(cell);
  }
  seen.delete(one.at);
  return [...seen];
}

const towards = (actor: Actor, { source }: Shift): number[] =>
  source === 'legend'
    ? legendHexes(boardIn(actor.game), actor.side)
    : actor.mark === null
      ? []
      : [actor.mark];

/** CD-3: a pull of all that lies on a hex leads neither off nor onto the opponent's Home Hex. */
function pullsOfAll(actor: Actor, at: number, sources: readonly number[], how: 'pull' | 'push'): number[] {
  const board = boardIn(actor.game);
  const { grid } = board.map;
  const home = grid.cellOf.get(homeOf(actor.game, otherOf(actor.game, actor.side)));
  if (at === home) return [];
  return neighbours(grid, at).filter(
    cell =>
      cell !== home &&
      sources.some(source => {
        const [now, then] = [distance(grid, at, source), distance(grid, cell, source)];
        return how === 'pull' ? then < now : then > now;
      }),
  );
}

/** HX-7, CD-3, CD-4: where a step may bring what stands on a hex. */
function endsOf(actor: Actor, step: Shift, one: Standing): number[] {
  const board = boardIn(actor.game);
  const { grid } = board.map;
  switch (step.how) {
    case 'move':
      return within(board, one, step.far);
    case 'relocate':
      return [...grid.cells].filter(cell => cell !== one.at && mayGo(board, one, cell));
    case 'pull':
    case 'push': {
      const { how } = step;
      const sources = towards(actor, step);
      if (step.what === 'all') return pullsOfAll(actor, one.at, sources, how);
      return sources.flatMap(source => shiftsOf(board, how, one.thing, one.at, source));
    }
  }
}

function shifts(actor: Actor, step: Shift): StepWay[] {
  const board = boardIn(actor.game);
  const name = (cell: number): string => board.map.grid.names[cell]!;
  const terrain = (cell: number): boolean => isWhere(actor, 'own-terrain', cell);
  const fits = (from: number, to: number): boolean =>
    step.to === 'on-or-off' ? terrain(from) !== terrain(to) : isWhere(actor, step.to, to);
  const seen = new Set<string>();
  return standing(actor, step)
    .filter(({ at }) => isWhere(actor, step.from, at))
    .flatMap(one =>
      endsOf(actor, step, one)
        .filter(to => fits(one.at, to))
        .sort((a, b) => a - b)
        .map(to => ({ from: name(one.at), at: name(to), ...(one.unit ? { unit: one.unit } : {}) })),
    )
    .filter(way => {
      const key = `${way.from} ${way.at} ${way.unit ?? ''}`;
      return !seen.has(key) && !!seen.add(key);
    });
}

function spawns(actor: Actor, step: Extract<Step, { do: 'spawn' }>): StepWay[] {
  const { game, side } = actor;
  const board = boardIn(game);
  const own = step.whose === 'enemy' ? otherOf(game, side) : side;
  if (haintsOf(game, own) === 0) return [];
  return [...board.map.grid.cells]
    .filter(cell => isOpen(board, own, cell, 1) && isWhere({ ...actor, side: own }, step.where, cell))
    .map(cell => ({ from: null, at: board.map.grid.names[cell]! }));
}

function kills(actor: Actor, step: Extract<Step, { do: 'kill' }>): StepWay[] {
  const { game, side } = actor;
  const board = boardIn(game);
  const { names } = board.map.grid;
  return [...board.units]
    .filter(
      ([cell, group]) =>
        group.haints > 0 &&
        isWhose(step.whose, side, group.side) &&
        unitsIn(group) > pinnedOn(game, names[cell]!) &&
        isWhere(actor, step.where, cell),
    )
    .map(([cell]) => ({ from: null, at: names[cell]! }));
}

/** LG-7, Malachi: a token one or two hexes off, not on enemy Units. */
function strikes({ game, side }: Actor): StepWay[] {
  const board = boardIn(game);
  const { grid } = board.map;
  const legends = legendHexes(board, side);
  return [...grid.cells]
    .filter(cell => {
      const group = board.units.get(cell);
      const far = Math.min(...legends.map(one => distance(grid, one, cell)));
      return (far === 1 || far === 2) && (!group || group.side === side);
    })
    .map(cell => ({ from: null, at: grid.names[cell]! }));
}

/** CD-1: the legal hexes of a step, by the rules of what it does; nothing where it is done by itself. */
export function stepWays(actor: Actor, step: Step): StepWay[] {
  switch (step.do) {
    case 'shift':
      return shifts(actor, step);
    case 'spawn':
      return spawns(actor, step);
    case 'put':
      return putSites(actor, step.what, step.where);
    case 'take':
      return takeSites(actor, step.what, step.where);
    case 'kill':
      return kills(actor, step);
    case 'strike':
      return strikes(actor);
    case 'gain':
    case 'draw':
    case 'aside':
    case 'tree':
    case 'auto':
    case 'note':
      return [];
  }
}
