import * as v from 'valibot';
import { list, saidSchema, text, wholeNumber } from '../../basics/schema';
import { keySchema } from '../../might/fields';
import { hexNameSchema, textSchema } from '../../stage/fields';

// Fields that the schemas of fights share.

/** The name of a character or thing in the fight, with the number that tells it from others of its kind. */
export const LABEL_LENGTH = 200;
export const labelSchema = text(LABEL_LENGTH);
/** Numbers that only grow: rounds, tasks, jobs, sums. */
export const growingSchema = wholeNumber(0, 1e9);
export const idListSchema = list(keySchema, 500);
/* @__NO_SIDE_EFFECTS__ */
export const manyOf = <S extends v.GenericSchema<unknown, unknown>>(item: S) => list(item, 500);
/** A hex, or null for a model whose position is not tracked, or that is off the board. */
export const positionSchema = v.nullable(hexNameSchema);
export const hexListSchema = list(hexNameSchema, 2_000);
export const taskIdListSchema = list(growingSchema, 2_000);
export const sideSchema = v.picklist(['oathsworn', 'enemy']);
/** A player's own words, those of an older save, or a message as data. */
export const messageSchema = saidSchema(textSchema, 500, 'table.not-said');
