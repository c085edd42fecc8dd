import * as v from 'valibot';
import type { Part, Said, Sentence } from '../../basics/said';

const text = v.pipe(v.string(), v.maxLength(4000));
const key = v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/));

const part: v.GenericSchema<unknown, Part> = v.lazy(() =>
  v.union([text, v.number(), v.boolean(), v.null(), v.pipe(v.array(part), v.maxLength(200)), sentence]),
);
const sentence: v.GenericSchema<unknown, Sentence> = v.objectWithRest({ say: key }, part);

/** Somebody's own words, those of an older save, or a sentence for the screen to word. */
export const said: v.GenericSchema<unknown, Said> = v.union([text, sentence]);
