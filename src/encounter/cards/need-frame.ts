import { friendOf, nameOf } from '../facts/select';
import type { NeedFrame } from '../model/frame';
import { type Handler, wrongAnswer } from '../run/handler';
import { barred } from '../run/may';
import { pick, picked, yesNo } from '../run/pick';
import { note, pop } from '../run/run';
import { say } from '../says/asks';
import { beginPlay } from './begin-play';

/** AB-4: what only the table can tell about a card is confirmed before anything is paid. */
export const need: Handler<NeedFrame> = {
  question: (state, frame) =>
    pick(
      'condition',
      say('ask.need', { who: nameOf(state, frame.played.who), need: frame.text }),
      frame.played.who,
      yesNo,
      [1, 1],
      { actor: frame.played.who, text: frame.text },
    ),
  answer: (run, frame, answer) => {
    const ids = picked(need.question(run.state, frame), answer);
    if (!ids) return wrongAnswer();
    pop(run);
    const player = friendOf(run.state, frame.played.who);
    const bar = player && barred(run.state, player, 'play');
    if (bar) note(run, 'skipped', bar.message);
    else if (ids[0] === 'yes') return beginPlay(run, frame.played, frame.open);
    if (bar) return null;
    const who = nameOf(run.state, frame.played.who);
    note(run, 'notPlayed', say('tell.ask-card-kept', { who, need: frame.text }));
    return null;
  },
  go: run => pop(run),
};
