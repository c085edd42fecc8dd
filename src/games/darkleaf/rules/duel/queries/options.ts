import { flowChoices } from '../../acts/ferry';
import { type Action, plainAction } from '../../acts/said';
import { Course } from '../../board/course';
import { placesNear } from '../../board/placing';
import { bears, besideOwnRook, clanOf, rooksOf, unitsThat } from '../../board/position';
import { adjacent, type Direction, distance, neighborsOf, type Square } from '../../board/square';
import { isHeld } from '../../board/standing';
import { type Deed, deedsOf, huntsFrom, morphsOf } from '../../deeds/deeds';
import { crossingAuras } from '../../journeys/flow';
import type { Way } from '../../journeys/way';
import { allWays, exactWayTo, retreatsOf, waysOf } from '../../journeys/ways';
import { declares } from '../../turn/roll';
import type { Turn } from '../../turn/state';

/** One thing that may be done after the roll, and the square that is tapped for it. */
export interface Option {
  readonly unit: Square;
  readonly on: Square;
  readonly action: Action;
}

const journeyBy = ({ unit, to, dir }: Way): Action =>
  plainAction('journey', unit, { to, ...(dir > 0 && { dir }) });

/** FM: a journey with each crossing aura and each push that it may bring. */
function ferryOptions({ position, side, bone }: Turn, way: Way): Action[] {
  const unit = position.units.get(way.unit);
  const base = journeyBy(way);
  if (!unit || !bone) return [base];
  const auras = crossingAuras(unit, way.crosses);
  return auras.flatMap(aura => {
    const dir: Direction | undefined = way.dir > 0 ? way.dir : undefined;
    const choices = flowChoices(position, side, bone.value, { unit: way.unit, to: way.to, dir, aura });
    const named = aura === undefined ? base : { ...base, aura };
    const pushes = typeof choices === 'string' ? [] : choices;
    const none = pushes.length === 0 || way.distance === 0 ? [named] : [];
    const lands = position.units.has(way.to) && way.to !== way.unit;
    if (lands && pushes.length === 0) return [];
    return [
      ...none,
      ...pushes.map(({ dir: to, steps, units }) => ({ ...named, flow: { dir: to, steps, units } })),
    ];
  });
}

/** HU-6. */
function pivotOptions({ position, side, bone }: Turn): Option[] {
  if (!bone) return [];
  const sages = unitsThat(
    position,
    (unit, at) =>
      unit.side === side && unit.kind === 'sage' && bears(unit, 'pivot') && !isHeld(position, unit, at),
  );
  return sages.flatMap(({ at }) => {
    const found: Option[] = [];
    for (let far = 1; far < bone.value; far++) {
      const ends = new Set(waysOf(position, at, far).map(({ to }) => to));
      for (const to of ends) {
        if (distance(at, to) !== far || typeof exactWayTo(position, { side, unit: at, to }, far) === 'string')
          continue;
        const course = new Course(position);
        course.move(at, to);
        for (const hunt of huntsFrom(course, course.at(to), to, bone.value - far))
          found.push({
            unit: at,
            on: to,
            action: plainAction('journey', at, { to, hunt }),
          });
      }
    }
    return found;
  });
}

const deedBy = ({ unit, targets }: Deed, more: Partial<Action> = {}): Option => ({
  unit,
  on: targets[0] ?? unit,
  action: plainAction('deed', unit, { targets, ...more }),
});

/** MU-3: after a Target Lock either square may be entered that was left. */
function destroyOptions({ position, bone }: Turn, deed: Deed): Option[] {
  const open = deed.targets.filter(at => {
    const unit = position.units.get(at);
    return unit && !bears(unit, 'ironPlating') && !position.reclaimed.has(at);
  });
  const succeeds = deed.need === null || (bone?.value ?? 0) >= deed.need;
  if (deed.targets.length < 2 || open.length < 2 || !succeeds) return [deedBy(deed)];
  return open.map(at => deedBy(deed, { into: at }));
}

/** HU-7. */
function leapOptions({ position, side }: Turn): Option[] {
  const rooks = rooksOf(position, side);
  const queens = unitsThat(
    position,
    (unit, at) => unit.side === side && unit.kind === 'queen' && !isHeld(position, unit, at),
  );
  if (rooks.length === 0) return [];
  return queens
    .filter(({ at }) => !besideOwnRook(position, side, at))
    .flatMap(({ at }) =>
      placesNear(position, side, rooks.flatMap(neighborsOf)).map(to => ({
        unit: at,
        on: to,
        action: plainAction('leap', at, { to }),
      })),
    );
}

