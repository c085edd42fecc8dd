import * as v from 'valibot';
import { flag, list, type Output, object, optional, wholeNumber } from '../basics/schema';
import { arcSchema, cubesSchema, idSchema, nameSchema, pathSchema, textSchema, tokenSchema } from './fields';
import { effectSchema } from './steps';

export const cooldownSchema = v.picklist([0, 1, 2, 3]);
export type Cooldown = Output<typeof cooldownSchema>;

const maybeNumber = (low: number, high: number) => optional(wholeNumber(low, high));
const maybeFlag = optional(flag);
const hit = optional(list(effectSchema, 20));
/** The numbers of the effect count for each HP that its player has lost (TM-13). */
const per = optional(v.literal('lostHp'));
const on = v.picklist(['self', 'friend']);

/** The hexes that an attack of the company covers; `drawn` as paths from the attacker's hex, facing north. */
const heroAreaSchema = v.union([
  v.picklist(['adjacent', 'circle', 'wave']),
  object({ cone: wholeNumber(1, 99) }),
  object({ drawn: v.pipe(list(pathSchema, 200), v.minLength(1)) }),
]);

/** What a card's effect does, as far as the app can carry it out. The rest is text, done by hand. */
export const heroEffectSchema = v.variant('effect', [
  object({
    effect: v.literal('attack'),
    range: maybeNumber(1, 99),
    bonus: maybeNumber(-20, 40),
    empower: maybeNumber(0, 40),
    redraws: maybeNumber(0, 20),
    might: optional(cubesSchema),
    unarmed: maybeFlag,
    /** The attack needs no line of sight (AT-5). */
    noSight: maybeFlag,
    /** Falcons or Sentinels attack instead, each within reach of the same target (GM-10). */
    with: optional(v.picklist(['falcons', 'sentinels'])),
    area: optional(heroAreaSchema),
    /** The card spares friends. Without it an area hits everyone (AE-1). */
    only: optional(v.literal('enemies')),
    chain: optional(object({ range: wholeNumber(1, 99), max: wholeNumber(1, 40), ranged: maybeFlag })),
    charge: maybeNumber(1, 99),
    hit,
    per,
  }),
  /** Up to so many hexes; with `exact` all of them or none (TM-12). */
  object({
    effect: v.literal('move'),
    hexes: wholeNumber(0, 99),
    how: optional(v.literal('exact')),
    on: optional(on),
    per,
  }),
  object({ effect: v.literal('gain'), token: tokenSchema, count: wholeNumber(1, 20), on, per }),
  object({ effect: v.literal('heal'), hp: wholeNumber(1, 12), on, per }),
  object({ effect: v.literal('animus'), by: wholeNumber(-20, 20), on, per }),
  /** Changes the player's own attack in progress: damage, redraws, and further effects of a hit (IT-5, IT-7). */
  object({
    effect: v.literal('boost'),
    bonus: maybeNumber(-20, 40),
    redraws: maybeNumber(0, 20),
    hit,
    per,
  }),
  object({ effect: v.picklist(['taunt', 'refresh']) }),
  /**
   * Adds defense for one target of the attack in progress, or until the end of the round if there is none. A friend
   * may be the player (TM-5), `other` may not.
   */
  object({
    effect: v.literal('guard'),
    defense: wholeNumber(0, 40),
    on: optional(v.picklist(['self', 'friend', 'other'])),
    per,
  }),
  /** Cards of the enemy's attack count as 0: the lowest unless `which` says otherwise. `within`: its range (EA-9). */
  object({
    effect: v.literal('weaken'),
    ignore: wholeNumber(1, 20),
    which: optional(v.picklist(['lowest', 'highest'])),
    within: maybeNumber(0, 99),
  }),
  object({ effect: v.literal('forceRedraw'), count: wholeNumber(1, 20), within: maybeNumber(0, 99) }),
  object({ effect: v.literal('text'), text: textSchema }),
]);
export type HeroEffect = Output<typeof heroEffectSchema>;

/** Who a requirement looks for around the player. */
const around = v.picklist(['enemy', 'friend', 'oathsworn', 'sentinel']);
export type Around = Output<typeof around>;

