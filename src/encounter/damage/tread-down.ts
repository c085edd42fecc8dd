import { hexesOf } from '../../board/targets/measure';
import { boardOf } from '../facts/positions';
import { enemyOf, friendOf, nameOf } from '../facts/select';
import { treadsBy } from '../facts/treads-table';
import type { Id } from '../model/entities';
import type { Event } from '../model/event';
import type { State } from '../model/state';
import { type Run, task } from '../run/run';
import { say } from '../says/tells';
import { leaveFight } from './leave-fight';

/** The model that comes to a hex by an event; nobody by an event of another type. */
function comer(event: Event): Id | null {
  switch (event.type) {
    case 'stands':
      return event.at !== null && treadsBy(event.how) ? event.who : null;
    case 'friendCame':
      return treadsBy(event.type) ? event.friend.id : null;
    case 'enemyCame':
      return treadsBy(event.type) ? event.enemy.id : null;
    default:
      return null;
  }
}

/** FT-10, PS-6: a model that comes to a Sentinel's hex, in any way, treads it down. */
export function treads(run: Run, fresh: readonly Event[]): void {
  const came = new Set(fresh.flatMap(event => comer(event) ?? []));
  for (const who of came) {
    const hexes = bodyOf(run.state, who);
    for (const one of run.state.friends) {
      const under = one.role === 'sentinel' && one.presence === 'standing' && one.at !== null;
      if (!under || !hexes.includes(one.at)) continue;
      leaveFight(run, one.id, 'gone');
      task(run, say('tell.remove', { name: nameOf(run.state, one.id) }));
    }
  }
}

/** The hexes of somebody who treads: a Sentinel treads on nothing. */
function bodyOf(state: State, who: Id): readonly string[] {
  const friend = friendOf(state, who);
  const there = friend
    ? friend.role !== 'sentinel' && friend.presence === 'standing'
    : enemyOf(state, who)?.present === true;
  const board = boardOf(state);
  return there && board.characters.some(one => one.id === who) ? hexesOf(board, who) : [];
}
