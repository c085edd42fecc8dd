import * as v from 'valibot';
import type { LogEntry } from '../fight/log-entry';

const name = v.pipe(v.string(), v.maxLength(400));
const names = v.pipe(v.array(name), v.maxLength(200), v.readonly());
const number = v.pipe(v.number(), v.integer());
const goods = v.pipe(
  v.array(v.pipe(v.strictTuple([name, number]), v.readonly())),
  v.maxLength(200),
  v.readonly(),
);
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
export type WorldFact = v.InferOutput<typeof worldFactSchema>;
export type WorldLogEntry = LogEntry<WorldFact>;
