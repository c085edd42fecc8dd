import * as v from 'valibot';
import { draw, type Stream } from '../../../../basics/random';
import { list, type Output, object, streamState } from '../../../../basics/schema';
import type { Cube } from '../sides';
import { type Learned, learn, type Observation, observationSchema, type Rates } from '../tree';
import { type CubeCounts, countOf, cubeCountsSchema, cubes, minus, plus } from './cubes';

/** TR: the Tree of this game: the box on the table, or the app's own for those without it (TR-5). */
export const treeSchema = object({
  kind: v.picklist(['box', 'app']),
  inside: cubeCountsSchema,
  /** TR-3: what this box has let through, one colour and activation each. */
  seen: list(observationSchema, 500),
  /** Feeds the app's tree and nothing else. */
  stream: streamState,
});
export type TreeBox = Output<typeof treeSchema>;

/** TR-5 */
export const appRates: Rates = { fresh: 2 / 3, lodged: 1 / 3 };

const mostSeen = 100;

/** TR-3: what an activation teaches, colour by colour. */
export const observed = (dropped: CubeCounts, inside: CubeCounts, out: CubeCounts): Observation[] =>
  cubes
    .filter(cube => countOf(dropped, cube) + countOf(inside, cube) > 0)
    .map(cube => ({
      dropped: countOf(dropped, cube),
      inside: countOf(inside, cube),
      out: countOf(out, cube),
    }));

/** TR-1: the first colour of which more is said to have come out than was there. */
export const tooMany = (dropped: CubeCounts, inside: CubeCounts, out: CubeCounts): Cube | undefined =>
  cubes.find(cube => countOf(out, cube) > countOf(dropped, cube) + countOf(inside, cube));

/** TR-1: the tree after an activation; of the app's own nothing is learned. */
export const afterDrop = (
  tree: TreeBox,
  dropped: CubeCounts,
  out: CubeCounts,
  stream: Stream = tree.stream,
): TreeBox => ({
  ...tree,
  inside: minus(plus(tree.inside, dropped), out),
  seen:
    tree.kind === 'app' ? tree.seen : [...tree.seen, ...observed(dropped, tree.inside, out)].slice(-mostSeen),
  stream,
});

/** TR-5: what comes out of the app's tree: two of three cubes dropped now, one of three lodged ones. */
export function shake(
  tree: TreeBox,
  dropped: CubeCounts,
): { readonly out: CubeCounts; readonly stream: Stream } {
  let stream = tree.stream;
  const comes = (thirds: number): boolean => {
    const [n, next] = draw(stream, 1, 3);
    stream = next;
    return n <= thirds;
  };
  let out: CubeCounts = {};
  for (const cube of cubes) {
    let came = 0;
    for (let i = countOf(dropped, cube); i > 0; i--) if (comes(2)) came++;
    for (let i = countOf(tree.inside, cube); i > 0; i--) if (comes(1)) came++;
    if (came > 0) out = { ...out, [cube]: came };
  }
  return { out, stream };
}

const learnedFrom = new WeakMap<readonly Observation[], Learned>();

/** TR-3: worked out once for what was seen. */
export function learnedOf({ seen }: TreeBox): Learned {
  const known = learnedFrom.get(seen);
  if (known) return known;
  const learned = learn(seen);
  learnedFrom.set(seen, learned);
  return learned;
}
