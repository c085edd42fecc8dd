import { friendOf } from '../facts/select';
import type { Friend, Id, State } from '../model/state';
import { unless } from '../run/overrule';
import { no, type Refused, type Run } from '../run/run';
import { because } from '../says/refusals';
import { questionOf } from '../stack/dispatch';

/** Nothing is under way, and the players have their turns (RD-8). */
export const isOpen = (state: State): boolean =>
  state.phase === 'oathsworn' && state.step === 'open' && state.frames.length === 0;

/** A question stands at which interrupts may be played. */
export const mayInterrupt = (state: State): boolean => isOpen(state) || questionOf(state) !== null;

/** Who acts, if it can; Guardian and Sentinels sleep with their Grove Maiden (GM-6, FT-11). */
export function actor(run: Run, who: Id, anyway?: boolean): Friend | Refused {
  const { state } = run;
  const friend = friendOf(state, who);
  if (!friend) return no('nobody', because('refuse.nobody'));
  if (friend.presence !== 'standing' && friend.presence !== 'consumed')
    return no('not-standing', because('refuse.cannot-act', { who: friend.name }));
  const maiden =
    friend.role === 'guardian' || friend.role === 'sentinel' ? friendOf(state, friend.of) : undefined;
  const sleeps = maiden && (maiden.presence === 'unconscious' || maiden.presence === 'dead');
  const refused = sleeps ? no('dormant', because('refuse.dormant', { who: friend.name })) : null;
  return unless(run, anyway, refused) ?? friend;
}

export const isFriend = (one: Friend | Refused): one is Friend => one !== null && 'presence' in one;

/** Caged: pass, escape, defend and tokens only. */
export const free = (friend: Friend): Refused =>
  friend.caged ? no('caged', because('refuse.caged', { who: friend.name })) : null;
