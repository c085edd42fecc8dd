import * as v from 'valibot';
import { list, type Output, text } from '../../../../../basics/schema';
import { logEntrySchema } from '../../fight/log-entry';

const name = text(400);
const names = list(name, 200);
const number = v.pipe(v.number(), v.integer());
const goods = list(v.strictTuple([name, number]), 200);
const who = { who: name };
const whoAndHex = { who: name, hex: name };

/** What one line of a game's log reports, as names and numbers only. The sentence is made from it for display. */
export const worldFactSchema = v.variant('type', [
  v.strictObject({ type: v.literal('observerChosen'), ...who }),
  v.strictObject({ type: v.literal('observerTied'), names }),
  v.strictObject({ type: v.literal('weatherRolled'), ...who, roll: number, event: v.nullable(name) }),
  v.strictObject({ type: v.literal('commandPhaseBegan'), ...who, actions: number }),
  v.strictObject({
    type: v.literal('landDiscovered'),
    land: name,
    landmark: v.nullable(name),
    hex: name,
  }),
  v.strictObject({ type: v.literal('landReturned'), land: name }),
  v.strictObject({ type: v.literal('settled'), ...whoAndHex }),
  v.strictObject({ type: v.literal('armyMoved'), ...whoAndHex, actions: number }),
  v.strictObject({ type: v.literal('gathered'), ...who, goods }),
  v.strictObject({ type: v.literal('incomeReceived'), ...who, n: number }),
  v.strictObject({ type: v.literal('noLandKept'), ...who }),
  v.strictObject({ type: v.literal('built'), ...whoAndHex, build: name }),
  v.strictObject({ type: v.literal('enlisted'), ...who, card: name }),
  v.strictObject({ type: v.literal('cycled'), ...who }),
  v.strictObject({ type: v.literal('calledToArms'), ...who, roll: number, n: number }),
  v.strictObject({ type: v.literal('occupied'), ...whoAndHex }),
  v.strictObject({ type: v.literal('goodsGiven'), from: name, to: name }),
  v.strictObject({ type: v.literal('pointsScored'), ...who, n: number }),
  v.strictObject({ type: v.literal('questFulfilled'), ...who, name }),
  v.strictObject({ type: v.literal('landmarkRolled'), ...who, roll: number, gets: v.boolean() }),
  v.strictObject({ type: v.literal('creaturePlaced'), ...whoAndHex, card: name }),
  v.strictObject({ type: v.literal('cardPutUnder'), card: name }),
  v.strictObject({ type: v.literal('cardTaken'), ...who }),
  v.strictObject({ type: v.literal('cardDrawn'), name, kind: name }),
  v.strictObject({ type: v.literal('eventBegan'), name, left: number }),
  v.strictObject({ type: v.literal('eventEnded'), name }),
  v.strictObject({
    type: v.literal('creatureMet'),
    ...who,
    card: name,
    roll: v.nullable(number),
    outcome: name,
  }),
  v.strictObject({ type: v.literal('creatureFled'), card: name }),
  v.strictObject({ type: v.literal('creatureJoined'), ...who, card: name }),
  v.strictObject({ type: v.literal('battleBegan'), first: name, second: name }),
  v.strictObject({ type: v.literal('armyLeft'), ...whoAndHex }),
  v.strictObject({ type: v.literal('looted'), ...who, goods, artifacts: number }),
  v.strictObject({ type: v.literal('memberFell'), card: name }),
  v.strictObject({ type: v.literal('gameWon'), names }),
  v.strictObject({ type: v.literal('corrected') }),
  v.strictObject({ type: v.literal('landDestroyed'), hex: name }),
]);
export type WorldFact = Output<typeof worldFactSchema>;

export const worldLogEntrySchema = logEntrySchema(worldFactSchema);
export type WorldLogEntry = Output<typeof worldLogEntrySchema>;
