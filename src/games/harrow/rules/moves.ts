import { neighbours } from '../../../hex/around';
import { distance } from '../../../hex/grid';
import { type Board, isOpen, legendHexes } from './board';
import { groundAt } from './map';
import type { MainSide } from './sides';

/** AC-2: what a Unit of this side pays to enter a hex with ADVANCE. */
export function priceOf(board: Board, side: MainSide, cell: number): number {
  const mountain = groundAt(board.map, cell) === 'mountain' ? 1 : 0;
  const storm = side !== 'family' && board.storms.has(cell) ? 1 : 0;
  return Math.max(0, 1 + mountain + storm - (board.paths.get(cell) ?? 0));
}

export interface Reached {
  readonly at: number;
  readonly cost: number;
}

/**
 * AC-1, AC-3: where so many Units of one hex get as a whole with so many ADVANCEs, and the cheapest price. The hex of
 * departure is not among them.
 */
export function reachOf(board: Board, from: number, advances: number, units: number): Reached[] {
  const group = board.units.get(from);
  if (!group) return [];
  const costs = new Map([[from, 0]]);
  // Prices are small whole numbers: hexes wait by what they cost.
  const waiting: number[][] = [[from]];
  for (let cost = 0; cost <= advances; cost++)
    for (let i = 0; i < (waiting[cost]?.length ?? 0); i++) {
      const cell = waiting[cost]![i]!;
      if (costs.get(cell) !== cost) continue;
      for (const next of neighbours(board.map.grid, cell)) {
        if (next === from || !isOpen(board, group.side, next, units)) continue;
        const price = cost + priceOf(board, group.side, next);
        if (price > advances || price >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        costs.set(next, price);
        waiting[price] ??= [];
        waiting[price].push(next);
      }
    }
  costs.delete(from);
  return [...costs].map(([at, cost]) => ({ at, cost }));
}

/** What a pull or push moves: HX-7. */
export type Thing =
  | { readonly what: 'unit'; readonly side: MainSide }
  | { readonly what: 'townsfolk' | 'building' | 'doll' | 'storm' | 'token' };

/** CR-6, CR-5, CR-4: a Townsfolk goes to hexes without enemy Units, Buildings, Bonfires, Dolls and Brambles. */
function townsfolkMayEnter(board: Board, cell: number): boolean {
  const group = board.units.get(cell);
  return (
    (!group || group.side === 'protectors') &&
    !board.buildings.includes(cell) &&
    !board.bonfires.has(cell) &&
    !board.dolls.includes(cell) &&
    cell !== board.map.brambles
  );
}

/** CR-5: a Doll shares a hex with no other Doll, Townsfolk, Building or Bonfire. */
const dollMayEnter = (board: Board, cell: number): boolean =>
  !board.dolls.includes(cell) &&
  !board.townsfolk.includes(cell) &&
  !board.buildings.includes(cell) &&
  !board.bonfires.has(cell);

/** CR-6: a Building goes to no Townsfolk, no Unit of the Protectors or of Kammi, no Bonfire, not onto the Brambles. */
function buildingMayEnter(board: Board, cell: number): boolean {
  const group = board.units.get(cell);
  return (
    (!group || group.side === 'family') &&
    !board.townsfolk.includes(cell) &&
    !board.dolls.includes(cell) &&
    !board.bonfires.has(cell) &&
    cell !== board.map.brambles
  );
}

/** CR: whether a thing may go to a hex by an effect. */
export function mayEnter(board: Board, thing: Thing, cell: number): boolean {
  switch (thing.what) {
    case 'unit':
      return isOpen(board, thing.side, cell, 1);
    case 'townsfolk':
      return townsfolkMayEnter(board, cell);
    case 'building':
      return buildingMayEnter(board, cell);
    case 'doll':
      return dollMayEnter(board, cell);
    case 'storm':
      // CR-4
      return cell !== board.map.brambles;
    case 'token':
      // LG-4: tokens go anywhere on the map.
      return true;
  }
}

/** HX-7: a pull leads to a neighbouring hex nearer to the source, a push to one further from it. */
export function shiftsOf(
  board: Board,
  kind: 'pull' | 'push',
  thing: Thing,
  at: number,
  source: number,
): number[] {
  const { grid } = board.map;
  const now = distance(grid, at, source);
  return neighbours(grid, at).filter(cell => {
    const then = distance(grid, cell, source);
    return (kind === 'pull' ? then < now : then > now) && mayEnter(board, thing, cell);
  });
}

/** SO-4: whether a goal may be placed on a hex. */
function goalMayCome(board: Board, goal: 'townsfolk' | 'building', cell: number): boolean {
  return (
    !board.units.has(cell) &&
    board.hester !== cell &&
    !board.bonfires.has(cell) &&
    !board.townsfolk.includes(cell) &&
    !board.buildings.includes(cell) &&
    !board.dolls.includes(cell) &&
    !(goal === 'townsfolk' && cell === board.map.brambles)
  );
}

/** SO-4 for a goal, SO-9 for a Haint of a side: whether it may come to a hex. */
export const mayCome = (board: Board, what: 'townsfolk' | 'building' | MainSide, cell: number): boolean =>
  what === 'townsfolk' || what === 'building' ? goalMayCome(board, what, cell) : isOpen(board, what, cell, 1);

/** AC-4: the Home Hex and the hexes of the side's Legends, where open. */
export function spawnHexes(board: Board, side: MainSide, home: number): number[] {
  return [...new Set([home, ...legendHexes(board, side)])].filter(cell => isOpen(board, side, cell, 1));
}
