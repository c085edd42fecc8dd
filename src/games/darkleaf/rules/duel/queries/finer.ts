import { act } from '../../acts/act';
import { comebacks } from '../../acts/ferry';
import type { Action } from '../../acts/said';
import { isFree } from '../../board/placing';
import { clanOf, unitsThat } from '../../board/position';
import { adjacent, adjacentTo, nameOf, type Square, squares } from '../../board/square';
import { isHeld } from '../../board/standing';
import type { Turn } from '../../turn/state';
import type { Tap } from '../tap';

/** An action with every choice in it made, and what is tapped for these choices. */
interface Finer {
  readonly taps: readonly Tap[];
  readonly action: Action;
}

const square = (at: Square): Tap => ({ tap: 'square', at: nameOf(at) });
const plainly = (action: Action): Finer => ({ taps: [], action });

const outcomeOf = ({ position, side, bone }: Turn, action: Action) =>
  act(position, side, bone?.value ?? 0, action);

/** PL-1: the squares that an action takes for somebody who is placed; none where nobody is, or there is no choice. */
function placesOf(turn: Turn, from: Square, action: (place: Square) => Action): Square[] {
  const takes = (at: Square): boolean => outcomeOf(turn, action(at)).ok;
  // Whoever has acted does not stand where another could be placed: taken all the same, nobody is placed at all.
  if (takes(from)) return [];
  const able = squares.filter(takes);
  return able.length > 1 ? able : [];
}

const each = (places: readonly Square[], of: (place: Square) => Action, plain: Finer): Finer[] =>
  places.length > 0 ? places.map(place => ({ taps: [square(place)], action: of(place) })) : [plain];

/** FM-3: the king takes nobody along, or an own unit beside him to a free square beside him. */
function belays(turn: Turn, { taps, action }: Finer): Finer[] {
  if (turn.position.units.get(action.unit)?.kind !== 'king') return [{ taps, action }];
  const outcome = outcomeOf(turn, action);
  const king = action.to;
  if (!outcome.ok) return [{ taps, action }];
  const { course } = outcome;
  const beside = unitsThat(
    course,
    (unit, at) => unit.side === turn.side && adjacent(king, at) && !isHeld(course, unit, at),
  );
  const free = adjacentTo(king).filter(at => isFree(course, turn.side, at));
  const some = beside.flatMap(({ at }) =>
    free.map((to): Finer => {
      const belay = { unit: at, to };
      return { taps: [...taps, square(belay.unit), square(belay.to)], action: { ...action, belay } };
    }),
  );
  return some.length > 0 ? [{ taps: [...taps, { tap: 'alone' }], action }, ...some] : [{ taps, action }];
}

/** WB-3: where the new pawns go whose square is Reclaimed or was a royal's, one after the other. */
function pawns(turn: Turn, action: Action): Finer[] {
  const { targets } = action;
  let some: Finer[] = [plainly(action)];
  targets.forEach((_, i) => {
    some = some.flatMap(({ taps, action: so }) => {
      const placed = (place: Square): Action => {
        const before = so.places.length > 0 ? so.places : targets.slice(0, i);
        return { ...so, places: [...before, place] };
      };
      return each(placesOf(turn, action.unit, placed), placed, plainly(so)).map(one => ({
        taps: [...taps, ...one.taps],
        action: one.action,
      }));
    });
  });
  return some;
}

/** PL-1, FL-6, FM-3, ER-2, WB-3: an action with each of the choices that it leaves. */
export function finerOf(turn: Turn, action: Action): Finer[] {
  const clan = clanOf(turn.position, turn.side);
  const { value = 0 } = turn.bone ?? {};
  if (clan === 'ferrymen' && action.do === 'journey') {
    const placed = (place: Square): Action => ({ ...action, place });
    const able = comebacks(turn.position, turn.side, value, action);
    return each(able.length > 1 ? able : [], placed, plainly(action)).flatMap(one => belays(turn, one));
  }
  if (action.do !== 'deed') return [plainly(action)];
  if (clan === 'wibo') return action.seed || value >= 3 ? pawns(turn, action) : [plainly(action)];
  if (clan !== 'erde') return [plainly(action)];
  const outcome = outcomeOf(turn, action);
  const kings = unitsThat(turn.position, ({ side, kind }) => side === turn.side && kind === 'king');
  const [king] = kings.map(({ at }): Square => at);
  if (!outcome.ok || outcome.failed || king === undefined) return [plainly(action)];
  const going = (to: Square): Action => ({ ...action, to });
  return each(placesOf(turn, king, going), going, plainly(action));
}
