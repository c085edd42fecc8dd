import * as v from 'valibot';
import { flag, list, type Output, object, optional, wholeNumber } from '../basics/schema';
import { idSchema, nameSchema, stageSchema, textSchema } from './fields';
import { stepsSchema } from './steps';

export const stageCardSchema = object({
  id: idSchema,
  /** Short enough to be said aloud: it identifies the card where the deck is made of paper. */
  label: nameSchema,
  stage: stageSchema,
  /** Empty if `known` is not true: nobody has entered the card yet. */
  steps: stepsSchema,
  /** If false or missing, the card is resolved by composing it at the table, or read aloud. */
  known: optional(flag),
  /** Entered by the group in a fight, not written by the pack's author. */
  taught: optional(flag),
  /** Stays on the table until the end of the round. */
  lasts: optional(flag),
  /** The kinds that act. If missing, every boss acts; if empty, nobody (steps for the board alone). */
  actors: optional(list(idSchema, 20)),
  text: optional(textSchema),
});
export type StageCard = Output<typeof stageCardSchema>;

/** An ability of the rules board, to which an italic name on a card refers. */
export const rulesAbilitySchema = object({
  id: idSchema,
  name: nameSchema,
  steps: stepsSchema,
  text: optional(textSchema),
});

/** What changes the stage before its five cards are drawn. Checked when a die is lost, and where its text says. */
export const stageTriggerSchema = v.variant('trigger', [
  object({
    trigger: v.picklist(['diceLost', 'bossesLost']),
    stage: stageSchema,
    count: wholeNumber(1, 60),
  }),
  object({ trigger: v.literal('broken'), stage: stageSchema, slot: idSchema, enemy: optional(idSchema) }),
  object({ trigger: v.literal('round'), stage: stageSchema, round: wholeNumber(1, 99) }),
  /** Nothing that the app can check: the players say when. */
  object({ trigger: v.literal('hand'), stage: stageSchema, text: textSchema }),
]);
export type StageTrigger = Output<typeof stageTriggerSchema>;
