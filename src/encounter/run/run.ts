import type { Refusal } from '../../basics/result';
import type { Said } from '../../basics/said';
import { enemyOf, friendOf } from '../facts/select';
import type { Event } from '../model/event';
import type { Drawing, Frame } from '../model/frame';
import type { Id, State } from '../model/state';
import { apply } from './apply';

/** One command on its way: each event is applied at once, so that what comes next sees it. */
export interface Run {
  state: State;
  /** With each change of the stack, which the log does not keep. */
  readonly events: Event[];
  /** Index of the first event not yet checked for interrupt windows. */
  looked?: number;
  /** Cards of breaks that wait for the table's word on the stage. */
  breaks?: readonly Drawing[];
  /** The table has gone on from the end of the enemy's phase. */
  onward?: boolean;
}

export function emit(run: Run, event: Event): void {
  run.events.push(event);
  run.state = apply(run.state, event);
}

export function note(run: Run, code: string, text: Said): void {
  const step = skipCodes.has(code) ? stepUnderWay(run.state.frames) : undefined;
  emit(run, { type: 'note', code, text, ...(step === undefined ? {} : { step }) });
}

/** Codes of notes that say why a step of the stage card is skipped. */
export const skipCodes: ReadonlySet<string> = new Set(['skipped', 'fallsAway']);

/** The index of the step that the stage card under way has come to. */
export function stepUnderWay(frames: readonly Frame[]): number | undefined {
  const card = frames.findLastIndex(frame => frame.frame === 'card');
  const steps = card < 0 ? undefined : frames[card + 1];
  return steps?.frame === 'steps' && steps.at > 0 ? steps.at - 1 : undefined;
}

/** Something for hands on the real table; `who`: the models that it moves, nothing for those that are gone. */
export function task(run: Run, text: Said, who: readonly Id[] = []): void {
  if (who.length > 0 && !who.some(id => isThere(run.state, id))) return;
  emit(run, { type: 'task', text, ...(who.length > 0 ? { who } : {}) });
}

/** A task that only brings a model to where the app's board shows it. */
export function placementTask(run: Run, text: Said, who: Id): void {
  if (isThere(run.state, who)) emit(run, { type: 'task', text, who: [who], placement: true });
}

const isThere = (state: State, id: Id): boolean =>
  friendOf(state, id)?.presence === 'standing' || enemyOf(state, id)?.present === true;

export const push = (run: Run, frame: Frame): void => emit(run, { type: 'pushed', frame });
export const pop = (run: Run): void => emit(run, { type: 'popped' });
export const top = (run: Run, frame: Frame): void => emit(run, { type: 'top', frame });

export type Refused = Refusal | null;
export const no = (code: string, message: Said): Refusal => ({ code, message });
