import type { Command } from '../model/command';
import type { Id } from '../model/entities';
import { gainAnimus } from '../run/animus';
import { no, type Refused, type Run } from '../run/run';
import { because } from '../says/refusals';
import { actor, isFriend, isOpen } from './may-act';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

/** OP-5: any facing at any time of one's turn, for nothing. */
export function turns(run: Run, { who, facing, anyway }: Of<'turn'>): Refused {
  if (!isOpen(run.state)) return no('not-now', because('refuse.no-turning-now'));
  const friend = actor(run, who, 'turn', anyway);
  if (!isFriend(friend)) return friend;
  run.emit({ type: 'stands', who, at: friend.at, facing, how: 'turned', path: [] });
  return null;
}

/** RD-9: whoever passes may take another turn later. */
export function passes(run: Run, who: Id): Refused {
  if (!isOpen(run.state)) return no('not-now', because('refuse.turns-in-phase'));
  const friend = actor(run, who, 'pass');
  if (!isFriend(friend)) return friend;
  run.emit({ type: 'turn', turn: null });
  return null;
}

/** OP-6: animus that a table spends or gains by its own cards. */
export function shiftsAnimus(run: Run, { who, by }: Of<'animus'>): Refused {
  const friend = actor(run, who, 'animus');
  if (!isFriend(friend)) return friend;
  if (!Number.isInteger(by)) return no('not-a-number', because('refuse.animus-whole'));
  return gainAnimus(run, who, by) === by ? null : no('no-animus', because('refuse.not-that-much-there'));
}

/** TG-6, OWN-74: anybody of the company may taunt; nobody any more where nobody is named. */
export function taunts(run: Run, { who, anyway }: Of<'taunt'>): Refused {
  const friend = who === null ? null : actor(run, who, 'taunt', anyway);
  if (friend !== null && !isFriend(friend)) return friend;
  run.emit({ type: 'taunt', by: who, until: run.state.round });
  return null;
}
