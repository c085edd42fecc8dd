import * as v from 'valibot';
import type { Said } from '../basics/said';
import { flag, list, type Output, object, optional, wholeNumber } from '../basics/schema';
import { rulesAbilitySchema, stageCardSchema, stageTriggerSchema } from './card';
import {
  cubesSchema,
  directionSchema,
  hexNameSchema,
  idSchema,
  nameSchema,
  pathSchema,
  stageSchema,
  textSchema,
} from './fields';
import { stepsSchema, targetRuleSchema } from './steps';

const words = optional(textSchema);
const hexes = v.pipe(list(hexNameSchema, 60), v.minLength(1));

/** A part of the body with one or more HP dice over some of its hexes (AR-2). */
export const slotSchema = object({
  id: idSchema,
  name: nameSchema,
  /** Paths from the core with the enemy facing north: `[]` is the core, `["N"]` the front of a flower. */
  hexes: v.pipe(list(pathSchema, 60), v.minLength(1)),
  /** The HP of each die in it. */
  dice: v.pipe(list(wholeNumber(1, 12), 12), v.minLength(1)),
  /** The icon that appears when it is broken; the slot's id if missing. */
  icon: optional(idSchema),
});
export type Slot = Output<typeof slotSchema>;

export const enemyKindSchema = object({
  id: idSchema,
  name: nameSchema,
  role: v.picklist(['boss', 'minion']),
  /** Paths from the core, facing north; one hex if missing. */
  footprint: optional(
    v.union([v.picklist(['single', 'flower']), v.pipe(list(pathSchema, 60), v.minLength(1))]),
  ),
  defense: wholeNumber(1, 60),
  might: cubesSchema,
  /** A boss's body. A minion has one die of `hp`. */
  slots: optional(list(slotSchema, 40)),
  hp: optional(wholeNumber(1, 12)),
  mob: optional(flag),
  /** The number of models in the box. */
  models: optional(wholeNumber(1, 60)),
  /** The minion box: what it does when minions act. */
  acts: optional(stepsSchema),
  /** A targeting rule of the rules board; a card's own words take precedence. */
  targets: optional(list(targetRuleSchema, 12)),
  keywords: optional(list(nameSchema, 20)),
  /** A minion that draws a reaction when it is removed, an exception to DM-5. */
  reacts: optional(flag),
});
export type EnemyKind = Output<typeof enemyKindSchema>;

const placedSchema = object({
  enemy: idSchema,
  at: hexNameSchema,
  facing: optional(directionSchema),
  /** The tracker token beside it, where several look alike. */
  number: optional(wholeNumber(1, 99)),
});
export type Placed = Output<typeof placedSchema>;

/** A friendly character that only stands there and can be hurt: a villager, a prisoner (OWN-206). */
const civilianSchema = object({
  name: nameSchema,
  hp: wholeNumber(1, 99),
  defense: wholeNumber(0, 60),
  /** If missing, the players place it. */
  at: optional(hexNameSchema),
});
export type Civilian = Output<typeof civilianSchema>;

/** Two row counts alternate over the columns (HX-3). */
const boardShapeSchema = object({
  columns: wholeNumber(1, 40),
  rows: v.tuple([wholeNumber(1, 40), wholeNumber(1, 40)]),
});
export type BoardShape = Output<typeof boardShapeSchema>;

export const reminderTimeSchema = v.variant('at', [
  object({ at: v.picklist(['refresh', 'oathsworn', 'encounter', 'minions', 'endOfRound']) }),
  object({ at: v.literal('stage'), stage: stageSchema }),
  object({ at: v.literal('broken'), slot: idSchema }),
  object({ at: v.literal('round'), round: wholeNumber(1, 99) }),
  object({ at: v.literal('hurt'), who: nameSchema }),
]);
export type ReminderTime = Output<typeof reminderTimeSchema>;

/** Reminders of packs hold text; those that the app makes in a fight are messages. */
const reminderText: v.GenericSchema<unknown, Said> = textSchema;
/** The cheapest help with a boss that no pack covers: words that appear when it is time. */
const reminderSchema = object({ id: idSchema, text: reminderText, time: reminderTimeSchema });
export type Reminder = Output<typeof reminderSchema>;

export const victorySchema = v.variant('victory', [
  /** Every HP die of every boss is gone. This always wins, besides any other condition. */
  object({ victory: v.literal('dice') }),
  object({ victory: v.literal('rounds'), rounds: wholeNumber(1, 99) }),
  object({ victory: v.literal('hand'), text: textSchema }),
]);

const threshold = wholeNumber(0, 99);
/** What happens when a counter reaches a number, up or down. */
export const counterPullSchema = v.variant('pull', [
  object({ pull: v.literal('stage'), at: threshold, stage: stageSchema }),
  object({ pull: v.literal('remind'), at: threshold, text: textSchema }),
  object({ pull: v.literal('end'), at: threshold, outcome: v.picklist(['victory', 'defeat']) }),
]);
export type CounterPull = Output<typeof counterPullSchema>;

/** Something that the encounter counts: villagers eaten, fog, doors opened. */
export const counterSchema = object({
  id: idSchema,
  name: nameSchema,
  start: wholeNumber(0, 99),
  pulls: list(counterPullSchema, 12),
});

const termSchema = object({ id: idSchema, name: nameSchema, text: textSchema });

/** The fields of an encounter, each usable alone. */
export const encounterFields = {
  id: idSchema,
  name: nameSchema,
  chapter: optional(wholeNumber(1, 21)),
  flavour: words,
  board: boardShapeSchema,
  startZone: list(hexNameSchema, 400),
  obstacles: list(object({ id: idSchema, kind: nameSchema, hexes }), 60),
  tiles: list(object({ kind: idSchema, hexes }), 200),
  enemies: v.pipe(list(enemyKindSchema, 40), v.minLength(1)),
  placed: list(placedSchema, 100),
  civilians: optional(list(civilianSchema, 20)),
  /** The three stages may have other sizes than five; each card names its stage. */
  cards: list(stageCardSchema, 60),
  abilities: list(rulesAbilitySchema, 40),
  triggers: list(stageTriggerSchema, 20),
  reminders: list(reminderSchema, 60),
  victory: victorySchema,
  counters: optional(list(counterSchema, 12)),
  /** Tile kinds of the rules board besides fire and water, and what they do, in words. */
  tileKinds: optional(list(termSchema, 20)),
  /** What poison does here, and other tokens of the rules board. */
  tokens: optional(list(termSchema, 20)),
  /** What the players do by hand during setup. */
  checklist: list(textSchema, 40),
  note: words,
};
/** Everything that a pack says about one fight. A fight stores a complete copy of it. */
export const encounterSchema = object(encounterFields);
export type Encounter = Output<typeof encounterSchema>;
