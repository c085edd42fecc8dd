import * as v from 'valibot';
import { flag, list, type Output, wholeNumber } from '../../basics/schema';
import type { Window } from '../../stage/company';
import { nameSchema } from './fields';

const cubes = v.exactOptional(wholeNumber(0, 18));
/** Might cubes of each color. */
export const poolSchema = v.object({ white: cubes, yellow: cubes, red: cubes, black: cubes });

const windows = [
  'beforeDamage',
  'afterDamage',
  'whenHit',
  'whenMoved',
  'anytime',
  'onAttack',
  'onHit',
  'onCritical',
] as const satisfies readonly Window[];
/** One of the effects of a card (AB-2), as far as the group has copied it. */
const useSchema = v.object({
  /** In the group's own words; the printed text stays on the card. */
  text: nameSchema,
  cost: wholeNumber(0, 20),
  attack: flag,
  /** Damage added to the attack. */
  bonus: wholeNumber(0, 40),
  move: wholeNumber(0, 20),
  /** When it interrupts; null is in the own turn. */
  window: v.nullable(v.picklist(windows)),
});
export type CardUse = Output<typeof useSchema>;
export const usesField = v.exactOptional(list(useSchema, 8));

/** The numbers of an ally's card. */
export const allyNumbersSchema = v.object({
  defense: wholeNumber(1, 20),
  might: poolSchema,
  /** Null is melee. */
  range: v.nullable(wholeNumber(1, 99)),
  moveCost: wholeNumber(0, 20),
  moveHexes: wholeNumber(0, 20),
  attackCost: wholeNumber(0, 20),
  /** What it can do once per encounter (UC-5), in the group's words. */
  once: nameSchema,
});
export type AllyNumbers = Output<typeof allyNumbersSchema>;

/** Where an ally's card has not been copied: what the fight begins with, to be put right there (OWN-141). */
export const UNREAD_ALLY: AllyNumbers = {
  defense: 2,
  might: { white: 2 },
  range: null,
  moveCost: 1,
  moveHexes: 3,
  attackCost: 1,
  once: '',
};
