/** BD-1: a number, file by file from the west, rank by rank from the south: comparing two is the order of squares. */
export type Square = number;
export const size = 8;
export const squares: readonly Square[] = Array.from({ length: size * size }, (_, square) => square);
/** No square: beyond the board. */
export const OFF: Square = -1;

export const fileOf = (square: Square): number => Math.floor(square / size);
export const rankOf = (square: Square): number => square % size;
export const squareAt = (file: number, rank: number): Square =>
  file < 0 || rank < 0 || file >= size || rank >= size ? OFF : file * size + rank;

const names = squares.map(square => `${'abcdefgh'[fileOf(square)] ?? ''}${rankOf(square) + 1}`);
export const nameOf = (square: Square): string => names[square] ?? '';
export const squareNamed: ReadonlyMap<string, Square> = new Map(
  squares.map(square => [nameOf(square), square] as const),
);

export const sides = ['south', 'north'] as const;
export type Side = (typeof sides)[number];
export const rivalOf = (side: Side): Side => (side === 'south' ? 'north' : 'south');

/** BD-2: the eight directions, clockwise from forward, as a player sees them. */
export type Direction = number;
export const directions: readonly Direction[] = [1, 2, 3, 4, 5, 6, 7, 8];
export const diagonals: readonly Direction[] = [2, 4, 6, 8];
const across = [0, 1, 1, 1, 0, -1, -1, -1] as const;
const ahead = [1, 1, 0, -1, -1, -1, 0, 1] as const;

/** Any whole number counts round the compass, from 1 to 8. */
export const compass = (direction: number): Direction => ((((direction - 1) % 8) + 8) % 8) + 1;
const sign = (side: Side): number => (side === 'south' ? 1 : -1);
export const fileStep = (side: Side, direction: Direction): number =>
  sign(side) * (across[direction - 1] ?? 0);
export const rankStep = (side: Side, direction: Direction): number =>
  sign(side) * (ahead[direction - 1] ?? 0);

/** The next square in a direction; OFF beyond the board. */
export const step = (side: Side, from: Square, direction: Direction): Square =>
  (side === 'south' ? stepsSouth : stepsNorth)[direction * (size * size) + from] ?? OFF;
/** By direction and square; looked up far more often than anything else is. */
const stepsOf = (side: Side): Int8Array =>
  Int8Array.from({ length: 9 * size * size }, (_, i) => {
    const direction = Math.floor(i / (size * size));
    const from = i % (size * size);
    return squareAt(fileOf(from) + fileStep(side, direction), rankOf(from) + rankStep(side, direction));
  });
const stepsSouth = stepsOf('south');
const stepsNorth = stepsOf('north');

/** BD-3. */
export const distance = (a: Square, b: Square): number => {
  const [files, ranks] = [(a >> 3) - (b >> 3), (a & 7) - (b & 7)];
  return Math.max(files < 0 ? -files : files, ranks < 0 ? -ranks : ranks);
};
/** BD-3: the up to eight squares around, in the order of squares. */
export const adjacentTo = (square: Square): Square[] => squares.filter(other => adjacent(square, other));
export const adjacent = (a: Square, b: Square): boolean => distance(a, b) === 1;
/** BD-3: adjacent on the same file or rank. */
export const neighboring = (a: Square, b: Square): boolean =>
  adjacent(a, b) && (fileOf(a) === fileOf(b) || rankOf(a) === rankOf(b));
export const neighborsOf = (square: Square): Square[] => squares.filter(other => neighboring(square, other));
/** BD-3: adjacent, but neither on the same file nor on the same rank. */
export const diagonal = (a: Square, b: Square): boolean => adjacent(a, b) && !neighboring(a, b);
/** On one diagonal at any distance. */
export const onDiagonal = (a: Square, b: Square): boolean =>
  a !== b && Math.abs(fileOf(a) - fileOf(b)) === Math.abs(rankOf(a) - rankOf(b));

/** The direction in which an adjacent square lies, as a player sees it; nothing for any other square. */
export const directionTo = (side: Side, from: Square, to: Square): Direction | undefined =>
  directions.find(direction => step(side, from, direction) === to);

/** BD-4: the rank nearest to a player. */
const seatRank = (side: Side): number => (side === 'south' ? 0 : size - 1);
export const inSeat = (side: Side, square: Square): boolean => rankOf(square) === seatRank(side);
export const seatOf = (side: Side): Square[] => squares.filter(square => inSeat(side, square));
export const inWoods = (square: Square): boolean => rankOf(square) > 0 && rankOf(square) < size - 1;
/** BD-5. */
export const inCentre = (square: Square): boolean =>
  [3, 4].includes(fileOf(square)) && [3, 4].includes(rankOf(square));
export const centre: readonly Square[] = squares.filter(inCentre);
export const onEdge = (square: Square): boolean =>
  [0, size - 1].includes(fileOf(square)) || [0, size - 1].includes(rankOf(square));
