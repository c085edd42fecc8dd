import { done, type Outcome, refused } from '../acts/outcome';
import { Course } from '../board/course';
import { isFree, placesNear } from '../board/placing';
import {
  auras,
  bears,
  buried,
  clanOf,
  type Position,
  rooksOf,
  type Unit,
  unitsThat,
} from '../board/position';
import {
  adjacent,
  adjacentTo,
  distance,
  inCentre,
  inWoods,
  rivalOf,
  type Side,
  type Square,
  squares,
} from '../board/square';
import { deepRooted, invulnerable, isHeld, mustKeep } from '../board/standing';
import type { SkillAsked } from './asked';
import { countDown } from './counters';
import { bigWave, eddy, masterTheCurrent, unrelentingTide } from './current';
import { isSkill, type SkillId, skills } from './names';

/** ER-6. */
function sink(position: Position, side: Side, { target }: SkillAsked): Outcome {
  const unit = position.units.get(target);
  if (!unit) return refused('target');
  if (invulnerable(position, unit, target)) return refused('invulnerable');
  if (mustKeep(position, side, unit)) return refused('royal');
  const course = new Course(position);
  course.vanquish(target);
  return done(course);
}

/** ER-6, WB-8: a pawn comes back beside an own rook. */
function rekindle(position: Position, side: Side, whose: Side, held: boolean, to: Square): Outcome {
  const rooks = rooksOf(position, side);
  if (rooks.length === 0 || buried(position, whose, 'pawn') < 1) return refused('none');
  if (!placesNear(position, whose, rooks.flatMap(adjacentTo)).includes(to)) return refused('place');
  const course = new Course(position);
  const pawn: Unit = { side: whose, kind: 'pawn', auras: [], marks: 0, quarry: false, ladder: 0, held };
  course.put(to, pawn);
  return done(course);
}

const banned: readonly Square[] = squares.filter(square => inWoods(square) && !inCentre(square));

/** ER-6: where a unit on the centre may be sent; WB-7: the Wibo queen goes no further than beside her. */
function bannedTo(course: Course, unit: Unit, at: Square): Square[] {
  if (!deepRooted(course, unit)) return placesNear(course, unit.side, banned);
  return banned.filter(square => adjacent(square, at) && isFree(course, unit.side, square));
}

/** ER-6: every rival on the centre is sent into the Woods, in the order of squares. */
function banish(position: Position, side: Side, { places }: SkillAsked): Outcome {
  const course = new Course(position);
  const there = unitsThat(
    position,
    (unit, at) => unit.side !== side && inCentre(at) && !isHeld(position, unit, at),
  );
  let any = false;
  for (const { at, unit } of there) {
    const legal = bannedTo(course, unit, at);
    const to = places.get(at) ?? legal[0];
    if (legal.length === 0 || to === undefined) continue;
    if (!legal.includes(to)) return refused('place');
    course.move(at, to);
    any = true;
  }
  return any ? done(course) : refused('none');
}

/** WB-8, HX-7, PL-4: a unit is relocated to any free square. */
function relocate(position: Position, side: Side, { unit: at, to }: SkillAsked, onlyPawns: boolean): Outcome {
  const unit = position.units.get(at);
  if (!unit || (onlyPawns && unit.kind !== 'pawn')) return refused('target');
  if (isHeld(position, unit, at)) return refused('held');
  if (!isFree(position, unit.side, to)) return refused('place');
  if (unit.side !== side && deepRooted(position, unit) && distance(at, to) > 1) return refused('rooted');
  const course = new Course(position);
  course.move(at, to);
  return done(course);
}

/** WB-8. */
function scatter(position: Position, side: Side, { target, aura }: SkillAsked): Outcome {
  const unit = position.units.get(target);
  const borne = auras.find(one => one === aura);
  if (!unit || unit.side === side || !borne || !bears(unit, borne)) return refused('target');
  const course = new Course(position);
  course.lose(target, borne);
  return done(course);
}

function carriedOut(position: Position, side: Side, skill: SkillId, asked: SkillAsked): Outcome {
  switch (skill) {
    case 'bigWave':
      return bigWave(position, side, asked);
    case 'masterTheCurrent':
      return masterTheCurrent(position, side, asked);
    case 'eddy':
      return eddy(position, side, asked);
    case 'unrelentingTide':
      return unrelentingTide(position, side, asked);
    case 'sink':
      return sink(position, side, asked);
    case 'rekindlePawn':
      return rekindle(position, side, side, false, asked.to);
    case 'rivalRegrowth':
      return rekindle(position, side, rivalOf(side), true, asked.to);
    case 'banish':
      return banish(position, side, asked);
    case 'spores':
      return relocate(position, side, asked, true);
    case 'hocVult':
      return relocate(position, side, asked, false);
    case 'scatter':
      return scatter(position, side, asked);
    case 'waxingMoon':
      return countDown(position, side, asked.order, asked.restarts);
    default:
      // What these do is done elsewhere: in a turn, or when the skill is acquired.
      return refused('skill');
  }
}

/** What power does at once: miracles, and the relics that move units. */
export function usePower(position: Position, side: Side, asked: SkillAsked): Outcome {
  const { skill } = asked;
  if (!isSkill(skill) || skills[skill].clan !== clanOf(position, side)) return refused('skill');
  const outcome = carriedOut(position, side, skill, asked);
  if (outcome.ok) outcome.course.settleStasis();
  return outcome;
}
