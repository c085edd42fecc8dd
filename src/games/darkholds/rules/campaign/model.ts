import * as v from 'valibot';
import {
  flag,
  keyText,
  list,
  type Output,
  object,
  optional,
  partial,
  variants,
  wholeNumber,
} from '../../../../basics/schema';
import { sides } from '../board';
import { countSchema, idListSchema, idSchema, nameSchema, outcomeSchema, textSchema } from '../fields';
import { itemSchema, itemsSchema } from '../play/goods';
import { deckSchema, hirelingSchema, kitOf, kitSchema, settingsSchema } from '../play/kit';
import {
  darkholdCardsSchema,
  figureSchema,
  levelCommandSchema,
  levelEventSchema,
  reinforcementCardsSchema,
  typeSchema,
} from '../play/model';
import { playSchema } from '../play/play-schema';
import { taleSchema } from '../play/tale-model';

/** CA-1: ten levels, one area with healing and market alike, or one level. */
export const courses = ['ten', 'area', 'one'] as const;
export type Course = (typeof courses)[number];
export const levelsOf: Readonly<Record<Course, number>> = { ten: 10, area: 3, one: 1 };
const perArea = 3;

/** CA-1: levels 1 to 3, 4 to 6 and 7 to 9 are areas; the tenth is the end level, of no area. */
export const areaOf = (at: number): number => Math.floor(at / perArea) + 1;
export const isEndLevel = (course: Course, at: number): boolean =>
  course === 'ten' && at === levelsOf.ten - 1;
/** CA-3: whether an area lies just behind. */
export const afterArea = (at: number): boolean => at > 0 && at % perArea === 0;

/** A page of the chronicle. */
const pageSchema = object({
  at: countSchema,
  name: nameSchema,
  turns: countSchema,
  end: outcomeSchema,
  fallen: list(nameSchema, 1_000),
  /** A line of the group's own. */
  line: textSchema,
  /** How it went; missing where an older version led it. */
  tale: optional(taleSchema),
  /** As a timer beside the log measured them. */
  minutes: optional(wholeNumber(0, 99_999)),
});

/** CA-2: dead, with what is lost with them. */
const fallenSchema = object({
  name: nameSchema,
  side: v.picklist(sides),
  at: countSchema,
  items: idListSchema(200),
  silver: countSchema,
});
export type Fallen = Output<typeof fallenSchema>;

/** What the group has entered, which every level begins with. */
const taughtSchema = object({
  types: list(typeSchema, 200),
  darkholds: darkholdCardsSchema,
  reinforcements: reinforcementCardsSchema,
});
export type Taught = Output<typeof taughtSchema>;

const campaignFields = {
  name: nameSchema,
  course: v.picklist(courses),
  /** The level that is prepared or played. */
  at: wholeNumber(0, 20),
  names: list(nameSchema, 20),
  party: list(figureSchema, 200),
  fallen: list(fallenSchema, 1_000),
  pages: list(pageSchema, 1_000),
  taught: taughtSchema,
  items: itemsSchema,
  equipment: deckSchema,
  hirelings: list(hirelingSchema, 100),
  settings: settingsSchema,
  players: list(nameSchema, 20),
  /** CA-3: who has bought an uncommon item in this market. */
  uncommon: idListSchema(200),
  end: v.nullable(outcomeSchema),
};
const unchecked = object({
  ...campaignFields,
  /** In play or being drawn; null between the levels. */
  level: v.nullable(playSchema),
});
export type Campaign = Output<typeof unchecked>;

/** Everybody carries known cards only, and no card is in two places. */
function hasEachCardOnce({ party, items, equipment, course, at }: Campaign): boolean {
  const all = [
    ...party.flatMap(one => kitOf(one).items.filter(card => items[card]?.own !== true)),
    ...equipment.order,
  ];
  return at <= levelsOf[course] && all.every(card => items[card]) && new Set(all).size === all.length;
}
/** A campaign with the level in play. */
export const campaignSchema = v.pipe(
  unchecked,
  v.check(campaign => campaign.level !== null || hasEachCardOnce(campaign)),
);

export const campaignCommandSchema = variants('do', {
  recruit: { figure: figureSchema },
  dismiss: { id: idSchema },
  /** The party takes the places of the heroes that are in the given level. */
  begin: { level: playSchema },
  level: { command: levelCommandSchema },
  /** CA-2: the level is over: on to the next, or the same once more. */
  finish: { on: flag, minutes: optional(wholeNumber(0, 99_999)) },
  buy: { id: idSchema, item: idSchema, for: optional(idSchema) },
  sell: { id: idSchema, item: idSchema },
  give: { id: idSchema, to: idSchema, item: optional(idSchema), silver: wholeNumber(0, 999) },
  hire: { id: idSchema, hireling: nameSchema },
  card: { id: keyText(80), item: itemSchema },
  hireling: { hireling: hirelingSchema },
  correct: { id: idSchema, change: partial({ wounds: countSchema, kit: kitSchema }) },
  name: { at: wholeNumber(0, 20), name: nameSchema },
  line: { page: countSchema, line: textSchema },
});
export type Command = Output<typeof campaignCommandSchema>;

export const campaignEventSchema = variants('type', {
  campaign: { change: partial(campaignFields) },
  opened: { level: v.nullable(playSchema) },
  level: { event: levelEventSchema },
});
export type Event = Output<typeof campaignEventSchema>;
