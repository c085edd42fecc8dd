import { compare, type Fraction, fraction, minus, over } from '../../../../src/chances/fraction';
import {
  bodyOf,
  foes,
  isEnemy,
  isSquare,
  markersOn,
  nameAt,
  range,
  squaresIn,
  type WarriorCase,
  type World,
  wallEnds,
  xyOf,
} from './world';

/** A point in halves of a cell. */
type Point = [x: number, y: number];

/** LS-1: nine lines. */
function lines(a: string, b: string): [Point, Point][] {
  const [p, q] = [xyOf(a), xyOf(b)];
  const centre = ({ x, y }: { x: number; y: number }): Point => [2 * x + 1, 2 * y + 1];
  const corners = ({ x, y }: { x: number; y: number }): Point[] => [
    [2 * x, 2 * y],
    [2 * x + 2, 2 * y],
    [2 * x, 2 * y + 2],
    [2 * x + 2, 2 * y + 2],
  ];
  return [
    [centre(p), centre(q)],
    ...corners(q).map((corner): [Point, Point] => [centre(p), corner]),
    ...corners(p).map((corner): [Point, Point] => [corner, centre(q)]),
  ];
}

/** The open stretch of t between 0 and 1 for which p + t (q - p) lies strictly between low and high; by fractions. */
function between(p: number, q: number, low: number, high: number): [Fraction, Fraction] | undefined {
  if (p === q) return p > low && p < high ? [fraction(0), fraction(1)] : undefined;
  const at = (value: number): Fraction => over(minus(fraction(value), fraction(p)), fraction(q - p));
  const [first, last] = p < q ? [at(low), at(high)] : [at(high), at(low)];
  const start = compare(first, fraction(0)) > 0 ? first : fraction(0);
  const end = compare(last, fraction(1)) < 0 ? last : fraction(1);
  return compare(start, end) < 0 ? [start, end] : undefined;
}

/** LS-2: whether the line passes through the inside of a cell. */
function passesInside([[px, py], [qx, qy]]: [Point, Point], { x, y }: { x: number; y: number }): boolean {
  if (px === qx && py === qy) return false;
  const across = between(px, qx, 2 * x, 2 * x + 2);
  const down = between(py, qy, 2 * y, 2 * y + 2);
  if (!across || !down) return false;
  const start = compare(across[0], down[0]) > 0 ? across[0] : down[0];
  const end = compare(across[1], down[1]) < 0 ? across[1] : down[1];
  return compare(start, end) < 0;
}

/** LS-2: whether the line shares a point with a wall, its ends included. Walls run along one axis. */
function touchesWall([[px, py], [qx, qy]]: [Point, Point], wall: [string, string]): boolean {
  const [a, b] = wallEnds(wall);
  const upright = a.x === b.x;
  // Along the axis across the wall, the line is at the wall for one t, or always, or never.
  const [p, q, wallAt] = upright ? [px, qx, 2 * a.x] : [py, qy, 2 * a.y];
  const [s, e] = upright ? [py, qy] : [px, qx];
  const [low, high] = upright ? [2 * a.y, 2 * b.y] : [2 * a.x, 2 * b.x];
  if (p === q) return p === wallAt && Math.max(s, e) >= low && Math.min(s, e) <= high;
  const t = fraction(wallAt - p, q - p);
  if (compare(t, fraction(0)) < 0 || compare(t, fraction(1)) > 0) return false;
  const along = fraction(BigInt(s) * t.d + BigInt(e - s) * t.n, t.d);
  return compare(along, fraction(low)) >= 0 && compare(along, fraction(high)) <= 0;
}

/** MK-1 to MK-9. */
const opaque = ['column', 'door', 'doorweb', 'rockfall'];

/** LS-4, LS-6: any clear line from any of these squares to any of those, where `bars` tells whose bodies block. */
function lineOf(world: World, from: string[], to: string[], bars: (one: WarriorCase) => boolean): boolean {
  const exempt = [...from, ...to];
  const blocked = (name: string): boolean =>
    !exempt.includes(name) &&
    (!isSquare(world, xyOf(name)) ||
      markersOn(world, name).some(kind => opaque.includes(kind)) ||
      world.warriors.some(one => !one.prone && bars(one) && bodyOf(world, one).includes(name)));
  return from.some(a =>
    to.some(b => {
      const [p, q] = [xyOf(a), xyOf(b)];
      if (p.f !== q.f) return false;
      const cells: string[] = [];
      for (let x = Math.min(p.x, q.x); x <= Math.max(p.x, q.x); x++)
        for (let y = Math.min(p.y, q.y); y <= Math.max(p.y, q.y); y++) cells.push(nameAt({ x, y, f: p.f }));
      const bad = cells.filter(blocked).map(xyOf);
      const walls = (world.level.walls ?? []).filter(([one]) => xyOf(one).f === p.f);
      return lines(a, b).some(
        line => !bad.some(cell => passesInside(line, cell)) && !walls.some(wall => touchesWall(line, wall)),
      );
    }),
  );
}

export const seesFrom = (world: World, viewer: WarriorCase, target: string[]): boolean =>
  lineOf(world, bodyOf(world, viewer), target, one => one.id !== viewer.id && foes(one, viewer));
export const sees = (world: World, a: WarriorCase, b: WarriorCase): boolean =>
  seesFrom(world, a, bodyOf(world, b));
export const shotAt = (world: World, a: WarriorCase, b: WarriorCase): boolean =>
  lineOf(world, bodyOf(world, a), bodyOf(world, b), one => one.id !== a.id && isEnemy(one) === isEnemy(a));

/** WR-6. */
export function holds(world: World, by: WarriorCase, target: string[]): boolean {
  if (by.prone || (by.combat ?? []).length === 0) return false;
  const reach = Math.max(...(by.combat ?? []).map(weapon => weapon.range));
  return range(world, bodyOf(world, by), target) <= reach && seesFrom(world, by, target);
}

/** FO-3. */
export const seenBy = (world: World, actor: WarriorCase): string[] =>
  squaresIn(world).filter(name => !bodyOf(world, actor).includes(name) && seesFrom(world, actor, [name]));
