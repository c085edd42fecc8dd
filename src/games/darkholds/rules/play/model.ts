import * as v from 'valibot';
import { Reading } from '../../../../basics/reading';
import {
  dictionary,
  flag,
  list,
  type Output,
  object,
  optional,
  partial,
  saidSchema,
  streamState,
  text,
  variants,
  wholeNumber,
} from '../../../../basics/schema';
import { features, profileFields, type Side, sides } from '../board';
import { awaitedSchema } from '../dice';
import {
  countSchema,
  idListSchema,
  idSchema,
  nameSchema,
  numberSchema,
  outcomeSchema,
  squareListSchema,
  squareSchema,
  textSchema,
} from '../fields';
import { memorySchema } from '../look';
import { readLevel } from '../read-level';
import { askedListSchema } from '../reinforce';
import { actVariants, digitsSchema, rollsField } from './act';
import { deedListSchema } from './card';
import { deckSchema, kitSchema, moreChangeSchema, moreSchema } from './kit';
import { notedSchema, taleSchema } from './tale-model';

/** BD-1: a level as it is stored; it does not change while it is played. Squares and cells are names. */
export const levelDataSchema = v.pipe(
  object({
    name: nameSchema,
    floors: list(list(text(100), 100), 20),
    walls: list(v.strictTuple([squareSchema, squareSchema]), 5_000),
    ladders: list(v.strictTuple([squareSchema, squareSchema]), 500),
    guards: squareListSchema,
    entries: list(object({ id: idSchema, at: squareSchema, tile: text(4) }), 500),
  }),
  v.check(({ floors, walls, ladders }) => {
    const markers = ladders.map(at => ({ kind: 'ladder', at }));
    const reading = new Reading();
    return readLevel(reading, { floors, walls, markers }, 'level') !== undefined && reading.fine;
  }),
);
export type LevelData = Output<typeof levelDataSchema>;

const stateFields = {
  at: squareSchema,
  vigour: countSchema,
  wounds: countSchema,
  prone: flag,
  /** MK-16: +1 tokens for the next enemy phase. */
  tokens: countSchema,
};
/** A warrior on the board, with its name. */
export const figureSchema = object({
  ...profileFields,
  ...stateFields,
  id: idSchema,
  name: nameSchema,
  side: v.picklist(sides),
  type: idSchema,
  /** RE-7. */
  rank: numberSchema,
  /** RE-1: enemies are drawn where it stands. */
  entry: flag,
  /** WR-3: the vigour with which it is lively. */
  full: countSchema,
  /** WR-4: constitution left is this less the wound tokens. */
  con: wholeNumber(1, 999),
  kit: optional(kitSchema),
});
export type Figure = Output<typeof figureSchema>;
/** What an event or a correction may change of a figure. */
const changeSchema = partial({ ...stateFields, kit: kitSchema });

/** WR-1, RE-3: a type of enemies. */
export const typeSchema = object({
  ...profileFields,
  type: idSchema,
  name: nameSchema,
  rank: numberSchema,
  models: countSchema,
  con: wholeNumber(1, 999),
  full: countSchema,
});
export type TypeData = Output<typeof typeSchema>;

/** DK-1: a deck that the app manages. */
export type Deck = Output<typeof deckSchema>;

/** DK-2: what a darkhold card does; what is not in the list is text. */
const effectSchema = variants('do', {
  noise: { tokens: countSchema },
  vigour: { type: idSchema },
  text: {},
});

export const darkholdCardSchema = object({
  label: nameSchema,
  text: textSchema,
  effect: effectSchema,
  /** DK-2: up to six further effects, in their order. */
  also: optional(deedListSchema),
});
export type DarkholdCard = Output<typeof darkholdCardSchema>;
export const darkholdCardsSchema = dictionary(darkholdCardSchema);

const reinforcementSchema = object({ label: nameSchema, line: askedListSchema });
export type ReinforcementCard = Output<typeof reinforcementSchema>;
export const reinforcementCardsSchema = dictionary(reinforcementSchema);

/** TU-1. */
export const phases = ['setup', 'heroes', 'enemies', 'reinforcement', 'over'] as const;

/** A line between two points in halves of a cell, on one floor. */
const drawnLineSchema = object({
  from: v.strictTuple([countSchema, countSchema]),
  to: v.strictTuple([countSchema, countSchema]),
  floor: countSchema,
});
export type DrawnLine = Output<typeof drawnLineSchema>;

/** One line of the log: what happened, by which rule, and what is drawn of it. */
const toldSchema = object({
  text: saidSchema(text(2_000), 200),
  rule: text(20),
  by: optional(idSchema),
  path: optional(squareListSchema),
  line: optional(drawnLineSchema),
  noted: optional(notedSchema),
});
export type Told = Output<typeof toldSchema>;

/** An activation that waits for a roll of the players' dice. */
const waitingSchema = object({
  id: idSchema,
  memory: memorySchema,
  awaits: awaitedSchema,
  /** Digits of the same attack that were entered already. */
  digits: list(wholeNumber(0, 9), 20_000),
});

const diceSchema = v.picklist(['app', 'table']);
export const featureSchema = v.picklist(features);

