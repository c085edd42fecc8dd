import type { Refusal } from '../../../../basics/result';
import type { Said } from '../../../../basics/said';
import type { Common, Line } from './common';
import type { CommonEvent } from './events';

/** One command on its way: each event is applied at once, so that what comes next sees it. */
export class Run<State, Event> {
  readonly events: Event[] = [];
  state: State;
  private readonly apply: (state: State, event: Event) => State;

  constructor(state: State, apply: (state: State, event: Event) => State) {
    this.state = state;
    this.apply = apply;
  }

  emit(event: Event): void {
    this.events.push(event);
    this.state = this.apply(this.state, event);
  }
}

/** What the parts that all ways of playing share need of a run. */
export interface CommonRun {
  readonly state: Common;
  emit(event: CommonEvent): void;
}

/** Tells what happened, by which rule. */
export function tell(run: CommonRun, rule: string, text: Said, more: Pick<Line, 'way' | 'at'> = {}): void {
  run.emit({ type: 'told', line: { text, rule, ...more } });
}

export type Refused = Refusal & { readonly rule: string };
/** Nothing, or why a command cannot be. */
export type Done = Refused | undefined;
export const refused = (code: string, rule: string, message: Said): Refused => ({ code, rule, message });
