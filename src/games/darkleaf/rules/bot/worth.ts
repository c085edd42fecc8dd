import { bears, clanOf, isRoyal, type Kind, type Position, royalAt, unitsThat } from '../board/position';
import {
  centre,
  distance,
  inCentre,
  inSeat,
  rankOf,
  rivalOf,
  type Side,
  type Square,
  size,
} from '../board/square';

/** What a unit is worth to whoever has it. */
const units: Readonly<Record<Kind, number>> = { pawn: 1, sage: 3, knight: 3, rook: 4, queen: 4, king: 3 };
const held = 0.6;
/** A step of a path is worth about as much as a good unit. */
const step = 5;
const centreFar = 3;

const toCentre = (at: Square): number => Math.min(...centre.map(one => distance(one, at)));

/** How far a side is on its own path, in steps and parts of them. */
function path(position: Position, side: Side): number {
  const rival = royalAt(position, rivalOf(side));
  const own = unitsThat(position, unit => unit.side === side);
  const near = (at: Square): number => (rival ? 1 - distance(at, rival.at) / size : 1);
  const closest = own.length > 0 ? Math.max(...own.map(({ at }) => near(at))) : 0;
  switch (clanOf(position, side)) {
    case 'huldra':
    case 'ferrymen':
      return (rival?.unit.marks ?? 0) + closest / 2;
    case 'murg':
      return closest;
    case 'erde': {
      const king = own.find(({ unit }) => unit.kind === 'king');
      const waiting = own.filter(
        ({ at, unit }) => unit.kind === 'pawn' && inCentre(at) && !position.reclaimed.has(at),
      );
      const home = king ? 1 - Math.min(centreFar, toCentre(king.at)) / centreFar : 0;
      const pawns = own.filter(({ unit }) => unit.kind === 'pawn').map(({ at }) => toCentre(at));
      const marching = pawns.length > 0 ? 1 - Math.min(...pawns) / size : 0;
      return (
        position.reclaimed.size + waiting.length * 0.5 + marching * 0.3 + (home * position.reclaimed.size) / 4
      );
    }
    case 'wibo': {
      const pawns = own.filter(({ unit }) => unit.kind === 'pawn');
      const home = pawns.filter(({ at }) => inSeat(side, at));
      const far = (at: Square): number => (side === 'south' ? rankOf(at) : size - 1 - rankOf(at));
      const back = pawns.reduce((sum, { at }) => sum + (size - 1 - far(at)) / size, 0);
      return home.length * 0.7 + back * 0.2;
    }
    case 'hexen': {
      const quarry = unitsThat(position, unit => unit.quarry);
      const hexed = quarry.filter(
        ({ at, unit }) => unit.ladder > 0 || [...position.gardens.keys()].some(one => distance(one, at) <= 1),
      );
      const near2 = quarry.reduce(
        (sum, { at }) => sum + Math.max(0, ...own.map(one => 1 - distance(one.at, at) / size)),
        0,
      );
      return position.players[side].quarryDown * 2 + hexed.length * 0.8 + near2 * 0.3;
    }
  }
}

const army = (position: Position, side: Side): number =>
  unitsThat(position, unit => unit.side === side).reduce(
    (sum, { at, unit }) =>
      sum +
      units[unit.kind] * (unit.held ? held : 1) +
      unit.auras.length * 0.5 +
      (isRoyal(unit) ? 0 : (size - toCentre(at)) * 0.03) +
      (unit.kind === 'sage' && bears(unit, 'assassin') ? 1 : 0),
    0,
  );

/** How a board stands for a side, against the rival: armies, and steps on the paths. */
export const worth = (position: Position, side: Side): number => {
  const rival = rivalOf(side);
  return army(position, side) - army(position, rival) + step * (path(position, side) - path(position, rival));
};

export const won = 1_000;
