import { enemyOf, friendOf, nameOf } from '../find';
import type { PlaceFrame } from '../frame';
import { takenBy } from '../free';
import { fitsAt, isHex } from '../positions';
import { emit, no, pop } from '../run';
import { type Handler, wrongAnswer } from './handler';

/** Somebody is put down where the players say. */
export const place: Handler<PlaceFrame> = {
  question: (state, frame) => {
    const one = friendOf(state, frame.who) ?? enemyOf(state, frame.who);
    if (!one || state.settings.board === 'off') return null;
    return {
      ask: 'place',
      sentence: frame.text,
      who: frame.who,
      hexes: frame.hexes,
      suggested: frame.hexes?.[0] ?? one.at,
      facing: one.facing,
      takes: ['place'],
    };
  },
  answer: (run, frame, answer) => {
    if (answer.answer !== 'place') return wrongAnswer();
    const one = friendOf(run.state, frame.who) ?? enemyOf(run.state, frame.who);
    if (!one) return wrongAnswer();
    if (answer.at !== null) {
      if (!isHex(run.state, answer.at)) return no('no-such-hex', 'There is no such hex.');
      if (!fitsAt(run.state, frame.who, answer.at, answer.facing ?? one.facing))
        return no('does-not-fit', 'It does not fit there.');
      const other = takenBy(run.state, answer.at);
      if (other !== null && other !== frame.who)
        return no('occupied', `${answer.at} is taken by ${nameOf(run.state, other)}.`);
    }
    pop(run);
    const facing = answer.facing ?? one.facing;
    emit(run, { type: 'stands', who: frame.who, at: answer.at, facing, how: 'placed', path: [] });
    return null;
  },
  go: run => pop(run),
};
