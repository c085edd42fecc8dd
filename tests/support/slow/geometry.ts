import type { Direction } from './case';

/**
 * A hex by its column from the west and by the height of its centre in half hexes, southward: the centre
 * lies at (3 * x, y) where one unit across is half a side and one unit down is half a hex's height. All
 * corners have whole coordinates then, and a true squared length is dx * dx + 3 * dy * dy.
 */
export interface Hex {
  readonly x: number;
  readonly y: number;
}

/** HX-1, clockwise from north. */
export const compass: readonly Direction[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

const stepOf: Record<Direction, Hex> = {
  N: { x: 0, y: -2 },
  NE: { x: 1, y: -1 },
  SE: { x: 1, y: 1 },
  S: { x: 0, y: 2 },
  SW: { x: -1, y: 1 },
  NW: { x: -1, y: -1 },
};

export const keyOf = (hex: Hex): string => `${hex.x},${hex.y}`;
export const same = (a: Hex, b: Hex): boolean => a.x === b.x && a.y === b.y;
export const next = (hex: Hex, direction: Direction): Hex => ({
  x: hex.x + stepOf[direction].x,
  y: hex.y + stepOf[direction].y,
});
export const neighbours = (hex: Hex): Hex[] => compass.map(direction => next(hex, direction));

export function turned(direction: Direction, clockwise: number): Direction {
  return compass[(compass.indexOf(direction) + clockwise + 12) % 6]!;
}

export function directionBetween(from: Hex, to: Hex): Direction | undefined {
  return compass.find(direction => same(next(from, direction), to));
}

/** HX-4: sideways steps bring half a hex of height each for nothing; what is left is climbed two halves a step. */
export function distance(a: Hex, b: Hex): number {
  const across = Math.abs(a.x - b.x);
  const down = Math.abs(a.y - b.y);
  return across + Math.max(0, (down - across) / 2);
}

/** HX-5: furthest north first, among equals furthest west. */
export const northThenWest = (a: Hex, b: Hex): number => a.y - b.y || a.x - b.x;

/** A vector between two centres, in units of which `dot` is the true product of lengths. */
export const between = (from: Hex, to: Hex): Hex => ({ x: 3 * (to.x - from.x), y: to.y - from.y });
export const dot = (a: Hex, b: Hex): number => a.x * b.x + 3 * a.y * b.y;
export const cross = (a: Hex, b: Hex): number => a.x * b.y - a.y * b.x;

/**
 * Which of two vectors makes the smaller angle with `along`: negative if `a` does. The cosines are compared
 * without roots: by sign first, then by their squares, all whole numbers.
 */
export function compareAngles(a: Hex, b: Hex, along: Hex): number {
  const cosineOf = (v: Hex) => {
    const product = dot(v, along);
    return { sign: Math.sign(product), square: product * product, length: dot(v, v) };
  };
  const first = cosineOf(a);
  const second = cosineOf(b);
  if (first.sign !== second.sign) return second.sign - first.sign;
  const difference = second.square * first.length - first.square * second.length;
  return first.sign * difference;
}
