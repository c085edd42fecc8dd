import fc from 'fast-check';
import { hollowFork } from '../../../src/games/harrow/sample/hollow-fork';
import type { Fields } from './ask';

/** All hexes of the sample's map, with what they are. */
const sampleHexes: readonly { readonly hex: string; readonly letter: string }[] = hollowFork.columns.flatMap(
  (letters, column) =>
    [...letters].flatMap((letter, row) =>
      letter === '.' ? [] : [{ hex: `${'ABCDEFGHI'[column]}${row + 1}`, letter }],
    ),
);

const names = sampleHexes.map(({ hex }) => hex);
const offBrambles = sampleHexes.filter(({ letter }) => letter !== 'x').map(({ hex }) => hex);

const group = fc
  .record({
    side: fc.constantFrom('protectors', 'family'),
    haints: fc.integer({ min: 0, max: 3 }),
    legends: fc.integer({ min: 0, max: 1 }),
    sick: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ sick, ...rest }) => ({ ...rest, infected: Math.min(sick, rest.haints) }));

/** A legal board of the solo game on the sample's map: no two things that bar each other share a hex. */
export const soloBoard: fc.Arbitrary<Fields> = fc
  .record({
    hexes: fc.shuffledSubarray(names, { minLength: 16, maxLength: 16 }),
    groups: fc.array(group, { minLength: 1, maxLength: 8 }),
    storms: fc.subarray(offBrambles, { maxLength: 6 }),
    paths: fc.array(fc.constantFrom(...names), { maxLength: 5 }),
    bonfires: fc.integer({ min: 0, max: 2 }),
    goals: fc.tuple(fc.boolean(), fc.boolean()),
    hester: fc.option(fc.constantFrom(...names)),
  })
  .map(({ hexes, groups, storms, paths, bonfires, goals, hester }) => {
    const free = [...hexes];
    const next = (): string => free.shift() ?? 'E2';
    return {
      units: groups.map(one => ({ at: next(), ...one })),
      bonfires: Array.from({ length: bonfires }, () => ({ at: next(), tokens: 2 })),
      townsfolk: goals[0]
        ? [
            free.splice(
              free.findIndex(hex => hex !== 'E5'),
              1,
            )[0],
          ]
        : [],
      buildings: goals[1] ? [next()] : [],
      storms,
      paths,
      hester,
    };
  });
