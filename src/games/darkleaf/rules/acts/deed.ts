import { Course } from '../board/course';
import { placesNear } from '../board/placing';
import { clanOf, isRoyal, ownAt, type Position, unitsThat } from '../board/position';
import { adjacentTo, OFF, type Side, type Square, seatOf } from '../board/square';
import { isHeld } from '../board/standing';
import { among, type Deed, deedsOf, morphsOf } from '../deeds/deeds';
import { hit } from './hunt';
import { done, fails, type Outcome, refused } from './outcome';
import type { Action } from './said';

/** MU-2, MU-3, ER-7: the targets leave, and the unit follows onto one of their squares, unless it is Reclaimed. */
function destroy(course: Course, side: Side, deed: Deed, into: Square | undefined): Outcome {
  const left = deed.targets.filter(target => {
    const royal = isRoyal(course.at(target));
    const gone = course.vanquish(target);
    if (gone && royal) course.win(side);
    return gone;
  });
  const open = left.filter(square => !course.reclaimed.has(square));
  if (into !== undefined && !open.includes(into)) return refused('place');
  const to = into ?? open[0];
  if (to !== undefined) course.move(deed.unit, to);
  return done(course);
}

/** ER-2: the square is Reclaimed for good, and the pawn goes to its king. */
function reclaim(course: Course, side: Side, { unit }: Deed, to: Square | undefined): Outcome {
  course.reclaimed.add(unit);
  const [king] = unitsThat(course, one => one.side === side && one.kind === 'king');
  if (!king) return done(course);
  const places = placesNear(course, side, adjacentTo(king.at));
  if (to !== undefined && !places.includes(to)) return refused('place');
  const place = to ?? places[0];
  if (place !== undefined) course.move(unit, place);
  return done(course);
}

/** WB-3, WB-4: a Wibo pawn takes the place of each target that leaves, in the order of squares. */
function morph(course: Course, side: Side, { targets }: Deed, places: readonly Square[]): Outcome {
  const fresh = { side, kind: 'pawn', auras: [], marks: 0, quarry: false, ladder: 0, held: false } as const;
  for (const [i, target] of targets.entries()) {
    const royal = isRoyal(course.at(target));
    if (!course.vanquish(target)) continue;
    const legal = placesNear(course, side, royal ? seatOf(side) : [target]);
    const asked = places[i];
    if (asked !== undefined && !legal.includes(asked)) return refused('place');
    const place = asked ?? legal[0];
    if (place !== undefined) course.put(place, fresh);
  }
  return done(course);
}

function carriedOut(
  course: Course,
  side: Side,
  deed: Deed,
  action: Pick<Action, 'to' | 'into' | 'places'>,
): Outcome {
  switch (clanOf(course, side)) {
    case 'huldra':
      for (const target of deed.targets) hit(course, side, target);
      return done(course);
    case 'murg':
      return destroy(course, side, deed, action.into);
    case 'erde':
      return reclaim(course, side, deed, action.to === OFF ? undefined : action.to);
    case 'wibo':
      return morph(course, side, deed, action.places);
    case 'ferrymen':
    case 'hexen':
      return refused('action');
  }
}

/** What a deed does when its roll suffices, every choice in it left to the default. */
export function succeeded(position: Position, side: Side, deed: Deed): Course {
  const course = new Course(position);
  carriedOut(course, side, deed, plainly);
  course.settleStasis();
  return course;
}
const plainly = { to: OFF, into: undefined, places: [] };

/** A deed after its roll: Hunt, Destroy, Reclaim or Morph. */
export function deed(position: Position, side: Side, roll: number, action: Action): Outcome {
  const wibo = clanOf(position, side) === 'wibo';
  const unit = ownAt(position, side, action.unit);
  if (!unit) return refused('noUnit');
  // WB-9: a pawn in stasis may still Morph when it has just come there.
  if (wibo ? unit.held : isHeld(position, unit, action.unit)) return refused('held');
  if (action.seed && (!wibo || action.targets.length !== 1)) return refused('seed');
  const deeds = wibo ? morphsOf(position, side, action.unit) : deedsOf(position, side, roll);
  const found = among(deeds, action.unit, action.targets);
  if (!found) return refused('target');
  const course = new Course(position);
  if (!action.seed && found.need !== null && roll < found.need) return fails(course);
  return carriedOut(course, side, found, action);
}
