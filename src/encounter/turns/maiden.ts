import { isOfClass } from '../../stage/class-name';
import { injuriesFirst, takes } from '../cards/take-turn';
import { leaveFight } from '../damage/leave-fight';
import { fixedCost } from '../facts/cost-table';
import { isStanding } from '../facts/select';
import type { Id } from '../model/state';
import { canPay, gainAnimus } from '../run/animus';
import { unless } from '../run/overrule';
import { no, type Refused, type Run } from '../run/run';
import { combatTokensOf } from '../run/tokens';
import { because } from '../says/refusals';
import { sentinelOf } from '../setup/bystanders';
import { mightOfSheet } from '../setup/initial-state';
import { actor, isFriend, isOpen } from './may-act';
import { badHex, notNextTo } from './places';

interface Rejuvenates {
  readonly of: Id;
  readonly at: string | null;
  readonly anyway?: boolean;
}

/** GM-5: in place of a card the Grove Maiden brings her Guardian back next to her, for 6 animus (a companion's 2). */
export function rejuvenate(run: Run, { of, at, anyway }: Rejuvenates): Refused {
  const friend = actor(run, of, 'rejuvenate', anyway);
  if (!isFriend(friend)) return friend;
  if (!isOpen(run.state)) return no('not-now', because('refuse.in-a-turn'));
  const guardian = run.state.friends.find(one => one.role === 'guardian' && one.of === of);
  // A swallowed one has not fallen.
  if (!guardian || isStanding(guardian) || guardian.presence === 'consumed')
    return no('still-there', because('refuse.guardian-stands'));
  const cost = fixedCost('rejuvenate', friend.role);
  const bad = badHex(run.state, at, { way: 'guardian' });
  if (bad) return bad;
  const next = { hexes: friend.at === null ? [] : [friend.at], whom: friend.name };
  const against = [
    injuriesFirst(run, friend),
    canPay(friend, cost) ? null : no('no-animus', because('refuse.animus-short', { who: friend.name })),
    notNextTo(run.state, at, next),
  ];
  for (const one of against) {
    const refused = unless(run, anyway, one);
    if (refused) return refused;
  }
  gainAnimus(run, of, -cost);
  takes(run, of, 'played');
  run.emit({
    type: 'friendCame',
    friend: {
      ...guardian,
      presence: 'standing',
      hp: Math.min(6, guardian.maxHp),
      at,
      animus: { available: 2, reserve: 0 },
      tokens: combatTokensOf(guardian),
      crippledFor: 0,
    },
  });
  return null;
}

interface Raises extends Rejuvenates {
  readonly called?: string;
  readonly instead?: Id;
}

const most = 8;

/** The lowest number that no other has. */
function numbered(name: string, taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`${name} ${number}`)) number++;
  return `${name} ${number}`;
}

/** At most 8 Sentinels; an older one goes for a new one. */
export function sentinel(run: Run, { of, at, called, instead, anyway }: Raises): Refused {
  const friend = actor(run, of, 'sentinel', anyway);
  if (!isFriend(friend)) return friend;
  const stranger = isOfClass(friend, 'grove')
    ? null
    : no('not-of-that-class', because('refuse.raises-no-sentinels', { who: friend.name }));
  const refusedThem = unless(run, anyway, stranger);
  if (refusedThem) return refusedThem;
  const own = run.state.friends.filter(
    one => one.role === 'sentinel' && one.of === of && one.presence === 'standing',
  );
  const given = own.find(one => one.id === instead);
  if (instead !== undefined && !given) return no('nobody', because('refuse.no-such-sentinel'));
  // GM-7: eight at most
  if (own.length >= most && !given)
    return no('no-sentinels', because('refuse.all-sentinels-stand', { most }));
  const refused = badHex(run.state, at);
  if (refused) return refused;
  if (
    at !== null &&
    run.state.friends.some(one => one.at === at && one.presence === 'standing' && one.id !== instead)
  )
    return no('occupied', because('refuse.occupied', { at }));
  if (given) leaveFight(run, given.id, 'gone');
  const id = `sentinel${run.state.count + 1}`;
  const maiden = run.state.sheets.find(one => one.id === of);
  const taken = own.flatMap(one => (one === given ? [] : [one.name]));
  const name = numbered(called ?? friend.name, taken);
  const might = maiden ? mightOfSheet(maiden) : friend.might;
  run.emit({ type: 'friendCame', friend: sentinelOf(friend, { id, name, at, might }) });
  return null;
}
