import * as v from 'valibot';
import { flag, list, type Output, object, optional, wholeNumber } from '../../../../basics/schema';
import { cellSchema, countSchema, d8Schema, idSchema, nameSchema, numberSchema } from '../fields';

export const kinds = ['character', 'machine', 'summon', 'wall', 'tower'] as const;
export const states = ['disabled', 'poisoned', 'frozen', 'undead'] as const;
export type State = (typeof states)[number];
/** AT-2. */
export const attractions = ['romance', 'companionship', 'intimacy', 'charisma'] as const;
export type AttractionType = (typeof attractions)[number];
export type BondType = Exclude<AttractionType, 'charisma'>;
/** NA-3: whom an ability is for. */
export const letters = ['A', 'R', 'S', 'C', 'E', 'D'] as const;
export type Letter = (typeof letters)[number];

const attractionSchema = object({ type: v.picklist(attractions), score: wholeNumber(0, 99) });
export const attractionField = v.nullable(attractionSchema);
export type Attraction = Output<typeof attractionSchema>;

export const bonds = ['romance', 'companionship', 'intimacy'] as const satisfies readonly BondType[];
export const bondSchema = object({ type: v.picklist(bonds), with: idSchema });
export const bondListSchema = list(bondSchema, 52);
export type Bond = Output<typeof bondSchema>;

/** BP-2: how often a card's text allows an ability; a missing field sets no limit. */
const limitsSchema = object({
  /** It excludes other abilities and the base attack. */
  focus: optional(flag),
  /** It is not used in two turns in a row. */
  recharge: optional(flag),
  /** Evaporate: so many uses in a battle. */
  battle: optional(wholeNumber(1, 99)),
  /** Deplete: so many uses in a game. */
  game: optional(wholeNumber(1, 99)),
});
export type Limits = Output<typeof limitsSchema>;

export const abilitySchema = object({
  name: nameSchema,
  /** The numbers of the D8 that activate it. */
  on: list(d8Schema, 8),
  target: v.picklist(letters),
  ranged: flag,
  damage: countSchema,
  /** NA-8: on so many faces of a D8 it works. */
  works: wholeNumber(0, 8),
  ready: flag,
  /** The card that it hit last, which may be gone. */
  last: v.nullable(idSchema),
  limits: optional(limitsSchema),
  /** BP-2: how often it was used in this game and in this battle, and the turn of its side when it was used last. */
  used: optional(object({ game: countSchema, battle: countSchema, turn: countSchema })),
});
export const abilityListSchema = list(abilitySchema, 12);
export type Ability = Output<typeof abilitySchema>;

/** What a battle changes of a card. */
export const cardNumbers = {
  at: cellSchema,
  attack: numberSchema,
  defense: numberSchema,
  health: wholeNumber(1, 999),
  damage: numberSchema,
  speed: numberSchema,
  flying: flag,
  artifacts: wholeNumber(0, 99),
  states: list(v.picklist(states), 4),
  abilities: abilityListSchema,
  bonds: bondListSchema,
};
export const cardFields = {
  ...cardNumbers,
  id: idSchema,
  side: idSchema,
  kind: v.picklist(kinds),
  /** NM-5: how far it walks in a turn. */
  steps: wholeNumber(0, 20),
  attraction: attractionField,
};
const cardSchema = object(cardFields);
export type Card = Output<typeof cardSchema>;

export const isAddOn = ({ kind }: Card): boolean => kind === 'wall' || kind === 'tower';
/** SA-5: what can lead an army; a summon is a character in this too. */
export const isLiving = ({ kind }: Card): boolean => kind === 'character' || kind === 'summon';
export const has = (card: Card, state: State): boolean => card.states.includes(state);
export const without = (states: readonly State[], state: State): State[] =>
  states.filter(one => one !== state);
/** NM-7. */
export const healthLeft = ({ health, damage }: Card): number => health - damage;

/** AT-5: a companionship between two that are both on the table. */
export const companions = (a: Card, b: Card): boolean =>
  a.bonds.some(bond => bond.type === 'companionship' && bond.with === b.id);
/** AT-5: a romance between two. */
export const lovers = (a: Card, b: Card): boolean =>
  a.bonds.some(bond => bond.type === 'romance' && bond.with === b.id);
