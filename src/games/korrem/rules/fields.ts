import * as v from 'valibot';
import { keyText, list, text, wholeNumber } from '../../../basics/schema';

// Fields that many schemas of this game share.

/** Names of cards, armies and nations are no longer than this. */
export const NAME_LENGTH = 80;
/** The names that players type for their nations are shorter, so that they fit in the tabs. */
export const SHORT_NAME_LENGTH = 40;
export const idSchema = keyText(80);
export const nameSchema = text(NAME_LENGTH);
export const countSchema = wholeNumber(0, 9_999);
/** A printed number of a card. */
export const numberSchema = wholeNumber(0, 999);
export const d8Schema = wholeNumber(1, 8);
/* @__NO_SIDE_EFFECTS__ */
export const idListSchema = (most: number) => list(idSchema, most);
/** BG-1: x grows to the east, y to the south. No table is wider. */
export const cellSchema = v.strictTuple([wholeNumber(-200, 200), wholeNumber(-200, 200)]);
