import { type Aura, bears, bookOf, clanOf, type Position, type Unit } from '../board/position';
import { type Direction, directions, OFF, type Side, type Square, step } from '../board/square';
import { deepRooted, inStasis, invulnerable } from '../board/standing';
import type { Way } from './way';

/** FL-2, FL-7: one push of a flow, which is no journey of who is pushed: its target, and one or two units by one or two squares. */
export interface Push {
  readonly target: Square;
  readonly dir: Direction;
  readonly steps: number;
  readonly units: number;
}

/** FM-2: a deed of any direction means that the kind can flow. */
export const isFlowing = (position: Position, unit: Unit): boolean =>
  clanOf(position, unit.side) === 'ferrymen' && bookOf(position, unit).deed.length > 0;

/** FM-7: what a unit may get by crossing: one of the two auras that it lacks; nothing if it lacks none. */
export function crossingAuras(unit: Unit, crosses: boolean): readonly (Aura | undefined)[] {
  const lacks = crosses ? (['barbaric', 'ripple'] as const).filter(aura => !bears(unit, aura)) : [];
  return lacks.length > 0 ? lacks : [undefined];
}

/** Who stands where while somebody flows: some squares count as empty. */
interface Scene {
  readonly position: Position;
  readonly side: Side;
  readonly empty: readonly Square[];
}

const isEmpty = ({ position, empty }: Scene, square: Square): boolean =>
  !position.units.has(square) || empty.includes(square);

/** FL-3: whether one unit can be pushed so far, `also` being empty too. */
function canPush(scene: Scene, at: Square, dir: Direction, n: number, also: readonly Square[] = []): boolean {
  const unit = scene.position.units.get(at);
  if (!unit || inStasis(scene.position, unit, at)) return false;
  // FL-5.
  if (n > 1 && deepRooted(scene.position, unit)) return false;
  let here = at;
  for (let gone = 0; gone < n; gone++) {
    here = step(scene.side, here, dir);
    if (here === OFF) return !invulnerable(scene.position, unit, at);
    if (!also.includes(here) && !isEmpty(scene, here)) return false;
  }
  return true;
}

/** FL-4: the pushes of a target in one direction, by these auras. */
function pushesOf(scene: Scene, target: Square, dir: Direction, has: (aura: Aura) => boolean): Push[] {
  const first = step(scene.side, target, dir);
  const far = has('barbaric') && first !== OFF ? [1, 2] : [1];
  const behind = first === OFF ? undefined : scene.position.units.get(first);
  const pair = has('ripple') && behind !== undefined && behind.side !== scene.side;
  return far.flatMap(steps => {
    const alone = canPush(scene, target, dir, steps) ? [{ target, dir, steps, units: 1 }] : [];
    const along =
      pair && canPush(scene, first, dir, steps) && canPush(scene, target, dir, steps, [first])
        ? [{ target, dir, steps, units: 2 }]
        : [];
    return [...alone, ...along];
  });
}

const auraOf =
  (unit: Unit, gained: Aura | undefined) =>
  (aura: Aura): boolean =>
    aura === gained || bears(unit, aura);

/** FL-1, FL-2: the pushes of a unit that was landed upon. */
export function upon(position: Position, unit: Unit, way: Way, gained: Aura | undefined): Push[] {
  const scene = { position, side: unit.side, empty: [way.unit] };
  return directions.flatMap(dir => pushesOf(scene, way.to, dir, auraOf(unit, gained)));
}

/** FL-2: the pushes of a rival unit ahead. */
function aheadOf(position: Position, unit: Unit, way: Way, gained: Aura | undefined): Push[] {
  const next = step(unit.side, way.to, way.dir);
  const there = next === OFF ? undefined : position.units.get(next);
  if (!there || there.side === unit.side) return [];
  const scene = { position, side: unit.side, empty: [way.unit] };
  return pushesOf(scene, next, way.dir, auraOf(unit, gained));
}

/** FM-9: the pushes of a unit that stays. */
function standing(position: Position, unit: Unit, at: Square): Push[] {
  const scene = { position, side: unit.side, empty: [] };
  return directions.flatMap(dir => {
    const target = step(unit.side, at, dir);
    const there = target === OFF ? undefined : position.units.get(target);
    return there && there.side !== unit.side ? pushesOf(scene, target, dir, auraOf(unit, undefined)) : [];
  });
}

/** FL-2, FL-4, FM-9: all flows that a journey may bring, by direction, steps, units. */
export function flowsOf(position: Position, way: Way, gained: Aura | undefined): Push[] {
  const unit = position.units.get(way.unit);
  if (!unit || !isFlowing(position, unit)) return [];
  if (way.distance === 0) return standing(position, unit, way.unit);
  return position.units.has(way.to) && way.to !== way.unit
    ? upon(position, unit, way, gained)
    : aheadOf(position, unit, way, gained);
}

/** FL-3, for a single unit that nobody's journey pushes: one square, and nothing else is empty. */
export const canBePushed = (position: Position, side: Side, at: Square, dir: Direction): boolean =>
  canPush({ position, side, empty: [] }, at, dir, 1);
