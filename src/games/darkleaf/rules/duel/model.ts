import * as v from 'valibot';
import {
  dictionary,
  flag,
  list,
  type Output,
  object,
  optional,
  partial,
  streamState,
  text,
  variants,
  wholeNumber,
} from '../../../../basics/schema';
import { auras, clans, hexKinds, kinds } from '../board/position';
import { sides, squareNamed } from '../board/square';
import { type SkillId, skills } from '../skills/names';
import { isSlot } from '../turn/bones';
import { phases } from '../turn/told';
import { LOG_LENGTH, logEntrySchema } from './log/log-entry';

/** The longest name of a player, and the longest text of a Will that the players entered. */
export const PLAYER_NAME_LENGTH = 80;
/** Names that players type are shorter, so that both fit beside the board. */
export const SHORT_NAME_LENGTH = 40;
export const WILL_TEXT_LENGTH = 400;

export const helps = ['open', 'legal', 'silent'] as const;
export const wills = ['blessings', 'curses'] as const;
export const strengths = ['seedling', 'thicket', 'oldWood'] as const;
/** How a duel ended: by a path, given up, agreed, or by a correction. */
export const endings = ['path', 'resigned', 'drawn', 'table'] as const;
export type Help = (typeof helps)[number];
export type Will = (typeof wills)[number];
export type Strength = (typeof strengths)[number];

/** A square by its name, as it is stored. */
export type At = string;
export const squareSchema = v.pipe(
  v.string(),
  v.check(name => squareNamed.has(name)),
);
export const squareListSchema = list(squareSchema, 64);
export const sideSchema = v.picklist(sides);
export const skillSchema = v.picklist(Object.keys(skills) as SkillId[]);
export const countSchema = wholeNumber(0, 9_999);
export const boneSchema = wholeNumber(1, 99);

/** Values by square. */
/* @__NO_SIDE_EFFECTS__ */
export const bySquare = <S extends v.GenericSchema<unknown, unknown>>(value: S) =>
  v.pipe(
    dictionary(value),
    v.check(all => Object.keys(all).every(name => squareNamed.has(name))),
  );

export const unitBookSchema = object({
  journey: list(wholeNumber(1, 8), 8),
  less: flag,
  deed: list(wholeNumber(1, 8), 8),
  hex: list(v.picklist(hexKinds), 2),
});
export const slotsSchema = list(v.pipe(text(12), v.check(isSlot)), 8);
export const sumSchema = v.strictTuple([countSchema, countSchema]);
const bookRow = {
  id: skillSchema,
  slots: slotsSchema,
  sum: optional(sumSchema),
  places: optional(wholeNumber(0, 20)),
};

/** LO-1: what a clan book says, as south sees it. */
export const bookSchema = object({
  clan: v.picklist(clans),
  bone: boneSchema,
  start: list(object({ at: squareSchema, kind: v.picklist(kinds) }), 64),
  units: object({
    pawn: unitBookSchema,
    sage: unitBookSchema,
    knight: unitBookSchema,
    rook: unitBookSchema,
    queen: unitBookSchema,
    king: unitBookSchema,
  }),
  rows: list(object(bookRow), 12),
});
export type Book = Output<typeof bookSchema>;

const cells = list(v.nullable(wholeNumber(0, 99)), 8);
/** LO-1: a row of slots on a clan board, and the bones that lie there. */
const rowSchema = v.pipe(
  object({ ...bookRow, filled: cells, bones: cells, tokens: wholeNumber(0, 99) }),
  v.check(({ slots, filled, bones }) => filled.length === slots.length && bones.length === slots.length),
);
export type RowData = Output<typeof rowSchema>;

export const unitSchema = object({
  side: sideSchema,
  kind: v.picklist(kinds),
  auras: list(v.picklist(auras), 6),
  marks: wholeNumber(0, 99),
  quarry: flag,
  ladder: wholeNumber(0, 99),
  held: flag,
});
export type UnitData = Output<typeof unitSchema>;
const units = bySquare(unitSchema);

const seatFields = {
  name: text(PLAYER_NAME_LENGTH),
  law: flag,
  quarryDown: wholeNumber(0, 9),
  risen: flag,
  pool: list(boneSchema, 12),
  rows: list(rowSchema, 12),
  /** WI-1: the token of Haggedorn's Will is not yet spent. */
  will: flag,
};
/** What belongs to one player. */
const seatSchema = object({ ...seatFields, book: bookSchema });
export type Seat = Output<typeof seatSchema>;
const seatChangeSchema = partial(seatFields);

/** WB-2. */
const wiboSchema = v.variant('at', [
  object({ at: v.literal('journey') }),
  object({
    at: v.literal('morph'),
    unit: squareSchema,
    named: v.nullable(squareListSchema),
    seed: flag,
  }),
  object({ at: v.literal('retreat'), unit: squareSchema, pawn: squareSchema }),
]);
export type WiboData = Output<typeof wiboSchema>;

const intentSchema = v.variant('does', [
  object({ does: v.literal('anything') }),
  object({ does: v.literal('journey') }),
  object({ does: v.literal('deed'), unit: squareSchema, targets: squareListSchema }),
]);

