import * as v from 'valibot';
import { flag, list, type Output, object, optional } from '../../basics/schema';
import { byKey, countSchema, keySchema, numberSchema } from '../../might/fields';
import { reminderTimeSchema } from '../../stage/encounter';
import { cubesSchema, directionSchema, stageSchema, untilSchema } from '../../stage/fields';
import { effectSchema } from '../../stage/steps';
import {
  growingSchema,
  hexListSchema,
  idListSchema,
  labelSchema,
  manyOf,
  messageSchema,
  positionSchema,
} from './fields';

export type Id = string;
/** The number of each kind of token. A missing kind has none. */
export const tokensSchema = byKey(countSchema);

const stand = { at: positionSchema, facing: directionSchema };
/** Where a model stands. */
export const standSchema = object(stand);
export type Stand = Output<typeof standSchema>;

export const animusSchema = object({ available: countSchema, reserve: countSchema });

/** No hand holds more cards than this, and a screen would take long to draw them. */
const held = list(keySchema, 300);
/** The cards around one player board, by id. The four lists together always contain all of them. */
export const cardsSchema = object({
  hand: held,
  cooldown: v.tuple([held, held, held, held]),
  /** Face down: used once per encounter. */
  spent: held,
  /** Cubes on an archetype or an ally: choices used this round (an ally's: this encounter). */
  cubes: held,
});
export type Cards = Output<typeof cardsSchema>;

export const cagedSchema = object({
  difficulty: countSchema,
  fail: list(effectSchema, 60),
  /** The last round that it holds for. */
  until: growingSchema,
  tried: flag,
  /** The stage card that stays on the table as a reminder (SE-7). */
  card: optional(keySchema),
});

export const consumedSchema = object({
  enemy: keySchema,
  slot: keySchema,
  /** HP that the slot has lost since: 6 free the character. */
  lost: countSchema,
  each: list(effectSchema, 60),
});
export type Consumed = Output<typeof consumedSchema>;

export const thrownListSchema = manyOf(object({ item: keySchema, at: positionSchema }));

const friendRoleSchema = v.picklist(['full', 'companion', 'ally', 'guardian', 'sentinel', 'friendly']);
export type FriendRole = Output<typeof friendRoleSchema>;
export const presenceSchema = v.picklist(['standing', 'unconscious', 'dead', 'consumed', 'gone']);
export type Presence = Output<typeof presenceSchema>;

/** A character on the company's side: the four Oathsworn, allies, the Guardian, Sentinels. */
export const friendSchema = object({
  id: keySchema,
  ...stand,
  name: labelSchema,
  role: friendRoleSchema,
  class: v.nullable(keySchema),
  /** The name of the class, if it differs from the id. */
  className: optional(labelSchema),
  presence: presenceSchema,
  hp: countSchema,
  maxHp: countSchema,
  defense: numberSchema,
  might: cubesSchema,
  range: countSchema,
  animus: animusSchema,
  regen: countSchema,
  tokens: tokensSchema,
  cards: cardsSchema,
  /** Whose turn an ally takes, or the owner of a creature. */
  of: v.nullable(keySchema),
  caged: v.nullable(cagedSchema),
  consumed: v.nullable(consumedSchema),
  thrown: thrownListSchema,
  /** The characters that a falcon sits on. Only the Huntress has falcons. */
  falcons: idListSchema,
  /** The number of Oathsworn phases for which it stays crippled. */
  crippledFor: countSchema,
});
export type Friend = Output<typeof friendSchema>;

const dieSchema = object({ id: keySchema, slot: keySchema, hp: countSchema, max: countSchema });
export type Die = Output<typeof dieSchema>;

export const enemySchema = object({
  id: keySchema,
  ...stand,
  kind: keySchema,
  name: labelSchema,
  number: v.nullable(growingSchema),
  present: flag,
  dice: manyOf(dieSchema),
  tokens: tokensSchema,
  crippledFor: countSchema,
  /** It has acted in this encounter phase (the rulebook's first point on minions). */
  acted: flag,
});
export type Enemy = Output<typeof enemySchema>;

export const obstacleSchema = object({ id: keySchema, kind: labelSchema, hexes: hexListSchema });
export type Obstacle = Output<typeof obstacleSchema>;
export const obstacleListSchema = list(obstacleSchema, 1_000);

const tileSchema = object({ kind: keySchema, hexes: hexListSchema });
export type Tile = Output<typeof tileSchema>;
export const tileListSchema = list(tileSchema, 1_000);

/** An effect that lasts. */
export const lastingSchema = object({
  id: keySchema,
  text: messageSchema,
  until: untilSchema,
  round: growingSchema,
  stage: stageSchema,
  card: v.nullable(keySchema),
  on: v.nullable(keySchema),
  defense: numberSchema,
  might: cubesSchema,
  excluded: flag,
});
export type Lasting = Output<typeof lastingSchema>;

/** The current turn of the Oathsworn phase. */
export const turnSchema = object({
  who: keySchema,
  moved: flag,
  played: flag,
  /** Water hexes that this turn has paid for (TL-2). */
  wet: optional(hexListSchema),
  /** Attacks bought with a token and not made yet (CN-5). */
  bought: optional(countSchema),
});
export type Turn = Output<typeof turnSchema>;

export const phaseSchema = v.picklist(['setup', 'refresh', 'oathsworn', 'encounter', 'endOfRound', 'over']);
/** The step within the phase; `open` waits for the players. */
export const phaseStepSchema = v.picklist(['start', 'open', 'card', 'minions', 'end']);
export type PhaseStep = Output<typeof phaseStepSchema>;
export const outcomeSchema = v.picklist(['victory', 'defeat', 'givenUp']);
export type Outcome = Output<typeof outcomeSchema>;

/** A task on the real table. It stays until a player ticks it. */
export const taskSchema = object({
  id: growingSchema,
  text: messageSchema,
  /** The models that it moves. It is dropped when the last of them leaves the board. */
  who: optional(idListSchema),
  /** The task only brings a model to where the app's board shows it. */
  placement: optional(flag),
});
export type Task = Output<typeof taskSchema>;
/** More tasks than players would ever tick: the screen shows the last of them. */
export const taskListSchema = list(taskSchema, 2_000);

/** The text of the encounter's author, or a message that the app made. */
export const reminderSchema = object({ id: keySchema, time: reminderTimeSchema, text: messageSchema });

const sums = byKey(growingSchema);
export const tallySchema = object({ dealt: sums, lost: sums, best: growingSchema });
export type Tally = Output<typeof tallySchema>;
