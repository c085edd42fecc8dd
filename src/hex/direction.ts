/** HX-1: the six directions of flat-top hexes, clockwise. Their place in this list is the index that grids use. */
export const directions = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

export type Direction = (typeof directions)[number];

/** HX-5 for directions: the order of the neighbours that they lead to, furthest north first, then west. */
export const northThenWest: readonly number[] = [0, 5, 1, 4, 2, 3];

/** A way told from some hex on: ['N', 'NE'] is one hex north, then one north-east. */
export type DirectionPath = readonly Direction[];

export const directionIndex = (direction: Direction): number => directions.indexOf(direction);

/** The direction of an index; any whole number counts round the compass. */
export const directionAt = (index: number): Direction => directions[((index % 6) + 6) % 6]!;

export const isDirection = (value: unknown): value is Direction =>
  typeof value === 'string' && (directions as readonly string[]).includes(value);

/** Clockwise in steps of 60 degrees; negative counts turn to the left. */
export const turned = (direction: Direction, sixths: number): Direction =>
  directionAt(directionIndex(direction) + sixths);
