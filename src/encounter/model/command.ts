import * as v from 'valibot';
import { flag, list, type Output, object, optional, text, variants } from '../../basics/schema';
import { colorSchema, faceSchema } from '../../might/cards';
import { mightCommandSchema } from '../../might/commands';
import { countSchema, keySchema, numberSchema } from '../../might/fields';
import { rulesAbilitySchema, stageCardSchema, stageTriggerSchema } from '../../stage/card';
import { counterSchema, enemyKindSchema, victorySchema } from '../../stage/encounter';
import {
  cubesSchema,
  directionSchema,
  idSchema,
  NAME_LENGTH,
  nameSchema,
  stageSchema,
} from '../../stage/fields';
import { effectSchema, stepsSchema } from '../../stage/steps';
import { allyCardSchema } from './cards';
import { reminderSchema, tileListSchema } from './entities';
import {
  growingSchema,
  hexListSchema,
  idListSchema,
  labelSchema,
  positionSchema,
  sideSchema,
  taskIdListSchema,
} from './fields';
import { settingsSchema } from './settings';
import { strikeSchema } from './strike';

const who = keySchema;
const at = positionSchema;
/** The players do it even though a rule forbids it (`mayOverrule`); the log says so. */
const anyway = optional(flag);
const maybeCount = optional(countSchema);

const cardEntries = {
  /** Missing: nobody gave the card a name. */
  label: optional(nameSchema),
  steps: stepsSchema,
  lasts: optional(flag),
  /** The kinds of enemies that act; missing: every boss. */
  actors: optional(list(idSchema, 20)),
};
/** A stage card as the players composed it. */
const composedSchema = object(cardEntries);
export type Composed = Output<typeof composedSchema>;

/** The targets of an enemy attack, as the players read them from the card. */
const strikes = {
  attackers: idListSchema,
  targets: idListSchema,
  /** Icons of the card's attack (MT-8). */
  breaks: optional(list(idSchema, 20)),
  /** Instead of their own might; `add` is added to it. */
  might: optional(cubesSchema),
  add: optional(cubesSchema),
  /** What a hit does besides. */
  hit: optional(list(effectSchema, 20)),
};
export type Strikes = Output<v.ObjectSchema<typeof strikes, undefined>>;

const defenseSchema = object({ who, card: optional(keySchema), plus: maybeCount });
export type Defense = Output<typeof defenseSchema>;

/** A player's answer. The current question lists which of these it takes. */
const answerSchema = variants('answer', {
  /** Continue; done; nothing more here. */
  go: {},
  /** Read aloud and done by hand. */
  aloud: {},
  pick: { ids: idListSchema, anyway },
  number: { number: numberSchema },
  place: { at, facing: optional(directionSchema), anyway },
  /**
   * Before the reveal: at most one card each, or its value (`plus`) where the app does not track cards. OWN-296: with
   * `damage` the players draw real cards, and enter the result at once.
   */
  defend: { with: list(defenseSchema, 100), damage: maybeCount },
  /** After the reveal: Defense tokens; with `said` against the damage that the players enter instead. */
  tokens: { spend: list(object({ who, count: countSchema }), 100), said: maybeCount },
  /** A command of the current might flow: choose, tap, critical, redraw, settle ... */
  might: { command: mightCommandSchema },
  /** The damage as the players added it up; null is a miss. */
  total: { damage: v.nullable(countSchema) },
  /** The card that lies face up. */
  card: { card: keySchema },
  /** The text of an unknown card, as the players entered it. */
  compose: cardEntries,
  /** OWN-202: the app only counts the cards; the players name the targets of enemy attacks. */
  strikes,
});
export type Answer = Output<typeof answerSchema>;

/** The parts of the encounter book that the players may correct during a fight. */
export const encounterChangeSchema = object({
  enemies: optional(list(enemyKindSchema, 40)),
  triggers: optional(list(stageTriggerSchema, 20)),
  counters: optional(list(counterSchema, 12)),
  victory: optional(victorySchema),
  abilities: optional(list(rulesAbilitySchema, 40)),
  reminders: optional(list(reminderSchema, 100)),
});
export type EncounterChange = Output<typeof encounterChangeSchema>;

