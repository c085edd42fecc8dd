import * as v from 'valibot';
import {
  flag,
  list,
  type Output,
  object,
  optional,
  text,
  variants,
  wholeNumber,
} from '../../../../../basics/schema';
import { kinds } from '../../board/position';
import {
  boneSchema,
  bySquare,
  countSchema,
  settingSchema,
  sideSchema,
  skillSchema,
  slotsSchema,
  squareListSchema,
  squareSchema,
  sumSchema,
  unitBookSchema,
  unitSchema,
  willTextSchema,
} from '../model';

const direction = optional(wholeNumber(0, 8));
const shortText = text(80);
const order = optional(list(shortText, 64));
const value = wholeNumber(0, 99);

const partSchema = object({ unit: squareSchema, to: squareSchema, dir: direction, value: v.number() });
export type PartData = Output<typeof partSchema>;

/** What a player does after the roll. Which fields matter depends on the deed and the clan. */
const actionSchema = object({
  do: v.picklist(['journey', 'deed', 'leap', 'swap', 'retreat']),
  unit: squareSchema,
  to: optional(squareSchema),
  dir: direction,
  hunt: optional(squareSchema),
  parts: optional(list(partSchema, 64)),
  metamorphic: optional(flag),
  aura: optional(shortText),
  flow: optional(object({ dir: wholeNumber(0, 8), steps: countSchema, units: countSchema })),
  place: optional(squareSchema),
  belay: optional(object({ unit: squareSchema, to: squareSchema })),
  targets: optional(squareListSchema),
  into: optional(squareSchema),
  places: optional(squareListSchema),
  seed: optional(flag),
  with: optional(squareSchema),
});
export type ActionData = Output<typeof actionSchema>;

/** How a skill is used. Which fields matter depends on the skill. */
const powerSchema = object({
  skill: skillSchema,
  unit: optional(squareSchema),
  units: optional(squareListSchema),
  target: optional(squareSchema),
  targets: optional(squareListSchema),
  to: optional(squareSchema),
  dir: direction,
  aura: optional(shortText),
  places: optional(bySquare(squareSchema)),
  order,
  restarts: optional(bySquare(squareSchema)),
  /** HX-3: with how much a garden begins. */
  count: optional(countSchema),
  /** HU-8: which bone returns to the rival, and which two change owners. */
  row: optional(skillSchema),
  slot: optional(wholeNumber(0, 99)),
  own: optional(countSchema),
  rival: optional(countSchema),
});
export type PowerData = Output<typeof powerSchema>;

export const duelCommandSchema = variants('do', {
  quarry: { at: squareListSchema },
  count: { order, restarts: optional(bySquare(squareSchema)) },
  /** WI-1: with the number of the players' bone, or by the app's. */
  will: { value: optional(value) },
  declare: {
    intent: v.picklist(['journey', 'deed']),
    unit: optional(squareSchema),
    targets: optional(squareListSchema),
  },
  roll: { bone: boneSchema, value: optional(value) },
  act: { action: actionSchema },
  /** TU-6: a declared journey is called off before the roll. */
  pass: {},
  done: {},
  keep: {},
  end: {},
  lose: {},
  slot: { row: skillSchema, slot: wholeNumber(0, 99), on: optional(squareSchema) },
  spend: { asked: powerSchema },
  power: { asked: powerSchema },
  resign: {},
  draw: {},
  set: { change: settingSchema },
  /** Mirror and Light may be changed at any time. */
  mode: { to: v.picklist(['mirror', 'light']) },
  /** Light: what was rolled is carried out on the board; or the bone is rolled once more. */
  played: {},
  again: {},
  path: { side: sideSchema, steps: wholeNumber(0, 99) },
  counters: { counters: list(wholeNumber(0, 99), 40) },
  /** SU-5: so many bones before the game; then each is rolled, and slotted or returned. */
  handicap: { side: sideSchema, bones: wholeNumber(0, 99) },
  'handicap-roll': { value: optional(value) },
  'handicap-slot': {
    row: skillSchema,
    slot: wholeNumber(0, 99),
    on: optional(squareSchema),
    /** HU-8: the bones that change owners where Adapt is completed. */
    own: optional(countSchema),
    rival: optional(countSchema),
  },
  'handicap-keep': {},
  /** WI-1, LO-4: what the players' card says to a number. */
  words: { number: wholeNumber(0, 99), words: willTextSchema },
  /** WI-2: an outcome lasts for so many rounds, for the rest of the game, or ends. */
  effect: { number: wholeNumber(0, 99), rounds: v.nullable(wholeNumber(0, 99)) },
  'effect-ends': { at: wholeNumber(0, 99) },
  /** The players make a journey that the rules refuse; the log marks it. */
  ours: { unit: squareSchema, to: squareSchema, code: shortText },
  /** LO-1, LO-5: what a book lacks is entered when it first comes up. */
  teach: { side: sideSchema, kind: v.picklist(kinds), unit: unitBookSchema },
  'teach-row': {
    side: sideSchema,
    row: skillSchema,
    slots: slotsSchema,
    sum: v.nullable(sumSchema),
    places: v.nullable(wholeNumber(0, 20)),
  },
  // Corrections by the players.
  put: { at: squareSchema, unit: v.nullable(unitSchema) },
  move: { at: squareSchema, to: squareSchema },
  reclaim: { at: squareSchema, now: flag },
  garden: { at: squareSchema, count: wholeNumber(0, 99) },
  tokens: { side: sideSchema, row: skillSchema, tokens: wholeNumber(0, 99) },
  /** SL-8: the bones of a row that can no longer be used return to the pool. */
  free: { side: sideSchema, row: skillSchema },
  law: { side: sideSchema, now: flag },
  pool: { side: sideSchema, pool: list(boneSchema, 12) },
  bones: { side: sideSchema, row: skillSchema, slot: wholeNumber(0, 99), value: v.nullable(value) },
  'pass-turn': {},
  over: { winner: v.nullable(sideSchema) },
});
export type Command = Output<typeof duelCommandSchema>;
