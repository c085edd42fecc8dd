import { walks } from '../../board/geometry/walk';
import type { Hex } from '../../hex/shape';
import { costTable } from '../facts/cost-table';
import { boardOf } from '../facts/positions';
import { cardOfAlly, friendOf, tokensOf } from '../facts/select';
import type { Friend, Id, State } from '../model/state';

interface Stride {
  readonly hexes: number;
  readonly cost: number;
  /** What a hex costs beyond that: the whole action has one price for those who move by a card. */
  readonly each: boolean;
}

/** How far one move action goes: a hex for each animus (OP-3); a companion and an ally by their card (CN-2, UC-4). */
export function strideOf(state: State, friend: Friend, animus: number): Stride {
  const { price } = costTable.move[friend.role];
  const card = cardOfAlly(state, friend);
  if (price === 'printed' && card) return { hexes: card.moveHexes, cost: card.moveCost, each: false };
  if (typeof price !== 'number') return { hexes: animus, cost: 0, each: true };
  const hexes = state.sheets.find(one => one.id === friend.id)?.companionMove ?? 2;
  return { hexes, cost: price, each: false };
}

/** TL-2: water that this turn has paid for already. */
export const paidWater = (state: State, who: Id): readonly Hex[] =>
  state.turn?.who === who ? (state.turn.wet ?? []) : [];

export const waterOn = (state: State, path: readonly Hex[]): readonly Hex[] =>
  path.filter(hex => state.tiles.some(tile => tile.kind === 'water' && tile.hexes.includes(hex)));

/** Where one of the company can go with a move action, and the animus that it costs. */
export function strides(state: State, who: Id): ReadonlyMap<Hex, number> {
  const friend = friendOf(state, who);
  if (!friend || friend.at === null || friend.presence !== 'standing' || friend.role === 'sentinel')
    return new Map();
  const { hexes, cost, each } = strideOf(state, friend, friend.animus.available);
  if (cost > friend.animus.available) return new Map();
  const found = walks(boardOf(state), {
    mover: who,
    movement: hexes,
    crippled: tokensOf(friend, 'crippled') > 0,
    paid: paidWater(state, who),
  });
  return new Map(found.map(walk => [walk.hex, each ? walk.cost : cost]));
}