/** A level in play. `door/play.ts` checks besides that everything named is on the level. */
export const playFieldsSchema = object({
  level: levelDataSchema,
  types: list(typeSchema, 200),
  darkholds: darkholdCardsSchema,
  reinforcements: reinforcementCardsSchema,
  dice: diceSchema,
  heroes: countSchema,
  turn: countSchema,
  phase: v.picklist(phases),
  figures: list(figureSchema, 1_000),
  features: dictionary(featureSchema),
  rocks: dictionary(countSchema),
  noise: dictionary(countSchema),
  stream: streamState,
  decks: object({ darkhold: deckSchema, reinforcement: deckSchema }),
  done: idListSchema(1_000),
  waiting: v.nullable(waitingSchema),
  /** MK-9: who has left by the exit. */
  left: idListSchema(1_000),
  /** The log since the phase began. */
  told: list(toldSchema, 5_000),
  /** TU-1: how the level ended. */
  end: v.nullable(outcomeSchema),
  more: optional(moreSchema),
  /** MK-9: who has left, with all that they carry. */
  away: optional(list(figureSchema, 1_000)),
  /** WR-4: henchmen who died, where the group plays it so. */
  dead: optional(list(figureSchema, 1_000)),
  /** How the level went so far, for the chronicle. */
  tale: optional(taleSchema),
});
export type Play = Output<typeof playFieldsSchema>;

const cornerSchema = v.strictTuple([wholeNumber(0, 999), wholeNumber(0, 999)]);
/** A corner of the canvas, by column and row. */
export type Corner = Output<typeof cornerSchema>;

/** What may be on a square of a level that is being drawn. */
const laidSchema = v.picklist([...features, 'rockfall', 'guard', 'entry', 'nothing']);
export type Laid = Output<typeof laidSchema>;

/** Drawing a level, and who is there when it begins. */
const settingVariants = {
  /** BD-1: every cell from one corner to the other becomes a square of a tile, or void ('.'). */
  paint: { from: cornerSchema, to: cornerSchema, tile: text(4), floor: optional(wholeNumber(0, 19)) },
  /** BD-1: one more floor, as large as the others. */
  floor: {},
  /** MK-14: a ladder between two floors is added or removed. */
  ladder: { a: squareSchema, b: squareSchema },
  /** BD-3: a wall between two cells is added or removed. */
  wall: { a: squareSchema, b: squareSchema },
  lay: { at: squareSchema, what: laidSchema, vigour: optional(countSchema) },
  teach: { type: typeSchema },
  stand: { type: idSchema, at: squareSchema },
  join: { figure: figureSchema },
  begin: {},
};
const settingSchema = variants('do', settingVariants);
export type Setting = Output<typeof settingSchema>;

export const isSetting = (command: Command): command is Setting => command.do in settingVariants;

export const levelEventSchema = variants('type', {
  figure: { id: idSchema, change: changeSchema },
  gone: { id: idSchema, left: flag, figure: optional(figureSchema), slain: optional(flag) },
  more: { change: moreChangeSchema },
  came: { figure: figureSchema },
  noise: { at: squareSchema, tokens: countSchema },
  silent: {},
  rock: { at: squareSchema, left: countSchema },
  feature: { at: squareSchema, feature: v.nullable(featureSchema) },
  phase: { phase: v.picklist(phases), turn: countSchema },
  done: { id: idSchema },
  waits: { waiting: v.nullable(waitingSchema) },
  told: { told: toldSchema },
  rolled: { stream: streamState },
  deck: { deck: v.picklist(['darkhold', 'reinforcement']), now: deckSchema },
  level: { level: levelDataSchema },
  type: { of: typeSchema },
  heroes: { heroes: countSchema },
  dice: { dice: diceSchema },
  ended: { end: outcomeSchema },
});
export type Event = Output<typeof levelEventSchema>;

const ids = idListSchema(200);
export const levelCommandSchema = variants('do', {
  ...settingVariants,
  ...actVariants,
  /** A model is dragged; no vigour is spent. */
  move: { id: idSchema, to: squareSchema },
  /** HA-2: by the app's dice, or by digits of the players'. */
  strike: { id: idSchema, target: idSchema, weapon: optional(countSchema), rolls: rollsField },
  enemies: {},
  /** AN-14: the next enemy, or one that the players name; excluded targets, where it moves, its weapon; or that it stays. */
  next: {
    id: optional(idSchema),
    not: optional(idListSchema(100)),
    stays: optional(flag),
    to: optional(squareSchema),
    weapon: optional(countSchema),
  },
  all: {},
  /** AN-2, AN-7 without a board: whom these enemies see, who is closest, and how often each attacks. */
  light: { ids, sees: ids, closest: ids, attacks: wholeNumber(0, 99), shots: wholeNumber(0, 99) },
  rolled: { digits: digitsSchema },
  reinforce: {},
  /** RE-4: what a card of the players' brings, one model at a time. */
  bring: { type: idSchema, entry: idSchema },
  /** TU-4: the enemy player's marker moves on, unless it stays. */
  newTurn: { keep: optional(flag) },
  correct: { id: idSchema, change: changeSchema },
  remove: { id: idSchema },
  noise: { at: squareSchema, tokens: countSchema },
  clear: { at: squareSchema, id: optional(idSchema) },
  feature: { at: squareSchema, feature: v.nullable(featureSchema) },
  dice: { dice: diceSchema },
});
export type Command = Output<typeof levelCommandSchema>;

/** WR-1: heroes and henchmen are the players' side. */
export const isOurs = ({ side }: { readonly side: Side }): boolean => side !== 'enemy';
export const figureOf = ({ figures }: Play, id: string): Figure | undefined =>
  figures.find(one => one.id === id);
