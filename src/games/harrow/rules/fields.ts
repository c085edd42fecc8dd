import * as v from 'valibot';
import { keyText, list, text, wholeNumber } from '../../../basics/schema';
import { mainSides } from './sides';

// Fields that many schemas of this game share.

/** Names are no longer than this, notes on a card no longer than that. */
export const NAME_LENGTH = 200;
export const NOTE_LENGTH = 2_000;
/** What players type is shorter, so that it fits on the board and in lists. */
export const SHORT_NAME_LENGTH = 60;
export const PLAYER_NAME_LENGTH = 40;
export const SHORT_NOTE_LENGTH = 400;
export const nameSchema = text(NAME_LENGTH);
/** The name of a card, which is also its key. */
export const cardNameSchema = keyText(NAME_LENGTH);
/** The id of a solo card or of a box. */
export const idSchema = keyText(80);
export const hexSchema = v.pipe(v.string(), v.regex(/^[A-Z]{1,2}\d{1,2}$/));
export const hexListSchema = list(hexSchema, 500);
export const countSchema = wholeNumber(0, 999);
/** What players may enter at once; sums of it may be larger. */
export const fewSchema = wholeNumber(0, 15);
export const sumSchema = wholeNumber(0, 99_999);
export const sideSchema = v.picklist(mainSides);
export const goalKindSchema = v.picklist(['townsfolk', 'building']);
