import * as v from 'valibot';
import type { Part, Said, Sentence } from '../../basics/said';
import { wholeNumber } from '../../basics/schema';
import { LAST_LEVEL } from './levels';

// Fields that many schemas of a campaign share.

export const LAST_CHAPTER = 21;
/** Names are no longer than this, notes no longer than that. */
export const NAME_LENGTH = 120;
export const NOTES_LENGTH = 4_000;
/** What adds up over a campaign is not limited by what players may enter at once. */
export const MANY = 10_000;

export const notesSchema = v.pipe(v.string(), v.maxLength(NOTES_LENGTH));
export const nameSchema = v.pipe(v.string(), v.maxLength(NAME_LENGTH));
/** Ids are given by the app itself: a letter and a number. */
export const idSchema = v.pipe(v.string(), v.regex(/^[a-z]\d{1,9}$/));
export const countSchema = wholeNumber(0, 9_999);
export const sumSchema = wholeNumber(0, 1e9);
export const chapterSchema = wholeNumber(1, LAST_CHAPTER);
export const levelSchema = wholeNumber(1, LAST_LEVEL);
/** A number printed on a board or card; null until it was entered. */
export const printedSchema = v.nullable(wholeNumber(0, 99));
export const cooldownSchema = v.picklist([0, 1, 2, 3]);
export const kindSchema = v.picklist(['full', 'companion']);
/** A sum for each character. */
export const countsSchema = v.record(idSchema, sumSchema);

const key = v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/));
const part: v.GenericSchema<unknown, Part> = v.lazy(() =>
  v.union([
    notesSchema,
    v.number(),
    v.boolean(),
    v.null(),
    v.pipe(v.array(part), v.maxLength(200)),
    sentence,
  ]),
);
const sentence: v.GenericSchema<unknown, Sentence> = v.objectWithRest({ say: key }, part);
/** A player's own words, those of an older save, or a message as data. */
export const saidSchema: v.GenericSchema<unknown, Said> = v.union([notesSchema, sentence]);