const placeEntries = { who, at, facing: directionSchema };
/** Corrections by the players: a closed list, never a patch. */
export const correctionSchema = variants('say', {
  hp: { who, hp: countSchema },
  maxHp: { who, hp: countSchema },
  die: { enemy: keySchema, die: keySchema, hp: countSchema, quiet: flag, by: optional(keySchema) },
  token: { who, token: keySchema, count: countSchema },
  animus: { who, available: countSchema, reserve: countSchema },
  defense: { who, defense: numberSchema },
  stands: placeEntries,
  all: { stands: list(object(placeEntries), 500) },
  card: { who, card: keySchema, to: v.picklist(['hand', 'spent', 0, 1, 2, 3]) },
  faceUp: { card: keySchema },
  stageDeck: { left: idListSchema, discard: idListSchema, stage: stageSchema },
  might: { side: sideSchema, color: colorSchema, left: list(faceSchema, 400) },
  target: { actor: keySchema, target: v.nullable(keySchema) },
  lead: { who },
  obstacle: { id: keySchema, kind: labelSchema, hexes: hexListSchema },
  tiles: { tiles: tileListSchema },
  presence: { who, presence: v.picklist(['standing', 'unconscious', 'dead', 'gone']) },
  enemy: { kind: keySchema, at, number: optional(growingSchema) },
  enemyGone: { who },
  stage: { stage: stageSchema },
  round: { round: countSchema },
  encounter: { change: encounterChangeSchema },
  ally: { ally: allyCardSchema },
  friend: { name: labelSchema, hp: countSchema, defense: countSchema, at },
  /** What the app has begun is dropped: the players finish it by hand. */
  skip: {},
  outcome: { outcome: v.picklist(['victory', 'defeat']) },
});
export type Correction = Output<typeof correctionSchema>;

/** How a companion or ally uses +2 Animus and Battleflow; a full character's Battleflow names the position. */
const tokenUseSchema = v.picklist(['move', 'attack', 'refresh', 0, 1, 2, 3]);
export type TokenUse = Output<typeof tokenUseSchema>;

/** One tap of a player. */
export const commandSchema = variants('do', {
  /** `stops`: from now on the end of the enemy's phase waits for the players (OWN-210). */
  begin: { stops: optional(flag) },
  answer: { answer: answerSchema },
  /** Ends the Oathsworn phase. */
  endTurns: { stops: optional(flag) },
  /** Continues after the enemy's phase: end of round, and the refresh of the next one. */
  nextRound: {},
  /** OWN-211: the players mark who has had turns in this phase. Marked characters may still take another one. */
  hadTurns: { who, had: flag },
  attack: { who, strike: strikeSchema, anyway },
  move: { who, to: positionSchema, facing: optional(directionSchema), animus: countSchema, anyway },
  turn: { who, facing: directionSchema, anyway },
  pass: { who },
  play: { who, card: keySchema, choice: keySchema, anyway },
  injury: { who, card: keySchema, anyway },
  spend: { who, token: keySchema, use: optional(tokenUseSchema), anyway },
  animus: { who, by: numberSchema },
  refresh: { colors: list(colorSchema, 4) },
  taunt: { who: v.nullable(keySchema), anyway },
  throw: { who, item: keySchema, at, target: optional(keySchema), anyway },
  pickUp: { who, item: keySchema, anyway },
  escape: { who, success: flag, anyway },
  /** An ally takes the place of a fallen character. */
  ally: { who, ally: keySchema, at, empowered: maybeCount, anyway },
  sentinel: {
    of: keySchema,
    at,
    /** The players' name for Sentinels, to which a number is added. If missing, the name of the Grove Maiden. */
    called: optional(text(NAME_LENGTH)),
    instead: optional(keySchema),
    anyway,
  },
  rejuvenate: { of: keySchema, at, anyway },
  falcon: { of: keySchema, falcon: countSchema, to: keySchema, anyway },
  say: { correction: correctionSchema },
  settings: { settings: settingsSchema },
  teach: { card: stageCardSchema },
  /** The card that lies face up on the table: a known one, or one that is composed now. */
  tell: { card: v.union([object({ id: keySchema }), composedSchema]) },
  /** Changes one of the encounter's own counters. */
  count: { counter: keySchema, by: numberSchema },
  remind: { reminder: reminderSchema },
  forget: { reminder: keySchema },
  seen: { reminders: idListSchema },
  tick: { tasks: taskIdListSchema },
  check: { item: growingSchema, done: flag },
  giveUp: {},
});
export type Command = Output<typeof commandSchema>;