/** WB-7. */
function swapOptions({ position, side }: Turn): Option[] {
  const free = unitsThat(position, (unit, at) => unit.side === side && !isHeld(position, unit, at));
  const pawns = free.filter(({ unit }) => unit.kind === 'pawn');
  return free
    .filter(({ unit }) => unit.kind === 'queen')
    .flatMap(({ at }) =>
      pawns
        .filter(pawn => adjacent(at, pawn.at))
        .map(pawn => ({
          unit: at,
          on: pawn.at,
          action: plainAction('swap', at, { with: pawn.at }),
        })),
    );
}

/** WB-5, WB-6. */
function retreatOptions({ position, side, bone, wibo }: Turn): Option[] {
  if (wibo.at !== 'retreat' || !bone) return [];
  const own = retreatsOf(position, wibo.pawn, bone.value).map(way => ({
    unit: way.unit,
    on: way.to,
    action: plainAction('retreat', way.unit, { to: way.to, dir: way.dir }),
  }));
  const knight = position.units.get(wibo.unit);
  if (knight?.kind !== 'knight' || isHeld(position, knight, wibo.unit)) return own;
  const course = new Course(position);
  course.lift(wibo.pawn);
  const hasty = retreatsOf(course, wibo.unit, bone.value).flatMap(way => {
    const there = new Course(course);
    there.move(way.unit, way.to);
    return placesNear(there, side, neighborsOf(way.to)).map(place => ({
      unit: way.unit,
      on: way.to,
      action: plainAction('retreat', way.unit, { to: way.to, dir: way.dir, with: wibo.pawn, place }),
    }));
  });
  return [...own, ...hasty];
}

const journeys = (turn: Turn): Option[] => {
  const { position, side, bone } = turn;
  if (!bone) return [];
  return allWays(position, side, bone.value).flatMap(way => {
    const actions = clanOf(position, side) === 'ferrymen' ? ferryOptions(turn, way) : [journeyBy(way)];
    return actions.map(action => ({ unit: way.unit, on: way.to, action }));
  });
};

/** Everything that may be done with the value that was rolled, but for the parts of a split journey. */
export function optionsOf(turn: Turn): Option[] {
  const { position, side, bone, intent, wibo, phase } = turn;
  const clan = clanOf(position, side);
  const seeds = phase === 'choice' && wibo.at === 'morph' && wibo.seed;
  if (!bone || (phase !== 'execute' && !seeds)) return [];
  if (clan === 'wibo') {
    if (wibo.at === 'journey') return [...journeys(turn), ...swapOptions(turn)];
    if (wibo.at === 'retreat') return retreatOptions(turn);
    const deeds = morphsOf(position, side, wibo.unit).filter(({ targets }) =>
      wibo.seed ? targets.length === 1 : targets.join() === (wibo.named ?? []).join(),
    );
    return deeds.map(deed => deedBy(deed, wibo.seed ? { seed: true } : {}));
  }
  if (intent.does === 'deed') {
    const deed = deedsOf(position, side, bone.value).find(
      ({ unit, targets }) => unit === intent.unit && targets.join() === intent.targets.join(),
    );
    return deed ? (clan === 'murg' ? destroyOptions(turn, deed) : [deedBy(deed)]) : [];
  }
  const deeds =
    intent.does === 'journey'
      ? []
      : deedsOf(position, side, bone.value).flatMap(deed =>
          clan === 'murg' ? destroyOptions(turn, deed) : [deedBy(deed)],
        );
  const huldra = clan === 'huldra' ? [...pivotOptions(turn), ...leapOptions(turn)] : [];
  return [...deeds, ...journeys(turn), ...huldra];
}

/** What The Murg and Erde may declare, and Wibo may name. */
export function declarable(turn: Turn): readonly Deed[] {
  const { position, side, wibo, phase } = turn;
  if (phase === 'choice' && wibo.at === 'morph' && !wibo.seed) return morphsOf(position, side, wibo.unit);
  if (phase !== 'upkeep') return [];
  return declares(turn) ? deedsOf(position, side, 1) : [];
}
