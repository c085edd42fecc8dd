import { type Links, stepField } from '../../../square/field';
import { cellAt, ways as directions, floorOf, OFF, stepFrom, xOf, yOf } from '../../../square/grid';
import { footprint, type Ground, mayStep, stepsFromCell } from '../../../square/ground';
import { type OpenLine, openLinesOf } from '../../../square/lines';

/** What is laid out for one level and stays as it is: squares, tiles, walls and ladders. */
export interface LevelParts {
  readonly ground: Ground;
  /** The letter of the tile of every square; '' for void. */
  readonly letters: readonly string[];
  /** MK-14: the two ends of every ladder. */
  readonly ladders: readonly (readonly [number, number])[];
}

export interface Tile {
  readonly letter: string;
  /** In reading order. */
  readonly squares: readonly number[];
}

/** Footprints of one size: a place is the north-west square. */
export interface Footprints {
  /** BD-8: the squares under a place; nothing where one of its cells is none. */
  readonly under: (place: number) => readonly number[] | undefined;
  /** MV-1: the steps that every square of it can make, bit n for direction n. */
  readonly steps: Uint8Array;
  /** BD-4, MV-1: the places to which one step of the whole footprint leads, whatever lies there. */
  readonly stepsFrom: (place: number) => readonly number[];
}

/** A level with all that is worked out of it once. Cells and places are numbers in reading order (BD-2). */
export interface Level extends LevelParts {
  readonly size: number;
  readonly tiles: readonly Tile[];
  /** The tile of a square; -1 for void. */
  readonly tileOf: Int16Array;
  readonly links: Links;
  /** BD-5: steps over squares; -1 is infinite. */
  readonly rangesFrom: (cell: number) => Int32Array;
  /** BD-5: the same with ladders. */
  readonly distancesFrom: (cell: number) => Int32Array;
  /** BD-7: -1 is infinite. */
  readonly tileStepsFrom: (tile: number) => Int32Array;
  readonly lines: (a: number, b: number) => readonly OpenLine[];
  readonly footprints: (width: number, height: number) => Footprints;
}

function kept<T>(find: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>();
  return key => {
    let value = known.get(key);
    if (value === undefined) {
      value = find(key);
      known.set(key, value);
    }
    return value;
  };
}

function tilesOf(letters: readonly string[]): { tiles: Tile[]; tileOf: Int16Array } {
  const squares = new Map<string, number[]>();
  letters.forEach((letter, cell) => {
    if (letter !== '') squares.set(letter, [...(squares.get(letter) ?? []), cell]);
  });
  const tiles = [...squares].map(([letter, of]) => ({ letter, squares: of }));
  const tileOf = new Int16Array(letters.length).fill(-1);
  tiles.forEach((tile, index) => {
    for (const cell of tile.squares) tileOf[cell] = index;
  });
  return { tiles, tileOf };
}

function linksOf(ladders: LevelParts['ladders']): Links {
  const links = new Map<number, number[]>();
  const join = (from: number, to: number): void => {
    links.set(from, [...(links.get(from) ?? []), to]);
  };
  for (const [a, b] of ladders) {
    join(a, b);
    join(b, a);
  }
  return links;
}

function footprintsOf(ground: Ground, width: number, height: number): Footprints {
  const under = Array.from({ length: ground.grid.size }, (_, place) =>
    ground.square[place] === 0 ? undefined : footprint(ground, place, width, height),
  );
  const steps = Uint8Array.from(under, squares => {
    if (!squares) return 0;
    return directions[8].reduce(
      (mask, d) => (squares.every(cell => mayStep(ground, cell, d)) ? mask | (1 << d) : mask),
      0,
    );
  });
  const stepsFrom = kept(place => {
    const places: number[] = [];
    for (const d of directions[8]) {
      const to = (steps[place]! & (1 << d)) === 0 ? OFF : stepFrom(ground.grid, place, d);
      if (to !== OFF && under[to]) places.push(to);
    }
    return places;
  });
  return { under: place => under[place], steps, stepsFrom };
}

/** BD-7: tiles that a step or a ladder joins. */
function touching(ground: Ground, tileOf: Int16Array, tiles: readonly Tile[], links: Links): Set<number>[] {
  return tiles.map(({ squares }, tile) => {
    const beside = new Set<number>();
    for (const cell of squares)
      for (const to of [...stepsFromCell(ground, cell), ...(links.get(cell) ?? [])]) beside.add(tileOf[to]!);
    beside.delete(tile);
    return beside;
  });
}

function stepsOver(beside: readonly ReadonlySet<number>[], from: number): Int32Array {
  const steps = new Int32Array(beside.length).fill(-1);
  const queue = [from];
  steps[from] = 0;
  for (const tile of queue)
    for (const next of beside[tile]!)
      if (steps[next] === -1) {
        steps[next] = steps[tile]! + 1;
        queue.push(next);
      }
  return steps;
}

export function levelOf(parts: LevelParts): Level {
  const { ground, letters, ladders } = parts;
  const { tiles, tileOf } = tilesOf(letters);
  const links = linksOf(ladders);
  const beside = touching(ground, tileOf, tiles, links);
  const footprints = kept(key => footprintsOf(ground, key % 128, Math.floor(key / 128)));
  return {
    ...parts,
    size: ground.grid.size,
    tiles,
    tileOf,
    links,
    rangesFrom: kept(cell => stepField(ground, [cell])),
    distancesFrom: kept(cell => stepField(ground, [cell], { links })),
    tileStepsFrom: kept(tile => stepsOver(beside, tile)),
    lines: openLinesOf(ground),
    footprints: (width, height) => footprints(height * 128 + width),
  };
}

const numbered = (steps: number | undefined): number =>
  steps === undefined || steps < 0 ? Number.POSITIVE_INFINITY : steps;

/** BD-5: the least over the squares of both; Infinity where no step leads. */
function leastOf(
  fieldFrom: (cell: number) => Int32Array,
  from: readonly number[],
  to: readonly number[],
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const a of from) {
    const field = fieldFrom(a);
    for (const b of to) least = Math.min(least, numbered(field[b]));
  }
  return least;
}

/** BD-5, BD-6: 1 is adjacent. */
export const rangeOf = (level: Level, from: readonly number[], to: readonly number[]): number =>
  leastOf(level.rangesFrom, from, to);

/** BD-5: the range, a ladder counting as one step. */
export const distanceOf = (level: Level, from: readonly number[], to: readonly number[]): number =>
  leastOf(level.distancesFrom, from, to);

/** The tiles on which squares lie. */
export const tilesUnder = (level: Level, cells: readonly number[]): number[] => [
  ...new Set(cells.map(cell => level.tileOf[cell]!).filter(tile => tile >= 0)),
];

/** MK-11: the up to eight squares around a cell, walls or not. */
export function squaresAround({ ground: { grid, square } }: Level, cell: number): number[] {
  const [x, y, floor] = [xOf(grid, cell), yOf(grid, cell), floorOf(grid, cell)];
  return [-1, 0, 1]
    .flatMap(down => [-1, 0, 1].map(across => cellAt(grid, x + across, y + down, floor)))
    .filter(to => to !== OFF && to !== cell && square[to] === 1);
}
