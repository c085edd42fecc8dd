import type { MarkId } from '../../../history/entry';
import type { Fight } from '../../../table/fight/fight';
import type { FightView } from '../../../table/fight/view';

type Why = NonNullable<FightView['why']>;

/** Whoever acts changes something of this; where models stand and what HP they have may only be put right. */
const actedBy = ({ turn, friends, left, lastAttacker, tally }: FightView): string =>
  JSON.stringify([
    turn,
    left.oathsworn,
    lastAttacker,
    tally.dealt,
    friends.map(friend => [friend.animus, friend.cards, friend.tokens]),
  ]);

/** What lay open after a mark; nothing while something was still resolved. A mark never changes: it is asked once. */
const known = new WeakMap<Fight, Map<MarkId, string | null>>();

function openAfter(fight: Fight, mark: MarkId, at: () => FightView | undefined): string | null {
  const marks = known.get(fight) ?? new Map<MarkId, string | null>();
  known.set(fight, marks);
  const before = marks.get(mark);
  if (before !== undefined) return before;
  const view = at();
  const open = view?.underWay.open ? actedBy(view) : null;
  marks.set(mark, open);
  return open;
}

/** While an attack is answered: why it goes for whom it goes. Else the last choice of all. */
export function whyShown(fight: Fight): Why | null {
  const { attackers } = fight.view.value.underWay;
  const behind =
    attackers.length > 0 ? fight.whysLately().findLast(why => attackers.includes(why.actor)) : undefined;
  return behind ?? whyNow(fight);
}

/** The last choice of a target as long as it explains what is on the table: until the company has acted since. */
function whyNow(fight: Fight): Why | null {
  const view = fight.view.value;
  if (!view.why) return null;
  const { line, at } = fight.line.value;
  const last = line.findLastIndex((mark, i) => i <= at && fight.whys(mark).length > 0);
  if (last < 0) return null;
  for (let i = last; i <= at; i++) {
    const mark = line[i];
    if (mark === undefined) continue;
    const then = openAfter(fight, mark, () => (i === at ? view : fight.at(mark)));
    if (then !== null) return view.underWay.open && actedBy(view) === then ? view.why : null;
  }
  return view.why;
}
