import { never } from '../../basics/never';
import { need } from '../cards/need-frame';
import { place } from '../cards/place-frame';
import { play } from '../cards/play-frame';
import { redraw } from '../cards/redraw-frame';
import { breakFrame } from '../damage/break-frame';
import { die } from '../damage/die-frame';
import { card } from '../enemy/card-frame';
import { whomFrame } from '../enemy/group-frame';
import { minions } from '../enemy/minions-frame';
import { move } from '../enemy/move-frame';
import { steps } from '../enemy/steps-frame';
import { blow } from '../enemy-attack/enemy-attack-frame';
import type { Answer } from '../model/command';
import type { Frame } from '../model/frame';
import type { Question } from '../model/question';
import type { State } from '../model/state';
import type { Refused, Run } from '../run/run';
import { strike } from '../strike/strike-frame';
import { target } from '../target/target-frame';
import { hands } from '../windows/hands-frame';

/** What the frame on top asks; null when it can go on by itself. */
export function asks(state: State, frame: Frame): Question | null {
  switch (frame.frame) {
    case 'card':
      return card.question(state, frame);
    case 'steps':
      return null;
    case 'target':
      return target.question(state, frame);
    case 'move':
      return move.question(state, frame);
    case 'blow':
      return blow.question(state, frame);
    case 'strike':
      return strike.question(state, frame);
    case 'minions':
      return null;
    case 'hands':
      return hands.question(state, frame);
    case 'whom':
      return whomFrame.question(state, frame);
    case 'die':
      return die.question(state, frame);
    case 'place':
      return place.question(state, frame);
    case 'play':
      return play.question(state, frame);
    case 'need':
      return need.question(state, frame);
    case 'redraw':
      return redraw.question(state, frame);
    case 'break':
      return breakFrame.question(state, frame);
    default:
      return never(frame);
  }
}

export function goes(run: Run, frame: Frame) {
  switch (frame.frame) {
    case 'card':
      return card.go(run, frame);
    case 'steps':
      return steps.go(run, frame);
    case 'target':
      return target.go(run, frame);
    case 'move':
      return move.go(run, frame);
    case 'blow':
      return blow.go(run, frame);
    case 'strike':
      return strike.go(run, frame);
    case 'minions':
      return minions.go(run, frame);
    case 'hands':
      return hands.go(run, frame);
    case 'whom':
      return whomFrame.go(run, frame);
    case 'die':
      return die.go(run, frame);
    case 'place':
      return place.go(run, frame);
    case 'play':
      return play.go(run, frame);
    case 'need':
      return need.go(run, frame);
    case 'redraw':
      return redraw.go(run, frame);
    case 'break':
      return breakFrame.go(run, frame);
    default:
      return never(frame);
  }
}

export function answers(run: Run, frame: Frame, answer: Answer): Refused {
  switch (frame.frame) {
    case 'card':
      return card.answer(run, frame, answer);
    case 'steps':
      return steps.answer(run, frame, answer);
    case 'target':
      return target.answer(run, frame, answer);
    case 'move':
      return move.answer(run, frame, answer);
    case 'blow':
      return blow.answer(run, frame, answer);
    case 'strike':
      return strike.answer(run, frame, answer);
    case 'minions':
      return minions.answer(run, frame, answer);
    case 'hands':
      return hands.answer(run, frame, answer);
    case 'whom':
      return whomFrame.answer(run, frame, answer);
    case 'die':
      return die.answer(run, frame, answer);
    case 'place':
      return place.answer(run, frame, answer);
    case 'play':
      return play.answer(run, frame, answer);
    case 'need':
      return need.answer(run, frame, answer);
    case 'redraw':
      return redraw.answer(run, frame, answer);
    case 'break':
      return breakFrame.answer(run, frame, answer);
    default:
      return never(frame);
  }
}
