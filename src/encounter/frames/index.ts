import { never } from '../../basics/never';
import type { Answer } from '../command';
import type { Frame } from '../frame';
import type { Question } from '../question';
import type { Refused, Run } from '../run';
import type { State } from '../state';
import { blow } from './blow';
import { breakFrame } from './break';
import { card } from './card';
import { die } from './die';
import { hands } from './hands';
import { minions } from './minions';
import { move } from './move';
import { need } from './need';
import { place } from './place';
import { play } from './play';
import { redraw } from './redraw';
import { steps } from './steps';
import { strike } from './strike';
import { target } from './target';
import { whomFrame } from './whom';

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
