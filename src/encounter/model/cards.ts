import { list, type Output, object, optional } from '../../basics/schema';
import { byKey, countSchema, keySchema, numberSchema } from '../../might/fields';
import {
  choiceSchema,
  choicesSchema,
  cooldownSchema,
  handsSchema,
  itemKindSchema,
} from '../../stage/company';
import { cubesSchema, textSchema } from '../../stage/fields';
import { growingSchema, labelSchema } from './fields';

// Cards as a fight stores them: those that a pack would refuse too, because a campaign or the players entered them.

const abilityCardSchema = object({
  id: keySchema,
  name: labelSchema,
  cooldown: cooldownSchema,
  defense: optional(numberSchema),
  level: optional(countSchema),
  choices: choicesSchema,
});
const itemCardSchema = object({
  id: keySchema,
  name: labelSchema,
  kind: itemKindSchema,
  hands: optional(handsSchema),
  defense: optional(numberSchema),
  might: optional(cubesSchema),
  range: optional(countSchema),
  cooldown: optional(cooldownSchema),
  choices: choicesSchema,
  companion: optional(choiceSchema),
  value: optional(growingSchema),
});
const injuryCardSchema = object({
  id: keySchema,
  name: labelSchema,
  cooldown: cooldownSchema,
  text: textSchema,
});
export const archetypeSchema = object({ id: keySchema, name: labelSchema, choices: choicesSchema });
export const allyCardSchema = object({
  id: keySchema,
  name: labelSchema,
  defense: numberSchema,
  might: cubesSchema,
  moveCost: countSchema,
  moveHexes: countSchema,
  attackCost: countSchema,
  range: optional(countSchema),
  once: optional(choiceSchema),
  text: optional(textSchema),
});

/** The cards of each Oathsworn, by id. */
export const librarySchema = object({
  abilities: byKey(abilityCardSchema),
  items: byKey(itemCardSchema),
  injuries: byKey(injuryCardSchema),
  archetypes: byKey(archetypeSchema),
});
export type Library = Output<typeof librarySchema>;
export const abilityListSchema = list(abilityCardSchema, 100);
export const itemListSchema = list(itemCardSchema, 100);
export const injuryListSchema = list(injuryCardSchema, 100);
