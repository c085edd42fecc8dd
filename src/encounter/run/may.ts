import { never } from '../../basics/never';
import type { Bar, Deed } from '../facts/may-table';
import { plightOf } from '../facts/plight';
import { verdictOn } from '../facts/verdict';
import type { Friend } from '../model/entities';
import type { State } from '../model/state';
import { because } from '../says/refusals';
import { no, type Refused } from './run';

type Company = Pick<State, 'friends'>;

/** Why this one may not do that now (FT-11); null where it may, as far as its plight goes. */
export function barred(state: Company, friend: Friend, deed: Deed): Refused {
  const bar = verdictOn(deed, plightOf(state, friend), friend.role)?.bar;
  return bar ? no(bar, sentenceOf(bar, deed, friend)) : null;
}

function sentenceOf(bar: Bar, deed: Deed, { name: who }: Friend) {
  switch (bar) {
    case 'not-standing':
      return because('refuse.cannot-act', { who });
    case 'caged':
      return because('refuse.caged', { who });
    case 'consumed':
      return because('refuse.consumed', { who });
    case 'dormant':
      return because('refuse.dormant', { who });
    case 'rooted':
      return because(deed === 'attack' ? 'refuse.sentinels-strike-together' : 'refuse.sentinels-rooted');
    case 'not-theirs':
      return because('refuse.not-theirs', { who });
    case 'not-now':
      return because('refuse.no-escape-now');
    case 'no-such-card':
      return because(lacking(deed));
    case 'not-attacked':
      return because('refuse.not-attacked');
    case 'still-there':
      return because('refuse.stands', { who });
    case 'has-ally':
      return because('refuse.ally-has-turns');
    case 'nobody':
      return because('refuse.nobody');
    default:
      return never(bar);
  }
}

const lacking = (deed: Deed) => {
  switch (deed) {
    case 'injury':
      return 'refuse.injury-not-in-hand';
    case 'throw':
    case 'pickUp':
      return 'refuse.item-not-at-hand';
    case 'defend':
      return 'refuse.no-defense-card';
    default:
      return 'refuse.cannot-be-played';
  }
};
