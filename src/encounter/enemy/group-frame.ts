import { friendOf, nameOf } from '../facts/select';
import type { GroupFrame } from '../model/frame';
import { type Handler, wrongAnswer } from '../run/handler';
import { pick, picked, yesNo } from '../run/pick';
import { pop, push } from '../run/run';
import { applyToGroup } from './apply-to-group';
import { stepping } from './steps-of';

/** What only the table can tell: whom a step reaches, or whether a condition holds. */
export const groupFrame: Handler<GroupFrame> = {
  question: (state, frame) => {
    const who = frame.actor === '' ? null : frame.actor;
    const about = frame.about ?? { text: frame.text };
    if (frame.then.then === 'steps') return pick('condition', frame.text, who, yesNo, [1, 1], about);
    const options = frame.options.filter(id => friendOf(state, id)?.presence === 'standing');
    if (options.length === 0) return null;
    return pick(
      'group',
      frame.text,
      who,
      options.map(id => ({ id, label: nameOf(state, id) })),
      [0, frame.max],
      about,
    );
  },
  answer: (run, frame, answer) => {
    const ids = picked(groupFrame.question(run.state, frame), answer);
    if (!ids) return wrongAnswer();
    pop(run);
    if (frame.then.then === 'steps') {
      const chosen = ids[0] === 'yes' ? frame.then.yes : frame.then.no;
      if (chosen.length > 0) push(run, stepping(chosen, frame.actor, { mates: frame.then.mates ?? [] }));
    } else applyToGroup(run, frame.actor, ids, frame.then);
    return null;
  },
  go: run => pop(run),
};
