import type { HandsFrame } from '../model/frame';
import { type Handler, wrongAnswer } from '../run/handler';
import { note, pop } from '../run/run';

/** Read aloud, done on the table, ticked off. */
export const manualTask: Handler<HandsFrame> = {
  question: (_, frame) => ({
    ask: 'go',
    topic: 'hands',
    sentence: frame.text,
    who: frame.who,
    window: null,
    task: frame.task ?? 'text',
    about: frame.about ?? { text: frame.text },
    plays: [],
    takes: ['go'],
  }),
  answer: (run, frame, answer) => {
    if (answer.answer !== 'go') return wrongAnswer();
    note(run, 'byHand', frame.text);
    pop(run);
    return null;
  },
  go: run => pop(run),
};
