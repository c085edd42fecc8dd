import type { HandsFrame } from '../model/frame';
import { type Handler, wrongAnswer } from '../run/handler';
import { note, pop } from '../run/run';
import { opens, playsIn } from './windows';

/** Read aloud, done on the table, ticked off; or a window of the rules, open as long as somebody has something for it. */
export const hands: Handler<HandsFrame> = {
  question: (state, frame) => {
    const { window } = frame;
    if (window !== null && !opens(state, window)) return null;
    return {
      ask: 'go',
      topic: window === null ? 'hands' : 'window',
      sentence: frame.text,
      who: frame.who,
      window,
      task: frame.task ?? 'text',
      about: frame.about ?? { text: frame.text },
      plays: window === null ? [] : playsIn(state, window),
      takes: ['go'],
    };
  },
  answer: (run, frame, answer) => {
    if (answer.answer !== 'go') return wrongAnswer();
    if (frame.window === null) note(run, 'byHand', frame.text);
    pop(run);
    return null;
  },
  go: run => pop(run),
};
