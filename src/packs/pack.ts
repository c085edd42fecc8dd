import * as v from 'valibot';
import { list, type Output, object, optional, optionalFields, wholeNumber } from '../basics/schema';
import { allyCardSchema, heroClassSchema, injuryCardSchema, itemCardSchema } from '../stage/company';
import { encounterSchema } from '../stage/encounter';
import { cubesSchema, idSchema, nameSchema, textSchema } from '../stage/fields';

/** The version of the format that is written. Every older version can be read too. */
export const PACK_VERSION = 1;

/** One filled shape of a picture: the data of an SVG path and one of the theme's own colors. Never markup. */
const strokeSchema = object({
  d: v.pipe(v.string(), v.maxLength(20_000), v.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9eE.,+\s-]*$/)),
  tone: v.picklist(['dark', 'wood', 'bone', 'ember', 'moss', 'water']),
});

/** A picture of an encounter, an enemy or a hero, drawn in a square of 512. */
const pictureSchema = object({ of: idSchema, strokes: list(strokeSchema, 200) });
export type Picture = Output<typeof pictureSchema>;

/** A ready-made character: one tap puts it into a fight. Items and abilities by their ids in the same pack. */
const readyHeroSchema = object({
  id: idSchema,
  name: nameSchema,
  class: idSchema,
  kind: v.picklist(['full', 'companion']),
  /** The seven cards in the hand of a full character (SU-7). */
  hand: optional(list(idSchema, 7)),
  items: optional(list(idSchema, 12)),
  archetype: optional(idSchema),
  /** The value where no item gives it. */
  defense: optional(wholeNumber(0, 20)),
  might: optional(cubesSchema),
  range: optional(wholeNumber(1, 99)),
  text: optional(textSchema),
});
export type ReadyHero = Output<typeof readyHeroSchema>;

const label = optional(nameSchema);
const words = optional(textSchema);
const lists = {
  classes: list(heroClassSchema, 60),
  items: list(itemCardSchema, 2000),
  injuries: list(injuryCardSchema, 200),
  allies: list(allyCardSchema, 200),
  heroes: list(readyHeroSchema, 60),
  pictures: list(pictureSchema, 400),
};

/** What a pack contains besides its encounters. */
export const packPartsSchema = v.object({ text: words, language: label, ...optionalFields(lists) });
export type PackParts = Output<typeof packPartsSchema>;
/** A list that may be missing in a file. It is empty then. */
const orEmpty = <S extends v.GenericSchema<unknown, readonly unknown[]>>(schema: S) =>
  v.exactOptional(schema, []);

/** The schema of a pack file. Fields of later versions are kept. */
export const packSchema = object({
  format: v.literal('northwest-pack'),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  id: idSchema,
  name: nameSchema,
  author: label,
  licence: label,
  language: label,
  text: words,
  encounters: orEmpty(list(encounterSchema, 200)),
  classes: orEmpty(lists.classes),
  items: orEmpty(lists.items),
  injuries: orEmpty(lists.injuries),
  allies: orEmpty(lists.allies),
  heroes: orEmpty(lists.heroes),
  pictures: orEmpty(lists.pictures),
});
export type Pack = Output<typeof packSchema>;
