import * as v from 'valibot';
import {
  dictionary,
  list,
  type Output,
  object,
  optional,
  optionalFields,
  text,
  variants,
  wholeNumber,
} from '../../../../basics/schema';
import { cardNameSchema, hexListSchema, hexSchema, idSchema, nameSchema } from '../fields';
import { cardStepsSchema } from '../hester/model';
import { numberedSchema } from '../map';
import { stepListSchema } from '../pair/steps/model';
import { numbersSchema } from '../pair/things';
import { clockwiseSchema, faceSchema, piles } from '../solo/model';

export const letters = ['b', 'f', 'p', 'w', 'm', 'x', '.'] as const;
export type Letter = (typeof letters)[number];

/** HX-2: a map that may be unfinished: homes may be missing. */
const mapSchema = object({
  name: nameSchema,
  shape: object({ columns: wholeNumber(1, 26), rows: list(wholeNumber(1, 40), 26) }),
  columns: list(v.pipe(text(40), v.regex(/^[bfpwmx.]*$/)), 26),
  homes: hexListSchema,
  storms: hexListSchema,
  solo: numberedSchema,
});

/** What every box has. */
const boxFields = { map: mapSchema, faces: dictionary(faceSchema), clockwise: clockwiseSchema };
/** What a box has once it was entered. */
const laterFields = {
  /** PR-1, FA-1, KA-1: what its boards show. */
  numbers: optional(numbersSchema),
  /** CD-1: what its cards do: those of the sides, and Hester's. */
  cards: optional(dictionary(stepListSchema)),
  witch: optional(dictionary(cardStepsSchema)),
};
/** The group's own box: its map as far as it is painted, and what was entered of its solo cards. */
export const boxSchema = object({ ...boxFields, ...laterFields });
export type OwnBox = Output<typeof boxSchema>;

/** What one group gives to another: any part of a box. */
export const packFields = { ...optionalFields(boxFields), ...laterFields };
const packSchema = object(packFields);
export type Pack = Output<typeof packSchema>;

const color = v.picklist(piles);
export const boxCommandSchema = variants('do', {
  shape: { columns: wholeNumber(0, 999), rows: list(wholeNumber(0, 999), 26) },
  /** A stroke: one hex, and if wanted the one opposite it. */
  paint: { hexes: hexListSchema, letter: v.picklist(letters) },
  home: { at: hexSchema },
  storm: { at: hexSchema },
  number: { color, at: hexSchema, n: optional(wholeNumber(1, 40)) },
  unnumber: { color },
  name: { name: nameSchema },
  clockwise: { clockwise: clockwiseSchema },
  learn: { id: idSchema, face: faceSchema },
  numbers: { numbers: numbersSchema },
  /** CD-1: a card is entered, or deleted by null. */
  card: { name: cardNameSchema, steps: v.nullable(stepListSchema) },
  witchCard: { name: cardNameSchema, steps: v.nullable(cardStepsSchema) },
  /** Another group's pack is imported into this box. */
  take: { pack: packSchema },
});
export type BoxCommand = Output<typeof boxCommandSchema>;

export const boxEventSchema = variants('type', {
  map: { map: mapSchema },
  clockwise: { clockwise: clockwiseSchema },
  learned: { id: idSchema, face: faceSchema },
  numbers: { numbers: numbersSchema },
  card: { name: cardNameSchema, steps: v.nullable(stepListSchema) },
  witchCard: { name: cardNameSchema, steps: v.nullable(cardStepsSchema) },
});
export type BoxEvent = Output<typeof boxEventSchema>;
