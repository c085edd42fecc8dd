import { walks } from '../board/walk';
import { boardOf } from '../encounter/positions';
import type { State } from '../encounter/state';
import type { HexName } from '../stage/steps';

/** Where one of the company could walk for the animus that it has. */
export function reachOf(state: State, who: string): ReadonlyMap<HexName, number> {
  const friend = state.friends.find(one => one.id === who);
  if (!friend || friend.at === null || friend.presence !== 'standing') return new Map();
  const found = walks(boardOf(state), {
    mover: who,
    movement: friend.animus.available,
    crippled: (friend.tokens.crippled ?? 0) > 0,
  });
  return new Map(found.map(walk => [walk.hex, walk.cost]));
}
