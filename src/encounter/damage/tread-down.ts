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

/** Who came to a hex by this event, in whatever way; nobody by any other event. */
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

/** FT-10, PS-6: whoever has come to a Sentinel's hex, by whatever way, has trodden it down. */
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
