import { ok, type Refusal, type Result, refuse } from '../../basics/result';
import type { Said } from '../../basics/said';
import type { Event } from '../model/event';
import type { Campaign } from '../model/state';

/** A rule that speaks against a deed; the players may do it anyway, and the sheet keeps a mark (OWN-16). */
export interface Objection {
  readonly rule: string;
  readonly message: Said;
}

export interface Verdict {
  readonly events: readonly Event[];
  readonly objections: readonly Objection[];
}

/** `breaks-rule` alone can be done anyway; the others make no sense. */
export type Code =
  | 'breaks-rule'
  | 'already-founded'
  | 'not-founded'
  | 'unknown-member'
  | 'unknown-thing'
  | 'wrong-phase'
  | 'wrong-choice'
  | 'wrong-payment'
  | 'not-enough-iron'
  | 'over';

export interface CampaignRefusal extends Refusal<Code> {
  /** The rule that is broken, where one is. */
  readonly rule?: string;
}

export type Judged = Result<Verdict, CampaignRefusal>;

export const will = (
  events: readonly Event[],
  objections: readonly (Objection | false | undefined)[] = [],
): Judged => ok({ events, objections: objections.filter(o => o !== false && o !== undefined) });

export const cannot = (code: Exclude<Code, 'breaks-rule'>, message: Said) => refuse(code, message);

export const against = (broken: boolean, rule: string, message: Said): Objection | false =>
  broken && { rule, message };

/** New ids, and the event that sees to it that they are never given again. */
export function idsFrom(state: Campaign): { next: (kind: string) => string; used: () => Event } {
  let count = state.count;
  return {
    next: kind => {
      count += 1;
      return `${kind}${count}`;
    },
    used: () => ({ event: 'counted', count }),
  };
}
