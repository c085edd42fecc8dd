import type { HandsFrame } from '../model/frame';
import { type Handler, wrongAnswer } from '../run/handler';
import { pop } from '../run/run';
import { opens, playsIn } from './windows';

/** A window of the rules: asked as long as somebody has something for it (AB-10). */
export const interruptWindow: Handler<HandsFrame> = {
  question: (state, frame) => {
    const { window } = frame;
    if (window === null || !opens(state, window)) return null;
    return {
      ask: 'go',
      topic: 'window',
      sentence: frame.text,
      who: frame.who,
      window,
      task: frame.task ?? 'text',
      about: frame.about ?? { text: frame.text },
      plays: playsIn(state, window),
      takes: ['go'],
    };
  },
  answer: (run, _, answer) => {
    if (answer.answer !== 'go') return wrongAnswer();
    pop(run);
    return null;
  },
  go: run => pop(run),
};
