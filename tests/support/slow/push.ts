import {
  between,
  compareAngles,
  cross,
  distance,
  dot,
  type Hex,
  neighbours,
  northThenWest,
  same,
} from './geometry';
import {
  allHexes,
  byNorthThenWest,
  covers,
  type Figure,
  figuresAt,
  free,
  gap,
  hexesOf,
  nameOf,
  shapeAt,
  type World,
} from './world';

export interface Moved {
  id: string;
  from: string;
  to: string | null;
}

/** What happened to others and to the scenery, in the order in which it happened. */
export interface Upheaval {
  moved: Moved[];
  destroyed: string[];
}

export const calm = (): Upheaval => ({ moved: [], destroyed: [] });

/**
 * PS-1: the squared distance of a centre from the ray from the source along `ray`, times the ray's squared
 * length. Behind the source the ray's own end is its nearest point.
 */
function fromRay(source: Hex, ray: Hex, hex: Hex): number {
  const v = between(source, hex);
  if (dot(v, ray) <= 0) return dot(v, v) * dot(ray, ray);
  return 3 * cross(v, ray) * cross(v, ray);
}

const north: Hex = { x: 0, y: -2 };

/** PS-1: the direction away from the source; north where both share a hex. */
export const rayFrom = (source: Hex, start: Hex): Hex =>
  same(source, start) ? north : between(source, start);

/** PS-1: one step directly away; the board's edge is not asked. */
export function stepAway(source: Hex, ray: Hex, at: Hex): Hex {
  const onward = neighbours(at).filter(hex => distance(source, hex) > distance(source, at));
  onward.sort((a, b) => fromRay(source, ray, a) - fromRay(source, ray, b) || northThenWest(a, b));
  return onward[0]!;
}

/** PS-6: whoever comes into a Sentinel's hex removes it. */
export function trample(world: World, hexes: readonly Hex[], by: string, upheaval: Upheaval): void {
  const under = hexes.flatMap(hex => figuresAt(world, hex)).filter(f => f.side === 'sentinel' && f.id !== by);
  for (const sentinel of byNorthThenWest(under)) {
    upheaval.moved.push({ id: sentinel.id, from: nameOf(world, sentinel.at), to: null });
    world.figures.delete(sentinel.id);
  }
}

export function obstaclesUnder(world: World, hexes: readonly Hex[]): string[] {
  const under = [...world.obstacles].filter(([, own]) => own.some(hex => covers(hexes, hex)));
  return under.map(([id]) => id);
}

/** PS-2 */
function push(world: World, pusher: Figure, pushed: Figure, upheaval: Upheaval): void {
  const footprint = hexesOf(pusher);
  const start = pushed.at;
  const ray = rayFrom(pusher.at, start);
  const clear = (core: Hex) => !shapeAt(pushed.large, core).some(hex => covers(footprint, hex));
  const fits = (core: Hex) =>
    clear(core) && shapeAt(pushed.large, core).every(hex => free(world, hex, pushed.id));
  const steps: Hex[] = [];
  while (!clear(steps.at(-1) ?? start)) steps.push(stepAway(pusher.at, ray, steps.at(-1) ?? start));
  let entered = steps;
  if (!fits(steps.at(-1)!)) {
    const places = allHexes(world).filter(fits);
    places.sort(
      (a, b) =>
        distance(start, a) - distance(start, b) ||
        compareAngles(between(start, a), between(start, b), ray) ||
        northThenWest(a, b),
    );
    if (places.length === 0) return;
    entered = [places[0]!];
  }
  pushed.at = entered.at(-1)!;
  upheaval.moved.push({ id: pushed.id, from: nameOf(world, start), to: nameOf(world, pushed.at) });
  for (const core of entered) trample(world, shapeAt(pushed.large, core), pushed.id, upheaval);
}

/** MV-6: obstacles and Sentinels under it go, everybody else under it is pushed, north, then west first. */
export function settle(world: World, mover: Figure, upheaval: Upheaval): void {
  const under = hexesOf(mover);
  for (const id of obstaclesUnder(world, under)) {
    upheaval.destroyed.push(id);
    world.obstacles.delete(id);
  }
  trample(world, under, mover.id, upheaval);
  const others = [...world.figures.values()].filter(f => f.id !== mover.id && gap(hexesOf(f), under) === 0);
  for (const other of byNorthThenWest(others)) push(world, mover, other, upheaval);
}
