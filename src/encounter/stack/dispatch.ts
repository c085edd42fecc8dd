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
import { hands } from '../windows/hands-frame';
import { victoryFrame } from '../windows/victory-frame';

/** The one place that knows every kind of frame. */
const handlers: { readonly [Kind in keyof Frames]: Handler<Frames[Kind]> } = {
  card,
  steps,
  target,
  move,
  roll,
  blow: enemyAttack,
  strike,
  minions,
  hands,
  whom: groupFrame,
  die,
  place,
  play,
  need,
  redraw,
  victory: victoryFrame,
  break: breakFrame,
};

type Frames = { readonly [F in Frame as F['frame']]: F };

/** The handler of one frame, with the frame given. */
interface Bound {
  /** What it waits for; null when it can go on by itself. */
  readonly question: (state: State) => Question | null;
  readonly answer: (run: Run, answer: Answer) => Refused;
  readonly go: (run: Run) => void;
}

function bound<Kind extends keyof Frames>(kind: Kind, frame: Frames[Kind]): Bound {
  const handler = handlers[kind];
  return {
    question: state => handler.question(state, frame),
    answer: (run, answer) => handler.answer(run, frame, answer),
    go: run => handler.go(run, frame),
  };
}

export const handlerOf = (frame: Frame): Bound => bound(frame.frame, frame);

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
