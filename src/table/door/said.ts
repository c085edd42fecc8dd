import * as v from 'valibot';
import type { Part, Said, Sentence } from '../../basics/said';
import { text } from '../../packs/schema-steps';
import type { Of } from './of';

/** Sentences within sentences: the core goes a few deep, a file that goes on and on is none of ours. */
const deepest = 40;

function shallow(value: unknown, deep = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return deep < deepest && Object.values(value).every(one => shallow(one, deep + 1));
}

const part: Of<Part> = v.lazy(() =>
  v.union([text, v.number(), v.boolean(), v.null(), v.pipe(v.array(part), v.maxLength(500)), sentence]),
);
const sentence: Of<Sentence> = v.objectWithRest({ say: v.pipe(v.string(), v.maxLength(80)) }, part);

/** Somebody's own words, those of an older save, or a sentence as data. */
export const said: Of<Said> = v.pipe(
  v.unknown(),
  v.check(value => shallow(value), 'table.not-said'),
  v.union([text, sentence]),
);
