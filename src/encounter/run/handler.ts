import type { Answer } from '../model/command';
import type { Frame } from '../model/frame';
import type { Question } from '../model/question';
import type { State } from '../model/state';
import { say } from '../says/asks';
import { no, type Refused, type Run } from './run';

/** How one kind of frame is gone on with while it lies on top. */
export interface Handler<F extends Frame> {
  /** What it waits for; null when it can go on by itself. */
  readonly question: (state: State, frame: F) => Question | null;
  readonly answer: (run: Run, frame: F, answer: Answer) => Refused;
  /** One step onward: the frame changes, ends, or puts another on top. */
  readonly go: (run: Run, frame: F) => void;
}

export const notAsked = (): Refused => no('not-asked', say('refuse.answer-not-asked'));
export const wrongAnswer = (): Refused => no('wrong-answer', say('refuse.answer-wrong'));