/** What must be true for an effect to be chosen (AB-4, HU-4). What only the players can tell is `text`. */
const needSchema = v.variant('need', [
  object({ need: v.literal('token'), token: tokenSchema, count: wholeNumber(1, 40) }),
  object({ need: v.literal('hp'), atLeast: maybeNumber(0, 12), atMost: maybeNumber(0, 12) }),
  /** At least one (or `count`) of them within so many hexes. */
  object({ need: v.literal('near'), who: around, hexes: wholeNumber(0, 99), count: maybeNumber(1, 40) }),
  /** None of them within so many hexes. */
  object({ need: v.literal('clear'), who: around, hexes: wholeNumber(0, 99) }),
  /** In this arc of an enemy within so many hexes (1 unless stated). */
  object({ need: v.literal('arc'), arc: arcSchema, hexes: maybeNumber(1, 99) }),
  object({
    need: v.literal('falcons'),
    on: v.picklist(['self', 'friend', 'enemy', 'other']),
    count: wholeNumber(1, 8),
  }),
  object({ need: v.literal('sentinels'), count: wholeNumber(1, 8) }),
  /** Cards in this cooldown position around the board. */
  object({ need: v.literal('cooldown'), position: cooldownSchema, count: wholeNumber(1, 40) }),
  /** Armed (SE-23), or the move action of this turn is still available, or has been taken. */
  object({ need: v.picklist(['armed', 'unmoved', 'moved']) }),
  object({ need: v.literal('text'), text: textSchema }),
]);
export type Need = Output<typeof needSchema>;

/** What is paid for an effect besides its animus (AB-4). */
const extraCostSchema = v.variant('pay', [
  object({ pay: v.literal('token'), token: tokenSchema, count: wholeNumber(1, 40) }),
  /** Never the last HP (OWN-101). */
  object({ pay: v.literal('hp'), hp: wholeNumber(1, 12) }),
  object({ pay: v.literal('sentinels'), count: wholeNumber(1, 8) }),
  object({ pay: v.literal('text'), text: textSchema }),
]);
export type ExtraCost = Output<typeof extraCostSchema>;

/** When an interrupt may be played. The app asks about a window only if a player has a card for it. */
export const windowSchema = v.picklist([
  'beforeDamage',
  'afterDamage',
  'whenHit',
  'whenMoved',
  'anytime',
  'onAttack',
  'onHit',
  /** An attack that hits contains a critical: once per attack, regardless of how many (IT-7). */
  'onCritical',
]);
export type Window = Output<typeof windowSchema>;

/** One of the effects between the lines of a card: only one of them is played. */
export const choiceSchema = object({
  id: idSchema,
  text: textSchema,
  cost: wholeNumber(0, 20),
  effects: list(heroEffectSchema, 12),
  interrupt: optional(windowSchema),
  needs: optional(list(needSchema, 8)),
  pays: optional(list(extraCostSchema, 8)),
});
export type Choice = Output<typeof choiceSchema>;
export const choicesSchema = list(choiceSchema, 12);

const abilityCardSchema = object({
  id: idSchema,
  name: nameSchema,
  cooldown: cooldownSchema,
  /** Added when the card is played for defense; 0 if missing. */
  defense: maybeNumber(0, 20),
  level: maybeNumber(1, 21),
  choices: choicesSchema,
});
export type AbilityCard = Output<typeof abilityCardSchema>;

/** A companion's two abilities besides move and attack, each once per round. */
const archetypeSchema = object({ id: idSchema, name: nameSchema, choices: choicesSchema });
export type Archetype = Output<typeof archetypeSchema>;

/** A class by the numbers on its board, which the players enter (CP-2). */
export const heroClassSchema = object({
  id: idSchema,
  name: nameSchema,
  maxAnimus: wholeNumber(0, 30),
  regen: wholeNumber(0, 30),
  abilities: list(abilityCardSchema, 60),
  archetypes: optional(list(archetypeSchema, 20)),
  special: optional(textSchema),
});
export type HeroClass = Output<typeof heroClassSchema>;

export const itemKindSchema = v.picklist(['weapon', 'shield', 'armor', 'gear']);
export type ItemKind = Output<typeof itemKindSchema>;
export const handsSchema = v.picklist([0, 1, 2]);
export const itemCardSchema = object({
  id: idSchema,
  name: nameSchema,
  kind: itemKindSchema,
  hands: optional(handsSchema),
  defense: maybeNumber(0, 20),
  might: optional(cubesSchema),
  range: maybeNumber(1, 99),
  /** If missing, usable once per encounter. */
  cooldown: optional(cooldownSchema),
  choices: choicesSchema,
  /** Used by a companion instead of the other choices. */
  companion: optional(choiceSchema),
  value: maybeNumber(0, 999),
});
export type ItemCard = Output<typeof itemCardSchema>;

export const injuryCardSchema = object({
  id: idSchema,
  name: nameSchema,
  cooldown: cooldownSchema,
  text: textSchema,
});
export type InjuryCard = Output<typeof injuryCardSchema>;

export const allyCardSchema = object({
  id: idSchema,
  name: nameSchema,
  defense: wholeNumber(1, 20),
  might: cubesSchema,
  moveCost: wholeNumber(0, 20),
  moveHexes: wholeNumber(0, 20),
  attackCost: wholeNumber(0, 20),
  range: maybeNumber(1, 99),
  once: optional(choiceSchema),
  text: optional(textSchema),
});
export type AllyCard = Output<typeof allyCardSchema>;
