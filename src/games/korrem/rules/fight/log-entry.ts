import * as v from 'valibot';
import { list, type Output, object, optional, saidSchema, text } from '../../../../basics/schema';

const name = text(400);
const names = list(name, 200);
const number = v.pipe(v.number(), v.integer());
const who = { who: name };

/** What one line of a battle's log reports, as names and numbers only. The sentence is made from it for display. */
export const battleFactSchema = v.variant('type', [
  v.strictObject({ type: v.literal('phaseBegan'), army: name, phase: number }),
  v.strictObject({
    type: v.literal('acted'),
    ...who,
    roll: number,
    uses: v.nullable(name),
    target: v.nullable(name),
    why: names,
  }),
  v.strictObject({ type: v.literal('moved'), ...who }),
  v.strictObject({ type: v.literal('hit'), ...who, target: name, lost: number, left: number }),
  v.strictObject({ type: v.literal('helped'), ...who, target: name }),
  v.strictObject({ type: v.literal('outOfReach'), ...who, target: name }),
  v.strictObject({ type: v.literal('failed'), ...who }),
  v.strictObject({ type: v.literal('stoodStill'), ...who }),
  v.strictObject({ type: v.literal('fell'), ...who }),
  v.strictObject({ type: v.literal('thawed'), ...who }),
  v.strictObject({ type: v.literal('drained'), ...who, lost: number }),
  v.strictObject({ type: v.literal('recovered'), ...who }),
  v.strictObject({ type: v.literal('freed'), ...who }),
  v.strictObject({ type: v.literal('stateChanged'), ...who, state: name, on: v.boolean() }),
  v.strictObject({ type: v.literal('slid'), ...who }),
  v.strictObject({ type: v.literal('regrouped') }),
  v.strictObject({ type: v.literal('defected'), ...who, army: name }),
  v.strictObject({ type: v.literal('targetOverridden'), target: name }),
  v.strictObject({ type: v.literal('targetDrawn'), target: name, among: names }),
  v.strictObject({ type: v.literal('won'), army: name }),
  v.strictObject({ type: v.literal('noVictor') }),
  v.strictObject({ type: v.literal('retreated'), army: name }),
  v.strictObject({ type: v.literal('corrected'), ...who }),
  v.strictObject({ type: v.literal('rolled'), ...who, roll: number }),
  v.strictObject({ type: v.literal('dodged'), ...who, uses: name, saved: number }),
  v.strictObject({ type: v.literal('droppedOut'), army: name }),
  v.strictObject({ type: v.literal('summoned'), ...who, card: name }),
  v.strictObject({ type: v.literal('dispelled'), ...who }),
  v.strictObject({ type: v.literal('abilityUsed'), ...who, uses: name, target: v.nullable(name) }),
  v.strictObject({ type: v.literal('artifactUsed'), ...who }),
  v.strictObject({ type: v.literal('artifactPassed'), ...who, target: name }),
  v.strictObject({ type: v.literal('dieRolled'), roll: number }),
  v.strictObject({
    type: v.literal('attracted'),
    ...who,
    target: name,
    hearts: number,
    bond: v.nullable(name),
  }),
  v.strictObject({ type: v.literal('bonded'), ...who, target: name, bond: name }),
  v.strictObject({ type: v.literal('armyJoined'), army: name }),
]);
export type BattleFact = Output<typeof battleFactSchema>;

/** The rule that a line cites, and the card that it is about. */
const context = { rule: text(20), by: optional(text(80)) };

/** One line of a log. Saves of the first version may hold a finished text that no fact describes. */
/* @__NO_SIDE_EFFECTS__ */
export const logEntrySchema = <Fact extends v.GenericSchema<unknown, unknown>>(fact: Fact) =>
  v.union([object({ fact, ...context }), object({ text: saidSchema(text(2_000), 200), ...context })]);

export const battleLogEntrySchema = logEntrySchema(battleFactSchema);
export type BattleLogEntry = Output<typeof battleLogEntrySchema>;

/** A battle and a game hold this many of their newest log lines; the history of the save has them all. */
export const LOG_LENGTH = 60;
