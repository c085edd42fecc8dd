import * as v from 'valibot';
import {
  dictionary,
  flag,
  list,
  type Output,
  object,
  optional,
  optionalFields,
  text,
  variants,
  wholeNumber,
} from '../../../../../basics/schema';
import { countSchema, d8Schema, idListSchema, idSchema, nameSchema } from '../../fields';
import { battleCommandSchema } from '../../fight/model';
import { goodsSchema, resourceSchema } from '../../goods';
import { buildings } from '../../world/build';
import { artifactSchema, memberSchema } from '../cards';
import { laterSettings, settingFields } from '../model';
import { noteSchema, questSchema, sources } from '../nations';
import { hexSchema, holdingSchema, tileSchema } from '../places';

export const SAGA_LINE_LENGTH = 400;

/** GA-5, TH-4: who holds something. */
export const holderSchema = v.union([v.strictObject({ bank: idSchema }), v.strictObject({ army: idSchema })]);
export type Holder = Output<typeof holderSchema>;

const handOverFields = {
  from: holderSchema,
  to: holderSchema,
  goods: optional(goodsSchema),
  artifacts: optional(idListSchema(99)),
  members: optional(idListSchema(99)),
  points: optional(countSchema),
};

/** WD-1. */
export const worldCards = ['strategy', 'nation', 'disaster', 'artifact', 'event'] as const;

const correctionSchema = variants('what', {
  observer: { id: idSchema },
  actions: { n: wholeNumber(0, 99) },
  points: { nation: idSchema, n: countSchema },
  goods: { of: holderSchema, goods: goodsSchema },
  hex: { army: idSchema, hex: hexSchema },
  member: { army: idSchema, member: memberSchema },
  'member-gone': { army: idSchema, member: idSchema },
  land: { hex: hexSchema, tile: v.nullable(tileSchema) },
  settlement: { hex: hexSchema, holding: v.nullable(holdingSchema) },
  hand: { nation: idSchema, n: countSchema },
  note: { nation: idSchema, text: noteSchema },
});

const pile = wholeNumber(0, 40);

export const worldCommandSchema = variants('do', {
  /** LD-8, WT-3: which land, if the players draw, and where. */
  lay: { hex: hexSchema, tile: optional(tileSchema) },
  /** LD-8: none of what is left fits anywhere; or the event brings nothing. */
  pass: {},
  settle: { hex: v.nullable(hexSchema), provider: optional(memberSchema) },
  /** WT-1: what each rolled; the app rolls for those who are not named. */
  observer: { rolls: dictionary(d8Schema) },
  weather: { roll: optional(d8Schema) },
  creature: { hex: v.nullable(hexSchema), card: optional(memberSchema) },
  card: {
    kind: v.picklist(worldCards),
    name: nameSchema,
    lasts: optional(wholeNumber(1, 99)),
    artifact: optional(artifactSchema),
    army: optional(idSchema),
  },
  /** WD-2: a held event is played, or a strategy or nation card leaves the hand. */
  play: { name: nameSchema, lasts: optional(wholeNumber(1, 99)), nation: optional(idSchema) },
  next: {},
  /** `took`: how long the Command Phase lasted, in milliseconds, if a timer ran. */
  end: { took: optional(wholeNumber(0, 86_400_000)) },
  /** A player's own line in the saga. */
  saga: { text: text(SAGA_LINE_LENGTH) },
  spend: { n: wholeNumber(1, 99) },
  move: { army: idSchema, path: list(hexSchema, 60) },
  discover: { army: idSchema },
  /** LD-9: one land is kept, laid and entered at once; or none can be. */
  keep: { army: idSchema, tile: tileSchema, hex: hexSchema },
  leave: { army: idSchema },
  build: { build: v.picklist(buildings), hex: hexSchema },
  enlist: { nation: idSchema, pile, hex: v.nullable(hexSchema), by: optional(idSchema) },
  /** TH-2: a card of the players' own deck. */
  recruit: { nation: idSchema, card: memberSchema, hex: v.nullable(hexSchema) },
  cycle: { pile },
  split: { nation: idSchema, from: pile, to: pile, n: wholeNumber(1, 300) },
  attack: { army: idSchema, roll: optional(d8Schema) },
  give: handOverFields,
  /** GA-6: the players say what is gained. */
  gain: { to: holderSchema, goods: goodsSchema },
  points: { nation: idSchema, n: wholeNumber(-999, 999), from: v.picklist(sources) },
  quest: { nation: idSchema, quest: questSchema },
  count: { nation: idSchema, name: nameSchema, n: wholeNumber(-99, 99) },
  equip: { army: idSchema, artifact: idSchema, bearer: v.nullable(idSchema) },
  /** AR-2: permanently, for its value. */
  destroy: { of: holderSchema, artifact: idSchema },
  landmark: { army: idSchema, roll: optional(d8Schema) },
  /** LM-2: what a mine gives, all of one kind; or the artifact that the Bazaar sells. */
  mine: { army: idSchema, take: resourceSchema },
  bazaar: { army: idSchema, name: nameSchema, points: countSchema },
  trade: { army: idSchema, give: resourceSchema, take: resourceSchema },
  /** CR-3: an army meets the creatures on its hex, or one whose card the players enter. */
  meet: { army: idSchema, card: optional(memberSchema) },
  engage: { roll: optional(d8Schema) },
  answer: { answer: v.picklist(['pay', 'decline', 'again', 'walk', 'let-go', 'joins', 'fights']) },
  /** A battle that the players begin. */
  war: { first: idSchema, second: idSchema, phases: d8Schema },
  battle: { id: idSchema, command: battleCommandSchema },
  retreat: { id: idSchema, army: idSchema, roll: optional(d8Schema) },
  flee: { id: idSchema, hex: v.nullable(hexSchema) },
  aftermath: { id: idSchema },
  ally: { nations: v.strictTuple([idSchema, idSchema]), on: flag },
  set: { change: object({ ...optionalFields(settingFields), ...laterSettings }) },
  'go-on': {},
  correct: { correction: correctionSchema },
});
export type Command = Output<typeof worldCommandSchema>;
