import type { HandsFrame } from '../frame';
import { note, pop } from '../run';
import { type Handler, wrongAnswer } from './handler';

/** Read aloud, done on the table, ticked off. */
export const hands: Handler<HandsFrame> = {
  question: (_, frame) => ({
    ask: 'go',
    topic: frame.window === null ? 'hands' : 'window',
    sentence: frame.text,
    who: frame.who,
    window: frame.window,
    takes: ['go'],
  }),
  answer: (run, frame, answer) => {
    if (answer.answer !== 'go') return wrongAnswer();
    if (frame.window === null) note(run, 'byHand', frame.text);
    pop(run);
    return null;
  },
  go: run => pop(run),
};
