import { saidOf } from '../../play/shapes';
import { textSchema as text } from '../../stage/fields';

/** Somebody's own words, those of an older save, or a sentence as data. */
export const said = saidOf(text, 500, 'table.not-said');
