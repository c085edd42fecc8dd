import * as v from 'valibot';
import {
  flag,
  list,
  type Output,
  partial,
  streamState,
  variants,
  wholeNumber,
} from '../../../../basics/schema';
import { countSchema, d8Schema, idListSchema, idSchema } from '../fields';
import { battleEventSchema } from '../fight/model';
import { goodsSchema } from '../goods';
import { outcomes } from '../meeting/natures';
import { artifactListSchema, memberListSchema } from './cards';
import { worldLogEntrySchema } from './log/log-entry';
import { armySchema, battleHereSchema, currentFields, meetingSchema, timedSchema } from './model';
import { nationFields, questSchema, scoredSchema } from './nations';
import { hexSchema, holdingSchema, tileListSchema, tileSchema } from './places';
import { countEntrySchema, sagaLineSchema } from './records/tally';
import { holderSchema } from './turn/commands';

const turnFields = {
  observerChosen: { nation: idSchema },
  weatherRolled: { roll: d8Schema, order: idListSchema(20) },
  /** WD-2. */
  eventQueued: { event: timedSchema },
  eventEnded: {},
  /** LD-8, WT-3: what the game waits for next. */
  stepBegan: { step: currentFields.step },
  commandPhaseBegan: {},
  commandPhaseEnded: {},
  actionsSpent: { n: countSchema },
  pointsScored: { scored: scoredSchema },
  gameWon: { winners: idListSchema(20) },
  gameContinued: {},
  settingsChanged: { settings: currentFields.settings },
  /** MV-3. */
  alliancesChanged: { nations: v.strictTuple([idSchema, idSchema]), on: flag },
  /** An id was given to something new. */
  idIssued: {},
};
/** EN-1 to EN-8, CR-4: `creature` events are about the first that waits. */
const meetingFields = {
  meetingBegan: { meeting: meetingSchema },
  creatureRolled: { outcome: v.nullable(v.picklist(outcomes)), roll: v.nullable(d8Schema) },
  creatureAttacks: { phases: wholeNumber(1, 20) },
  creatureDone: {},
  meetingEnded: {},
};
const armyFields = {
  armyFormed: { army: armySchema },
  armyMoved: { army: idSchema, hex: hexSchema },
  'army-gone': { id: idSchema },
  /** BE-3, BE-4: what is left of an army after a battle, and where. */
  armyReturned: {
    army: idSchema,
    members: memberListSchema,
    hex: armySchema.entries.hex,
    artifacts: artifactListSchema,
  },
  cardsJoined: { army: idSchema, members: memberListSchema },
  cardsLeft: { army: idSchema, ids: idListSchema(300) },
  /** AT-5. */
  bondsEnded: { army: idSchema, dead: idListSchema(300) },
  artifactEquipped: { army: idSchema, artifact: idSchema, bearer: v.nullable(idSchema) },
  landmarkRolled: { army: idSchema },
  /** LM-2: the landmark brings something, or has brought it. */
  landmarkYields: { army: idSchema, on: flag },
};
const holderFields = {
  goodsGained: { of: holderSchema, goods: goodsSchema },
  goodsPaid: { of: holderSchema, goods: goodsSchema },
  artifactsGained: { of: holderSchema, artifacts: artifactListSchema },
  artifactsLost: { of: holderSchema, ids: idListSchema(99) },
};
const nationFactFields = {
  /** WD-1: so many cards came into the hand, or left it. */
  handChanged: { nation: idSchema, by: wholeNumber(-1, 1) },
  pilesChanged: { nation: idSchema, piles: nationFields.piles },
  questAdded: { nation: idSchema, quest: questSchema },
  questCounted: { nation: idSchema, name: questSchema.entries.name, count: countSchema },
  bazaarUsed: { nation: idSchema },
  noteWritten: { nation: idSchema, text: nationFields.note },
};
const correctionFields = {
  observerCorrected: { nation: idSchema },
  actionsCorrected: { n: currentFields.actions },
  handCorrected: { nation: idSchema, n: countSchema },
  goodsCorrected: { of: holderSchema, goods: goodsSchema },
};
/** Events of the first two versions, which said what they changed. Old logs hold them; nothing makes them any more. */
const oldFields = {
  now: { change: partial(currentFields) },
  army: { army: armySchema },
  nation: { id: idSchema, change: partial(nationFields) },
  scored: { scored: scoredSchema },
};

export const worldEventSchema = variants('type', {
  ...turnFields,
  ...meetingFields,
  ...armyFields,
  ...holderFields,
  ...nationFactFields,
  ...correctionFields,
  ...oldFields,
  land: { hex: hexSchema, tile: v.nullable(tileSchema) },
  settlement: { hex: hexSchema, holding: v.nullable(holdingSchema) },
  bag: { bag: tileListSchema },
  hand: { nation: idSchema, tiles: tileListSchema },
  creatures: { creatures: memberListSchema },
  war: { war: battleHereSchema },
  /** BE-2: how far an army may leave a battle; null: it stays after all. */
  retreatRolled: { id: idSchema, leaving: battleHereSchema.entries.leaving },
  armyFled: { id: idSchema, army: idSchema, hex: hexSchema },
  'war-gone': { id: idSchema },
  battle: { id: idSchema, event: battleEventSchema },
  logged: { entry: worldLogEntrySchema },
  /** What the saga tells and the charts count of what has happened. */
  noted: { lines: list(sagaLineSchema, 60), counts: list(countEntrySchema, 400) },
  rolled: { stream: streamState },
});
export type Event = Output<typeof worldEventSchema>;
export type NewEvent = Exclude<Event, { type: keyof typeof oldFields }>;
