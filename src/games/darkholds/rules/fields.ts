import * as v from 'valibot';
import { keyText, list, text, wholeNumber } from '../../../basics/schema';

// Fields that many schemas of this game share.

/** Names are no longer than this, texts of cards and abilities no longer than that. */
export const NAME_LENGTH = 200;
export const TEXT_LENGTH = 2_000;
/** What players type on one line is shorter, so that it fits on the board and in lists. */
export const SHORT_NAME_LENGTH = 60;
export const SHORT_TEXT_LENGTH = 400;
export const nameSchema = text(NAME_LENGTH);
export const textSchema = text(TEXT_LENGTH);
export const idSchema = keyText(80);
/* @__NO_SIDE_EFFECTS__ */
export const idListSchema = (most: number) => list(idSchema, most);
/** A square by its name, on another floor with its number: C4, C4/1. */
export const squareSchema = v.pipe(v.string(), v.regex(/^[A-Z]{1,2}\d{1,3}(\/\d{1,2})?$/));
export const squareListSchema = list(squareSchema, 20_000);
export const countSchema = wholeNumber(0, 9_999);
export const fewSchema = wholeNumber(0, 99);
/** A printed number, with all modifiers. */
export const numberSchema = wholeNumber(-1_000, 1_000);
export const outcomeSchema = v.picklist(['won', 'lost']);
