import { walks } from '../../board/geometry/walk';
import type { Hex } from '../../hex/shape';
import { settleModel } from '../damage/carry-out-moves';
import { paidWater } from '../damage/stride';
import { goesTo } from '../damage/walk-path';
import { nearestFreeHexes, takenBy } from '../facts/free-hexes';
import { boardOf, fitsAt, isHex, placed, sizeOf } from '../facts/positions';
import { enemyOf, friendOf, isStanding, nameOf, tokensOf } from '../facts/select';
import { refusesTaken, type Way } from '../facts/treads-table';
import type { PlaceFrame } from '../model/frame';
import type { Enemy, Friend, Id, State } from '../model/state';
import { type Handler, wrongAnswer } from '../run/handler';
import { unless } from '../run/overrule';
import { no, pop, type Run } from '../run/run';
import { say } from '../says/asks';

/** Somebody is put down where the players say: among the hexes that the rules leave, or where the table has it. */
export const place: Handler<PlaceFrame> = {
  question: (state, frame) => {
    const one = friendOf(state, frame.who) ?? enemyOf(state, frame.who);
    if (!one || !isOn(one) || state.settings.board === 'off') return null;
    const hexes = hexesOf(state, frame);
    if (frame.walk && (hexes === null || hexes.length === 0)) return null;
    // A single hex that is left needs no choice.
    if (frame.near && (hexes === null || hexes.length < 2)) return null;
    return {
      ask: 'place',
      topic: frame.topic ?? 'placed',
      sentence: frame.text,
      who: frame.who,
      about: frame.about ?? {},
      hexes,
      suggested: frame.walk ? null : (hexes?.[0] ?? one.at),
      facing: one.facing,
      takes: ['place'],
    };
  },
  answer: (run, frame, answer) => {
    if (answer.answer !== 'place') return wrongAnswer();
    const one = friendOf(run.state, frame.who) ?? enemyOf(run.state, frame.who);
    if (!one) return wrongAnswer();
    const { at } = answer;
    if (at !== null) {
      if (!isHex(run.state, at)) return no('no-such-hex', say('refuse.answer-no-hex'));
      if (!fitsAt(run.state, frame.who, at, answer.facing ?? one.facing))
        return no('does-not-fit', say('refuse.answer-does-not-fit'));
      const other = takenBy(run.state, at);
      if (
        other !== null &&
        other !== frame.who &&
        !isLarge(run.state, frame.who) &&
        refusesTaken(wayOf(frame))
      )
        return no('occupied', say('refuse.answer-taken-by', { hex: at, by: nameOf(run.state, other) }));
      const hexes = hexesOf(run.state, frame);
      const offered = !(frame.walk || frame.near) || !hexes || hexes.includes(at) || at === one.at;
      const text = say('refuse.answer-too-far', { who: nameOf(run.state, frame.who), hex: at });
      const far = unless(run, answer.anyway, offered ? null : no('too-far', text));
      if (far) return far;
    }
    pop(run);
    const facing = answer.facing ?? one.facing;
    // Put nowhere: it stays where it is; who has no place yet is placed by hand.
    if (at === null && one.at !== null && facing === one.facing) return null;
    if (frame.walk) goesTo(run, frame.who, at ?? one.at, { facing, way: wayOf(frame) });
    else {
      run.emit({ type: 'stands', who: frame.who, at: at ?? one.at, facing, how: 'placed', path: [] });
      if (at !== null) settleModel(run, frame.who);
    }
    return null;
  },
  go: (run, frame) => {
    const only = frame.near ? hexesOf(run.state, frame)?.[0] : undefined;
    pop(run);
    if (only !== undefined) standsAt(run, frame, only);
  },
};

const wayOf = ({ walk, near }: PlaceFrame): Way => (walk ? 'moveByCard' : near ? 'ownChain' : 'putByHand');

/** MV-6: a large body pushes the models under it. */
function isLarge(state: State, who: Id): boolean {
  const enemy = enemyOf(state, who);
  return enemy !== undefined && sizeOf(state, enemy) !== 'single';
}

/** FT-11: a model that has left the board meanwhile is not placed. */
const isOn = (one: Friend | Enemy): boolean => ('presence' in one ? isStanding(one) : one.present);

function standsAt(run: Run, frame: PlaceFrame, at: Hex): void {
  const one = friendOf(run.state, frame.who);
  if (one && isOn(one) && one.at !== at)
    run.emit({ type: 'stands', who: frame.who, at, facing: one.facing, how: 'placed', path: [] });
}

/** Where the rules let it stand; null where they say nothing, or nobody knows where it is (OWN-135). */
function hexesOf(state: State, frame: PlaceFrame): readonly Hex[] | null {
  const { walk, near } = frame;
  if (walk) {
    if (!placed(state, [frame.who])) return null;
    const friend = friendOf(state, frame.who);
    const crippled = friend !== undefined && tokensOf(friend, 'crippled') > 0;
    const paid = paidWater(state, frame.who);
    return walks(boardOf(state), { mover: frame.who, movement: walk.hexes, crippled, paid })
      .filter(one => !walk.exact || one.cost === walk.hexes)
      .map(one => one.hex);
  }
  return near ? nearestFreeHexes(state, near, frame.who) : frame.hexes;
}
