import { seesCharacter } from '../../board/targets/measure';
import { boardOf, mirrored, placed } from '../facts/positions';
import { enemyOf, friendOf, isBoss, nameOf } from '../facts/select';
import type { Id } from '../model/entities';
import type { State } from '../model/state';
import { unless } from '../run/overrule';
import { no, type Refused, type Run, task } from '../run/run';
import { done } from '../says/deeds';
import { because } from '../says/refusals';
import { actor, isFriend } from './may-act';

interface Sends {
  readonly of: Id;
  readonly falcon: number;
  readonly to: Id;
  readonly anyway?: boolean;
}

/** A falcon goes to another character in sight, or comes back (HU-1, HU-2). */
export function falcon(run: Run, { of, falcon: which, to, anyway }: Sends): Refused {
  const friend = actor(run, of, 'falcon', anyway);
  if (!isFriend(friend)) return friend;
  if (friend.falcons[which] === undefined) return no('no-falcon', because('refuse.no-such-falcon'));
  const enemy = enemyOf(run.state, to);
  const other = friendOf(run.state, to);
  if (!enemy?.present && other?.presence !== 'standing') return no('not-there', because('refuse.not-there'));
  const refused = unless(run, anyway, unseen(run.state, { of, to }));
  if (refused) return refused;
  run.emit({ type: 'falcons', who: of, falcons: friend.falcons.map((at, i) => (i === which ? to : at)) });
  // HU-6: bosses, Oathsworn and allies have a board or a card for the falcon to lie on.
  const unmarked = enemy
    ? !isBoss(run.state, enemy)
    : other?.role === 'friendly' || other?.role === 'sentinel';
  if (unmarked) task(run, done('done.mark-falcon', { who: friend.name, on: nameOf(run.state, to) }), [to]);
  return null;
}

/** HU-1: they go to whom the Huntress sees; back to her they always may. */
function unseen(state: State, { of, to }: { readonly of: Id; readonly to: Id }): Refused {
  if (of === to || !mirrored(state) || !placed(state, [of, to])) return null;
  if (seesCharacter(boardOf(state), of, to)) return null;
  return no('no-sight', because('refuse.unseen', { by: nameOf(state, of), target: nameOf(state, to) }));
}
