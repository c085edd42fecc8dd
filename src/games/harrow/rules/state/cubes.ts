import { type Cube, terrainCubes } from '../sides';

/** AT-4: all colours that go through the Tree. */
export const cubes = ['red', 'blue', 'purple', ...terrainCubes] as const satisfies readonly Cube[];

/** So many cubes of each colour; none where a colour is missing. */
export type CubeCounts = Readonly<Partial<Record<Cube, number>>>;

export const countOf = (counts: CubeCounts, cube: Cube): number => counts[cube] ?? 0;

export const totalOf = (counts: CubeCounts): number =>
  cubes.reduce((all, cube) => all + countOf(counts, cube), 0);

/** The colours that are there, each with its number. */
export const entriesOf = (counts: CubeCounts): (readonly [Cube, number])[] =>
  cubes.filter(cube => countOf(counts, cube) !== 0).map(cube => [cube, countOf(counts, cube)]);

const combined = (a: CubeCounts, b: CubeCounts, sign: 1 | -1): CubeCounts => {
  const sum: Partial<Record<Cube, number>> = {};
  for (const cube of cubes) {
    const n = countOf(a, cube) + sign * countOf(b, cube);
    if (n !== 0) sum[cube] = n;
  }
  return sum;
};

export const plus = (a: CubeCounts, b: CubeCounts): CubeCounts => combined(a, b, 1);
export const minus = (a: CubeCounts, b: CubeCounts): CubeCounts => combined(a, b, -1);

/** The terrain colours alone: what is Hester's. */
export const terrainOf = (counts: CubeCounts): Readonly<Record<(typeof terrainCubes)[number], number>> => ({
  brown: countOf(counts, 'brown'),
  green: countOf(counts, 'green'),
  yellow: countOf(counts, 'yellow'),
  teal: countOf(counts, 'teal'),
});
