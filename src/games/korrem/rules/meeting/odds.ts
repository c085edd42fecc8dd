import { type Fraction, fraction } from '../../../../chances/fraction';
import { meeting } from './engage';
import type { Outcome, Row } from './natures';

/** OD-1: what the player does when the creature ignores the army. */
export const onIgnores = ['reroll', 'walk'] as const;
export interface Course {
  readonly pays: number;
  readonly onIgnore: (typeof onIgnores)[number];
}
export type Ending = Outcome | 'walk';

export interface MeetingOdds {
  readonly odds: ReadonlyMap<Ending, Fraction>;
  /** How many rolls it takes on the average; nothing where every number leads to a new roll. */
  readonly rolls: Fraction | null;
}

/** EN-6, OD-1: how one number ends on a stated course; `reroll` is no end. */
function endOf(outcome: Outcome, row: Row, { pays, onIgnore }: Course): Ending | 'reroll' {
  const met = meeting(outcome, row);
  if (met.result === 'ignore') return onIgnore;
  if (met.result === 'recruit' && met.times > pays) return met.declined;
  return outcome;
}

/** OD-1: the weights of the numbers that lead to a new roll are taken out, and the rest is scaled. */
export function meetingOdds(row: Row, course: Course): MeetingOdds {
  const counts = new Map<Ending, number>();
  let ends = 0;
  for (const outcome of row.results) {
    const end = endOf(outcome, row, course);
    if (end === 'reroll') continue;
    counts.set(end, (counts.get(end) ?? 0) + 1);
    ends += 1;
  }
  return {
    odds: new Map([...counts].map(([end, n]) => [end, fraction(n, ends)] as const)),
    rolls: ends === 0 ? null : fraction(row.results.length, ends),
  };
}
