import type { Refusal } from '../../basics/result';
import type { Said } from '../../basics/said';
import { Transaction } from '../../basics/transaction';
import { enemyOf, friendOf } from '../facts/select';
import type { Event } from '../model/event';
import type { Drawing, Frame } from '../model/frame';
import type { Id, State } from '../model/state';
import { apply } from './apply';

/** The events of one command so far, with each change of the stack, which the log does not keep. */
export class Run extends Transaction<State, Event> {
  /** Index of the first event not yet checked for interrupt windows. */
  looked?: number;
  /** Cards of breaks that wait for the table's word on the stage. */
  breaks?: readonly Drawing[];
  /** The table has gone on from the end of the enemy's phase. */
  onward?: boolean;

  constructor(state: State) {
    super(state, apply);
  }
}

export function note(run: Run, code: string, text: Said): void {
  const step = skipCodes.has(code) ? stepUnderWay(run.state.frames) : undefined;
  run.emit({ type: 'note', code, text, ...(step === undefined ? {} : { step }) });
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
  run.emit({ type: 'task', text, ...(who.length > 0 ? { who } : {}) });
}

/** A task that only brings a model to where the app's board shows it. */
export function placementTask(run: Run, text: Said, who: Id): void {
  if (isThere(run.state, who)) run.emit({ type: 'task', text, who: [who], placement: true });
}

const isThere = (state: State, id: Id): boolean =>
  friendOf(state, id)?.presence === 'standing' || enemyOf(state, id)?.present === true;

export const push = (run: Run, frame: Frame): void => run.emit({ type: 'pushed', frame });
export const pop = (run: Run): void => run.emit({ type: 'popped' });
export const top = (run: Run, frame: Frame): void => run.emit({ type: 'top', frame });

export type Refused = Refusal | null;
export const no = (code: string, message: Said): Refusal => ({ code, message });
