import type { Deed } from '../facts/may-table';
import { friendOf } from '../facts/select';
import type { Friend, Id, State } from '../model/state';
import { barred } from '../run/may';
import { unless } from '../run/overrule';
import { no, type Refused, type Run } from '../run/run';
import { because } from '../says/refusals';
import { questionOf } from '../stack/dispatch';

/** Nothing is under way, and the players have their turns (RD-8). */
export const isOpen = (state: State): boolean =>
  state.phase === 'oathsworn' && state.step === 'open' && state.frames.length === 0;

/** A question stands at which interrupts may be played. */
export const mayInterrupt = (state: State): boolean => isOpen(state) || questionOf(state) !== null;

/** Who acts, if it may do that in its plight (FT-11). */
export function actor(run: Run, who: Id, deed: Deed, anyway?: boolean): Friend | Refused {
  const friend = friendOf(run.state, who);
  if (!friend) return no('nobody', because('refuse.nobody'));
  return unless(run, anyway, barred(run.state, friend, deed)) ?? friend;
}

export const isFriend = (one: Friend | Refused): one is Friend => one !== null && 'presence' in one;
