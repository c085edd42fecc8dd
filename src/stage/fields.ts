import * as v from 'valibot';
import { notObjectName } from '../basics/own-name';
import { list, object, optional, text, wholeNumber } from '../basics/schema';
import { directions } from '../hex/direction';

// Fields that the schemas of packs and fights share.

/** Long enough for any sentence of a card, short enough that a hostile file cannot freeze a screen. */
export const TEXT_LENGTH = 4_000;
export const NAME_LENGTH = 120;
/** What players type during setup and in a fight is shorter, so that it fits on the board and in lists. */
export const SHORT_TEXT_LENGTH = 300;
export const SHORT_NAME_LENGTH = 40;
export const ID_LENGTH = 80;
export const TOKEN_LENGTH = 40;

export const textSchema = text(TEXT_LENGTH);
export const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(NAME_LENGTH));
/** Ids are keys: letters, digits, dot, dash, underscore and slash. */
export const idSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${notObjectName}[\\p{L}\\p{N}][\\p{L}\\p{N}._/-]{0,${ID_LENGTH - 1}}$`, 'u')),
);
/** A combat token, a status token, or any other that a rules board names. */
export const tokenSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(TOKEN_LENGTH),
  v.regex(new RegExp(`^${notObjectName}`)),
);

export const stageSchema = v.picklist([1, 2, 3]);
export const hexNameSchema = v.pipe(v.string(), v.regex(/^[A-Z]{1,2}[1-9]\d?$/));
export const directionSchema = v.picklist(directions);
export const arcSchema = v.picklist(['front', 'rear', 'left', 'right', 'flank']);
/** The directions from the core of an enemy that faces north to one of its hexes. */
export const pathSchema = list(directionSchema, 12);
export const untilSchema = v.picklist(['endOfRound', 'endOfNextRound', 'endOfStage', 'endOfEncounter']);

const cubes = optional(wholeNumber(0, 18));
/** How many cards (or dice) of each color. A missing color has none. */
export const cubesSchema = object({ white: cubes, yellow: cubes, red: cubes, black: cubes });
