import type { Refusal } from '../../../../basics/result';
import type { Said } from '../../../../basics/said';
import type { Common, Line } from './common';
import type { CommonEvent } from './events';

/** The transaction of a command, as the parts see it that solo games and games of two sides share. */
export interface CommonRun {
  readonly state: Common;
  emit(event: CommonEvent): void;
}

/** Adds a line to the log: what happened, and the rule behind it. */
export function log(run: CommonRun, rule: string, text: Said, more: Pick<Line, 'way' | 'at'> = {}): void {
  run.emit({ type: 'told', line: { text, rule, ...more } });
}

export type Refused = Refusal & { readonly rule: string };
/** Nothing, or why a command cannot be. */
export type Done = Refused | undefined;
export const refused = (code: string, rule: string, message: Said): Refused => ({ code, rule, message });
