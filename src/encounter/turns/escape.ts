import { distanceBetween } from '../../board/targets/measure';
import { applyEffects } from '../damage/apply-effects';
import { cageEnds } from '../damage/open-cage';
import { fixedCost } from '../facts/cost-table';
import { boardOf, mirrored, placed } from '../facts/positions';
import { isAlly, isOathsworn } from '../facts/select';
import type { Friend, Id, State } from '../model/state';
import { canPay, gainAnimus } from '../run/animus';
import { unless } from '../run/overrule';
import { no, note, type Refused, type Run } from '../run/run';
import { done } from '../says/deeds';
import { because } from '../says/refusals';
import { actor, isFriend, isOpen } from './may-act';

interface Escapes {
  readonly who: Id;
  readonly success: boolean;
  readonly anyway?: boolean;
}

/** SE-4: what those next to a caged character add to its Survival check: 2 for each Oathsworn or ally. */
export function helpToEscape(state: State, friend: Friend): number {
  if (!mirrored(state) || !placed(state, [friend.id])) return 0;
  const helpers = state.friends.filter(
    one =>
      one.id !== friend.id &&
      one.presence === 'standing' &&
      (isOathsworn(one) || isAlly(one)) &&
      placed(state, [one.id]) &&
      distanceBetween(boardOf(state), friend.id, one.id) === 1,
  );
  return 2 * helpers.length;
}

/** A caged character's attempt: once a turn, 3 animus (a companion's 1); the check is made at the table. */
export function escapeCage(run: Run, { who, success, anyway }: Escapes): Refused {
  const friend = actor(run, who, 'escape', anyway);
  if (!isFriend(friend)) return friend;
  if (!friend.caged || !isOpen(run.state)) return no('not-now', because('refuse.no-escape-now'));
  const cost = fixedCost('escape', friend.role);
  const { turn } = run.state;
  const against = [
    friend.caged.tried && turn?.who === who ? no('once-a-turn', because('refuse.once-a-turn')) : null,
    canPay(friend, cost) ? null : no('no-animus', because('refuse.animus-short', { who: friend.name })),
  ];
  for (const one of against) {
    const refused = unless(run, anyway, one);
    if (refused) return refused;
  }
  gainAnimus(run, who, -cost);
  if (turn?.who !== who) run.emit({ type: 'turn', turn: { who, moved: false, played: false } });
  const help = helpToEscape(run.state, friend);
  note(run, 'escape', done(success ? 'done.escapes' : 'done.does-not-escape', { who: friend.name, help }));
  if (success) cageEnds(run, who);
  else {
    run.emit({ type: 'caged', who, caged: { ...friend.caged, tried: true } });
    // SE-5: a failed check brings what the card names
    applyEffects(run, friend.caged.fail, [who], null);
  }
  return null;
}
