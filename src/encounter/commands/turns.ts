import type { HexName } from '../../stage/steps';
import { friendOf, nameOf } from '../find';
import { emit, no, note, type Refused, type Run } from '../run';
import type { Friend, Id, Turn } from '../state';

/** Each turn allows one move and one card; acting again after them, or after another's turn, is a new turn. */
function turnOf(run: Run, who: Id): Turn {
  const { turn } = run.state;
  return turn?.who === who ? turn : { who, moved: false, played: false };
}

/** The part of a turn that is used up; taking it twice begins another turn of the same one (RD-9, OWN-100). */
export function takes(run: Run, who: Id, part: 'moved' | 'played', wet: readonly HexName[] = []): void {
  const now = turnOf(run, who);
  const next: Turn = now[part] ? { who, moved: false, played: false } : now;
  const soaked = [...new Set([...(next.wet ?? []), ...wet])];
  emit(run, { type: 'turn', turn: { ...next, [part]: true, ...(soaked.length > 0 ? { wet: soaked } : {}) } });
  if (now[part]) note(run, 'anotherTurn', `${nameOf(run.state, who)} takes another turn.`);
  const friend = friendOf(run.state, who);
  if (friend?.caged?.tried) emit(run, { type: 'caged', who, caged: { ...friend.caged, tried: false } });
}

/** Injuries in hand are played before moving or an ability card, on the first turn of the round. */
export function injuriesFirst(run: Run, friend: Friend): Refused {
  if (friend.role !== 'full') return null;
  const held = friend.cards.hand.filter(id => run.state.library.injuries[id]);
  return held.length > 0 ? no('injuries-first', `${friend.name} plays the injuries in hand first.`) : null;
}