const turnFields = {
  phase: v.picklist(phases),
  bone: v.nullable(object({ sides: boneSchema, value: wholeNumber(1, 99) })),
  intent: intentSchema,
  again: v.nullable(boneSchema),
  spent: list(skillSchema, 12),
  journeyed: v.nullable(squareSchema),
  wibo: wiboSchema,
  acquired: list(skillSchema, 12),
  /** TU-2: the counters of this player have not gone down yet. */
  counters: flag,
  /** SK-1: a skill that was just acquired and is still to be carried out. */
  gift: v.nullable(skillSchema),
  /** FM-8: where the unit stands that has just journeyed. */
  mover: v.nullable(squareSchema),
};
/** TU: the turn in progress. */
const turnSchema = object({ side: sideSchema, ...turnFields });
export type TurnData = Output<typeof turnSchema>;
/** What may change within a turn; the side never does. */
const turnChangeSchema = partial(turnFields);
export type TurnChange = Output<typeof turnChangeSchema>;

const endSchema = v.nullable(object({ winner: v.nullable(sideSchema), how: v.picklist(endings) }));

/** LO-5: what the app knows of a duel whose board is only on the table. */
const lightSchema = v.nullable(
  object({
    /** Steps on each path. */
    path: object({ south: wholeNumber(0, 99), north: wholeNumber(0, 99) }),
    /** HX-5: the counters that are on the board. */
    counters: list(wholeNumber(1, 99), 40),
    /** The board as it was when the app stopped showing it. */
    units: optional(units),
  }),
);
export type Light = NonNullable<Output<typeof lightSchema>>;

/** SU-5: bones that one player may roll and slot before the game. */
const handicapSchema = v.nullable(
  object({
    side: sideSchema,
    left: wholeNumber(1, 9),
    /** Rolled, and not yet slotted or returned. */
    value: v.nullable(wholeNumber(1, 99)),
  }),
);
export type Handicap = NonNullable<Output<typeof handicapSchema>>;

export const willNumberSchema = wholeNumber(1, 12);
export const willTextSchema = text(WILL_TEXT_LENGTH);
/** WI-2: an outcome of the Will that lasts: for so many rounds, or for the rest of the game. */
const effectsSchema = list(
  object({ side: sideSchema, number: willNumberSchema, rounds: v.nullable(wholeNumber(1, 99)) }),
  99,
);
export type Effect = Output<typeof effectsSchema>[number];

const settingFields = {
  help: v.picklist(helps),
  /** Help of a side that differs from what was agreed for both. */
  helps: object({ south: optional(v.picklist(helps)), north: optional(v.picklist(helps)) }),
  dice: v.picklist(['app', 'table']),
  /** The side that the device plays, if it plays one. */
  wood: v.nullable(object({ side: sideSchema, strength: v.picklist(strengths) })),
};
export const settingSchema = partial(settingFields);

export const duelSchema = v.pipe(
  object({
    /** The board is on the table only; missing: it is mirrored on the screen. */
    light: optional(lightSchema),
    handicap: optional(handicapSchema),
    /** LO-4, WI-1: the players' own texts, by number. */
    willWords: optional(dictionary(willTextSchema)),
    effects: optional(effectsSchema),
    /** The turn in which a bone was last slotted, a unit lost or marked, or a square Reclaimed. */
    lastProgress: optional(countSchema),
    seats: object({ south: seatSchema, north: seatSchema }),
    units,
    reclaimed: squareListSchema,
    gardens: bySquare(wholeNumber(1, 99)),
    count: countSchema,
    turn: turnSchema,
    /** SU-4: Hexen have not yet named their Quarry. */
    quarryDue: flag,
    ...settingFields,
    helps: optional(settingFields.helps),
    /** A tournament: nothing can be undone beyond a roll of the app. */
    strict: optional(flag),
    will: v.picklist(wills),
    stream: streamState,
    /** The newest lines of the log; the history of the save has them all. */
    log: list(logEntrySchema, LOG_LENGTH),
    end: endSchema,
  }),
  // UN-3.
  v.check(({ seats }) => seats.south.book.clan !== seats.north.book.clan),
);
export type Duel = Output<typeof duelSchema>;

export const duelEventSchema = variants('type', {
  unit: { at: squareSchema, unit: v.nullable(unitSchema) },
  reclaimed: { at: squareSchema, now: flag },
  garden: { at: squareSchema, count: wholeNumber(0, 99) },
  seat: { side: sideSchema, change: seatChangeSchema },
  turn: { change: turnChangeSchema },
  begins: { turn: turnSchema, count: countSchema },
  quarryNamed: {},
  logged: { entry: logEntrySchema },
  rolled: { stream: streamState },
  set: { change: settingSchema },
  light: { light: lightSchema },
  army: { units },
  handicap: { handicap: handicapSchema },
  willWord: { number: willNumberSchema, words: willTextSchema },
  /** LO-1: a book was completed in the middle of a duel. */
  taught: { side: sideSchema, book: bookSchema },
  effects: { effects: effectsSchema },
  ended: { end: endSchema },
});
export type Event = Output<typeof duelEventSchema>;
