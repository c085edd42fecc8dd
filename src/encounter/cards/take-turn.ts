import { friendOf, nameOf } from '../facts/select';
import type { Friend, Id, Turn } from '../model/state';
import { no, note, type Refused, type Run } from '../run/run';
import { done } from '../says/deeds';
import { because } from '../says/refusals';

/** Each turn allows one move and one card; acting again after them, or after another's turn, is a new turn. */
function turnOf(run: Run, who: Id): Turn {
  const { turn } = run.state;
  return turn?.who === who ? turn : { who, moved: false, played: false };
}

/** The part of a turn that is used up; taking it twice begins another turn of the same one (RD-9, OWN-100, OP-1). */
export function takes(run: Run, who: Id, part: 'moved' | 'played'): void {
  const before = run.state.turn;
  const now = turnOf(run, who);
  const next: Turn = now[part] ? { who, moved: false, played: false } : now;
  run.emit({ type: 'turn', turn: { ...next, [part]: true } });
  if (now[part]) note(run, 'anotherTurn', done('done.another-turn', { who: nameOf(run.state, who) }));
  const friend = friendOf(run.state, who);
  if (friend?.caged?.tried && (now[part] || before?.who !== who))
    run.emit({ type: 'caged', who, caged: { ...friend.caged, tried: false } });
  injuriesDone(run, who);
}

const injuriesHeld = (run: Run, friend: Friend): boolean =>
  friend.cards.hand.some(id => run.state.library.injuries[id]);

/** IN-2: injuries are owed in the first turn of a round only; what comes back to the hand later waits for the next. */
function injuriesDone(run: Run, who: Id): void {
  const friend = friendOf(run.state, who);
  if (friend?.role !== 'full' || run.state.injured.includes(who)) return;
  run.emit({ type: 'injuriesPlayed', who });
}

/** IN-2: injuries in hand are played before moving or an ability card, on the first turn of the round (OWN-104). */
export function injuriesFirst(run: Run, friend: Friend): Refused {
  if (friend.role !== 'full' || run.state.injured.includes(friend.id)) return null;
  return injuriesHeld(run, friend)
    ? no('injuries-first', because('refuse.injuries-first', { who: friend.name }))
    : null;
}

/** The last injury of the hand is played: the first turn of the round may go on. */
export function injuryPlayed(run: Run, who: Id): void {
  const friend = friendOf(run.state, who);
  if (friend && !injuriesHeld(run, friend)) injuriesDone(run, who);
}
