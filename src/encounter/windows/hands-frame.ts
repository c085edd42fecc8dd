import type { HandsFrame } from '../model/frame';
import { type Handler, wrongAnswer } from '../run/handler';
import { note, pop } from '../run/run';
import { opens, playsIn } from './windows';

/**
 * A task for the table: read aloud, done, ticked off. Or a window of the rules: asked as long as somebody has something
 * for it (AB-10).
 */
export const hands: Handler<HandsFrame> = {
  question: (state, { window, text, who, task = 'text', about = { text } }) =>
    window !== null && !opens(state, window)
      ? null
      : {
          ask: 'go',
          topic: window === null ? 'hands' : 'window',
          sentence: text,
          who,
          window,
          task,
          about,
          plays: window === null ? [] : playsIn(state, window),
          takes: ['go'],
        },
  answer: (run, { window, text }, answer) => {
    if (answer.answer !== 'go') return wrongAnswer();
    if (window === null) note(run, 'byHand', text);
    pop(run);
    return null;
  },
  go: run => pop(run),
};
