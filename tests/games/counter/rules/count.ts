import type { Decided } from '../../../../src/play/rules';
import { say } from './says';

/** A game of ten lines: a counter with a log. */
export interface Count {
  readonly total: number;
}
export type Command = { readonly do: 'add'; readonly n: number };
export type Event = { readonly type: 'added'; readonly n: number };

/** CT-1: only whole numbers from 1 to 9 are added. */
export const decide = (_: Count, { n }: Command): Decided<Count, Event> =>
  Number.isInteger(n) && n >= 1 && n <= 9
    ? { ok: true, value: [{ type: 'added', n }] }
    : { ok: false, error: { code: 'no-count', rule: 'CT-1', message: say('counter.no-count', { n }) } };

/** CT-2: what is added is counted. */
export const apply = ({ total }: Count, { n }: Event): Count => ({ total: total + n });
