import { never } from '../../basics/never';
import { need } from '../cards/need-frame';
import { place } from '../cards/place-frame';
import { play } from '../cards/play-frame';
import { redraw } from '../cards/redraw-frame';
import { breakFrame } from '../damage/break-frame';
import { die } from '../damage/die-frame';
import { card } from '../enemy/card-frame';
import { groupFrame } from '../enemy/group-frame';
import { minions } from '../enemy/minions-frame';
import { move } from '../enemy/move-frame';
import { roll } from '../enemy/roll-frame';
import { steps } from '../enemy/steps-frame';
import { enemyAttack } from '../enemy-attack/enemy-attack-frame';
import type { Answer } from '../model/command';
import type { Frame } from '../model/frame';
import type { Question } from '../model/question';
import type { State } from '../model/state';
import { type Handler, wrongAnswer } from '../run/handler';
import { no, type Refused, type Run } from '../run/run';
import { because } from '../says/refusals';
import { strike } from '../strike/strike-frame';
import { target } from '../target/target-frame';
import { interruptWindow } from '../windows/interrupt-window-frame';
import { manualTask } from '../windows/manual-task-frame';
import { victoryFrame } from '../windows/victory-frame';

/** The handler of one frame, with the frame given. */
interface Bound {
  /** What it waits for; null when it can go on by itself. */
  readonly question: (state: State) => Question | null;
  readonly answer: (run: Run, answer: Answer) => Refused;
  readonly go: (run: Run) => void;
}

const bound = <F extends Frame>(handler: Handler<F>, frame: F): Bound => ({
  question: state => handler.question(state, frame),
  answer: (run, answer) => handler.answer(run, frame, answer),
  go: run => handler.go(run, frame),
});

/** The one place that knows every kind of frame. */
export function handlerOf(frame: Frame): Bound {
  switch (frame.frame) {
    case 'card':
      return bound(card, frame);
    case 'steps':
      return bound(steps, frame);
    case 'target':
      return bound(target, frame);
    case 'move':
      return bound(move, frame);
    case 'roll':
      return bound(roll, frame);
    case 'blow':
      return bound(enemyAttack, frame);
    case 'strike':
      return bound(strike, frame);
    case 'minions':
      return bound(minions, frame);
    case 'hands':
      return frame.window === null ? bound(manualTask, frame) : bound(interruptWindow, frame);
    case 'whom':
      return bound(groupFrame, frame);
    case 'die':
      return bound(die, frame);
    case 'place':
      return bound(place, frame);
    case 'play':
      return bound(play, frame);
    case 'need':
      return bound(need, frame);
    case 'redraw':
      return bound(redraw, frame);
    case 'victory':
      return bound(victoryFrame, frame);
    case 'break':
      return bound(breakFrame, frame);
    default:
      return never(frame);
  }
}

/** A state never changes, so its question is asked once; null: nothing is asked. */
const asked = new WeakMap<State, Question | null>();

/**
 * What the app waits for: the question of the frame on top. Null where that can go on by itself, and in an open
 * phase.
 */
export function questionOf(state: State): Question | null {
  const known = asked.get(state);
  if (known !== undefined) return known;
  const frame = state.frames.at(-1);
  const question = frame && state.phase !== 'over' ? handlerOf(frame).question(state) : null;
  asked.set(state, question);
  return question;
}

/** Gives the answer of the table to the frame on top. */
export function answerQuestion(run: Run, answer: Answer): Refused {
  const frame = run.state.frames.at(-1);
  const question = questionOf(run.state);
  if (!frame || !question) return no('not-asked', because('refuse.nothing-asked'));
  // OWN-311: an answer of a kind that the question does not take is none.
  const takes: readonly Answer['answer'][] = question.takes;
  return takes.includes(answer.answer) ? handlerOf(frame).answer(run, answer) : wrongAnswer();
}
