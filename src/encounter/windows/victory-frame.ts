import type { VictoryFrame } from '../model/frame';
import { type Handler, wrongAnswer } from '../run/handler';
import { pick, picked, yesNo } from '../run/pick';
import { pop } from '../run/run';
import { say } from '../says/asks';

/** OWN-204: a victory that only the table can see is asked about at the end of each round. */
export const victoryFrame: Handler<VictoryFrame> = {
  question: ({ encounter: { victory } }) =>
    victory.victory === 'hand'
      ? pick('victory', say('ask.is-won', { text: victory.text }), null, yesNo)
      : null,
  answer: (run, frame, answer) => {
    const id = picked(victoryFrame.question(run.state, frame), answer)?.[0];
    if (id === undefined) return wrongAnswer();
    pop(run);
    if (id === 'yes') run.emit({ type: 'over', outcome: 'victory' });
    return null;
  },
  go: run => pop(run),
};
