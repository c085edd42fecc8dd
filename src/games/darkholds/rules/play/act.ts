import * as v from 'valibot';
import {
  flag,
  keyText,
  list,
  type Output,
  object,
  optional,
  variants,
  wholeNumber,
} from '../../../../basics/schema';
import {
  countSchema,
  idListSchema,
  idSchema,
  nameSchema,
  outcomeSchema,
  squareSchema,
  textSchema,
} from '../fields';
import { deedListSchema } from './card';
import { itemSchema } from './goods';
import { hirelingSchema, kitChangeSchema, levelWordsSchema, settingChangeSchema } from './kit';

/** Digits of the players' D10s; missing where the app rolls. */
export const digitsSchema = list(wholeNumber(0, 9), 500);
export const rollsField = optional(digitsSchema);
const weapon = optional(countSchema);

/** What is at hand: an equipment marker on a square, or somebody who is unconscious there. */
const sourceSchema = v.union([v.strictObject({ square: squareSchema }), v.strictObject({ body: idSchema })]);
export type Source = Output<typeof sourceSchema>;

/** AT-5: so many dice of one attack at one foe. */
const sharesSchema = list(object({ target: idSchema, dice: wholeNumber(0, 100) }), 50);
export type Share = Output<typeof sharesSchema>[number];

const ids = idListSchema(200);
/** What the players do in the hero phase, with everything that they agree on. */
export const actVariants = {
  /** TU-2: one begins to spend its vigour; whoever spent before is done. */
  activate: { id: idSchema },
  rest: { id: optional(idSchema) },
  begins: { player: optional(nameSchema) },
  pass: { to: optional(nameSchema) },
  /** HA-1. */
  trace: { id: idSchema, path: list(squareSchema, 500) },
  leap: { id: idSchema, to: squareSchema, rolls: rollsField },
  /** HA-2, AT-5. */
  shoot: { id: idSchema, target: idSchema, weapon, rolls: rollsField },
  split: { id: idSchema, shares: sharesSchema, weapon, rolls: rollsField },
  aim: { id: idSchema },
  /** MK-12. */
  bash: { id: idSchema, at: squareSchema, by: v.picklist(['combat', 'shot', 'cast']), weapon: countSchema },
  /** HA-3. */
  acquire: { id: idSchema, from: sourceSchema, items: ids, leave: optional(ids) },
  discard: {
    id: idSchema,
    at: squareSchema,
    items: ids,
    take: optional(object({ from: sourceSchema, items: ids })),
  },
  /** HA-4: the app's deck, or a card of the players'. */
  rummage: { id: idSchema, at: squareSchema, card: optional(itemSchema) },
  putDown: {},
  /** HA-5: hacksilver goes from the first to the second; below 0 the other way. */
  trade: {
    id: idSchema,
    with: idSchema,
    give: optional(idSchema),
    get: optional(idSchema),
    silver: wholeNumber(-999, 999),
  },
  /** HA-6. */
  cast: { id: idSchema, cast: countSchema, target: optional(idSchema), rolls: rollsField },
  /** HA-7. */
  recover: { id: idSchema, rolls: rollsField },
  /** HA-8: by an ability or an item. */
  revive: { id: idSchema, whom: idSchema },
  /** HA-9. */
  release: { id: idSchema, at: squareSchema, rolls: rollsField },
  /** HA-10. */
  unweb: { id: idSchema },
  use: { id: idSchema, item: idSchema },
  /** DK-1, TU-3: a card that the players drew from their own deck. */
  card: { label: nameSchema, also: deedListSchema },
  agree: { settings: settingChangeSchema },
  players: { players: list(nameSchema, 20), enemyPlayer: countSchema },
  item: { id: idSchema, item: itemSchema, deck: flag },
  hireling: { hireling: hirelingSchema },
  kit: { id: idSchema, change: kitChangeSchema },
  pin: { rule: keyText(20), text: textSchema },
  words: { words: list(levelWordsSchema, 100) },
  block: { entry: idSchema, blocked: flag },
  /** TU-1: its own condition is met, or nobody can be revived. */
  end: { end: outcomeSchema },
};
const actSchema = variants('do', actVariants);
export type Act = Output<typeof actSchema>;
