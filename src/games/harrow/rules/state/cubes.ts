import * as v from 'valibot';
import { type Output, object, optionalFields } from '../../../../basics/schema';
import { countSchema, fewSchema, sumSchema } from '../fields';
import { type Cube, terrainCubes } from '../sides';

/** AT-4: all colours that go through the Tree. */
export const cubes = ['red', 'blue', 'purple', ...terrainCubes] as const satisfies readonly Cube[];

/* @__NO_SIDE_EFFECTS__ */
const cubeFields = <S extends v.GenericSchema<unknown, number>>(number: S) =>
  optionalFields({
    red: number,
    blue: number,
    purple: number,
    brown: number,
    green: number,
    yellow: number,
    teal: number,
  });
/** So many cubes of each colour; a missing colour has none. */
export const cubeCountsSchema = object(cubeFields(countSchema));
export type CubeCounts = Output<typeof cubeCountsSchema>;
/** Sums from several places may be larger; what players enter at once is smaller. */
export const cubeSumsSchema = object(cubeFields(sumSchema));
export const fewCubesSchema = object(cubeFields(fewSchema));
export const cubeSchema = v.picklist(cubes);

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
