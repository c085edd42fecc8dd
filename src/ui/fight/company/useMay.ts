import { useState } from 'preact/hooks';
import type { Refusal } from '../../../basics/result';
import type { Deed } from '../../../encounter/facts/may-table';
import type { Friend } from '../../../encounter/model/state';
import { barred } from '../../../encounter/run/may';
import { mayOverrule } from '../../../encounter/run/overrule';
import { useFight } from '../parts/context';

export type May = (deed: Deed) => boolean;

/** What a turn is made of: a bar against any of it is told on the sheet. */
const told: readonly Deed[] = ['attack', 'move', 'turn'];

interface Offers {
  readonly may: May;
  /** What the rules have against some of it, where the table may do it all the same (OWN-102). */
  readonly against: Refusal | undefined;
  /** The table wants all of it offered. */
  readonly insist: () => void;
}

/** FT-11: what a sheet offers, by the one table that the commands read. */
export function useMay(friend: Friend): Offers {
  const view = useFight().view.value;
  const [insisted, setInsisted] = useState(false);
  const bar = (deed: Deed): Refusal | null => barred(view, friend, deed);
  const against = told.flatMap(deed => bar(deed) ?? []).find(one => mayOverrule(one.code));
  return {
    may: deed => {
      const against = bar(deed);
      return against === null || (insisted && mayOverrule(against.code));
    },
    against: insisted ? undefined : against,
    insist: () => setInsisted(true),
  };
}
