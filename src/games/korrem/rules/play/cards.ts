import * as v from 'valibot';
import { flag, list, type Output, object, wholeNumber } from '../../../../basics/schema';
import { abilityListSchema, attractionField, bondListSchema, kinds } from '../battle/card';
import { idSchema, nameSchema, numberSchema } from '../fields';
import { unsureField } from '../fight/model';
import { goodsSchema, resourceSchema } from '../goods';
import { natures } from '../meeting/natures';
import { realms } from '../world/creatures';

/** AR-1. */
export const magics = ['elemental', 'holy', 'unholy'] as const;

/** A card as it is carried over the map, or lies in a pile. */
export const memberSchema = object({
  id: idSchema,
  name: nameSchema,
  kind: v.picklist(kinds),
  attack: numberSchema,
  defense: numberSchema,
  health: wholeNumber(1, 999),
  speed: numberSchema,
  flying: flag,
  steps: wholeNumber(0, 20),
  /** SA-1: it lasts beyond battle. */
  undead: flag,
  attraction: attractionField,
  /** AT-5: romances, which last beyond battle. */
  bonds: bondListSchema,
  abilities: abilityListSchema,
  gathers: list(resourceSchema, 7),
  barter: flag,
  seafaring: flag,
  magic: v.nullable(v.picklist(magics)),
  cost: goodsSchema,
  /** EN-1, CR-1, VP-1: what a creature's card says; a nation's card says nothing of it. */
  nature: v.nullable(v.picklist(natures)),
  realm: v.nullable(v.picklist(realms)),
  points: numberSchema,
  /** BE-4: the nation in whose deck it belongs; null is the creature deck. */
  of: v.nullable(idSchema),
  /** TE-1: numbers that nobody has entered yet. */
  unsure: unsureField,
});
export type Member = Output<typeof memberSchema>;
/** No box holds more cards. */
export const memberListSchema = list(memberSchema, 300);

export const artifactSchema = object({
  id: idSchema,
  name: nameSchema,
  magic: v.picklist(magics),
  points: numberSchema,
  /** BG-5: which card of the army has it. */
  bearer: v.nullable(idSchema),
});
export type Artifact = Output<typeof artifactSchema>;
export const artifactListSchema = list(artifactSchema, 99);
