import { compass, distance, dot, type Hex, next, same } from './geometry';
import { type Figure, frontOf, hexesOf, obstacleAt, type World } from './world';

/** Points have the units of `Hex` centres: whole numbers throughout. */
interface Point {
  x: number;
  y: number;
}

const centre = (hex: Hex): Point => ({ x: 3 * hex.x, y: hex.y });

/** Clockwise from the eastern one. */
const corners = (hex: Hex): Point[] => {
  const { x, y } = centre(hex);
  return [
    { x: x + 2, y },
    { x: x + 1, y: y + 1 },
    { x: x - 1, y: y + 1 },
    { x: x - 2, y },
    { x: x - 1, y: y - 1 },
    { x: x + 1, y: y - 1 },
  ];
};

const inLine = (from: Hex, to: Hex): boolean => {
  const steps = distance(from, to);
  return compass.some(direction => {
    let hex = from;
    for (let i = 0; i < steps; i++) hex = next(hex, direction);
    return same(hex, to);
  });
};

/** LS-1 */
export function segment(from: Hex, to: Hex): [Point, Point] {
  if (inLine(from, to)) return [centre(from), centre(to)];
  const pairs = corners(from).flatMap(a => corners(to).map((b): [Point, Point] => [a, b]));
  const length = ([a, b]: [Point, Point]) =>
    dot({ x: a.x - b.x, y: a.y - b.y }, { x: a.x - b.x, y: a.y - b.y });
  const shortest = Math.min(...pairs.map(length));
  const nearest = pairs.filter(pair => length(pair) === shortest);
  if (nearest.length !== 1) throw new Error('LS-1: the two nearest corners are not unique');
  return nearest[0]!;
}

const side = (a: Point, b: Point, p: Point): number =>
  Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));

const within = (a: Point, b: Point, p: Point): boolean =>
  Math.min(a.x, b.x) <= p.x &&
  p.x <= Math.max(a.x, b.x) &&
  Math.min(a.y, b.y) <= p.y &&
  p.y <= Math.max(a.y, b.y);

/** Two closed segments, ends and overlaps included. */
function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [s1, s2, s3, s4] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (s1 * s2 < 0 && s3 * s4 < 0) return true;
  return (
    (s1 === 0 && within(a, b, c)) ||
    (s2 === 0 && within(a, b, d)) ||
    (s3 === 0 && within(c, d, a)) ||
    (s4 === 0 && within(c, d, b))
  );
}

/** LS-2: the closed segment and the closed hex have a point in common. */
function touches(a: Point, b: Point, hex: Hex): boolean {
  const ring = corners(hex);
  const edges = ring.map((p, i): [Point, Point] => [p, ring[(i + 1) % 6]!]);
  const inside = (p: Point) => edges.every(([c, d]) => side(c, d, p) >= 0);
  return inside(a) || inside(b) || edges.some(([c, d]) => meet(a, b, c, d));
}

/** LS-1, LS-2 */
export function sees(world: World, from: Hex, to: Hex): boolean {
  if (obstacleAt(world, from) !== undefined || obstacleAt(world, to) !== undefined) return false;
  const [a, b] = segment(from, to);
  return ![...world.obstacles.values()].flat().some(hex => touches(a, b, hex));
}

/** LS-3: a large enemy looks from its front hex; of a large target any hex will do. */
export const figureSees = (world: World, viewer: Figure, target: Figure): boolean =>
  hexesOf(target).some(hex => sees(world, frontOf(viewer), hex));
