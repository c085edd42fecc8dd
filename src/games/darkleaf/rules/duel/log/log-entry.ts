import * as v from 'valibot';
import { list, type Output, object, saidSchema, text, wholeNumber } from '../../../../../basics/schema';
import { sides } from '../../board/square';

const name = text(80);
const square = text(2);
const squareList = list(square, 64);
const whole = wholeNumber(0, 9_999);
const unit = { clan: name, kind: name };

/** A duel holds this many of its newest log lines; the history of the save has them all. */
export const LOG_LENGTH = 60;

/** What one line of the log reports, as ids and numbers only. The sentence is made from it for display. */
export const logFactSchema = v.variant('type', [
  v.strictObject({ type: v.literal('declaredJourney'), clan: name }),
  v.strictObject({ type: v.literal('declaredDeed'), ...unit, at: square, targets: squareList }),
  v.strictObject({ type: v.literal('namedMorph'), at: square, targets: squareList }),
  v.strictObject({ type: v.literal('rolled'), clan: name, value: whole, sides: whole }),
  v.strictObject({ type: v.literal('moved'), ...unit, from: square, to: square }),
  v.strictObject({ type: v.literal('split'), clan: name, value: whole }),
  v.strictObject({ type: v.literal('leapt'), ...unit, from: square, to: square }),
  v.strictObject({ type: v.literal('swapped'), from: square, to: square }),
  v.strictObject({ type: v.literal('retreated'), ...unit, from: square, to: square }),
  v.strictObject({ type: v.literal('acted'), ...unit, at: square, targets: squareList }),
  v.strictObject({ type: v.literal('failed'), clan: name, value: whole }),
  v.strictObject({ type: v.literal('vanquished'), ...unit, at: square }),
  v.strictObject({ type: v.literal('marked'), ...unit, marks: whole, of: whole }),
  v.strictObject({ type: v.literal('platingLost'), at: square }),
  v.strictObject({ type: v.literal('reclaimed'), at: square, count: whole }),
  v.strictObject({ type: v.literal('passed'), clan: name }),
  v.strictObject({ type: v.literal('slotted'), value: whole, skill: name }),
  v.strictObject({ type: v.literal('kept'), clan: name }),
  v.strictObject({ type: v.literal('acquired'), clan: name, skill: name }),
  v.strictObject({ type: v.literal('giftLost'), skill: name }),
  v.strictObject({ type: v.literal('used'), clan: name, skill: name }),
  v.strictObject({ type: v.literal('countersReduced'), clan: name }),
  v.strictObject({ type: v.literal('quarryNamed'), at: squareList }),
  v.strictObject({ type: v.literal('willRolled'), number: whole, will: name }),
  v.strictObject({
    type: v.literal('ownWillRolled'),
    number: whole,
    words: text(2_000),
  }),
  v.strictObject({ type: v.literal('switchedToLight') }),
  v.strictObject({ type: v.literal('switchedToMirror') }),
  v.strictObject({ type: v.literal('resumedMirror') }),
  v.strictObject({ type: v.literal('movedFreely'), ...unit, from: square, to: square }),
  v.strictObject({ type: v.literal('rerolled'), value: whole }),
  v.strictObject({ type: v.literal('bookCompleted'), clan: name }),
  v.strictObject({ type: v.literal('lightCountersReduced'), ended: whole }),
  v.strictObject({ type: v.literal('handicapSet'), clan: name, bones: whole }),
  v.strictObject({ type: v.literal('won'), name, clan: name }),
  v.strictObject({ type: v.literal('drawn') }),
  v.strictObject({ type: v.literal('resigned'), name }),
  v.strictObject({ type: v.literal('corrected') }),
]);
export type LogFact = Output<typeof logFactSchema>;
export type LogFactType = LogFact['type'];

/** Which rule the line cites, whose turn it was, and the arrow that it draws on the board. */
const context = {
  rule: text(20),
  by: v.picklist(sides),
  from: v.exactOptional(square),
  to: v.exactOptional(square),
};

/** One line of the log. Saves of the first version may hold a finished text that no fact describes. */
export const logEntrySchema = v.union([
  object({ fact: logFactSchema, ...context }),
  object({ text: saidSchema(text(2_000), 200), ...context }),
]);
export type LogEntry = Output<typeof logEntrySchema>;
/** The arrow of a log line on the board. */
export type LogArrow = Pick<LogEntry, 'from' | 'to'>;

/** What kind of thing a line reports; undefined for a finished text of an old save. */
export const factTypeOf = (entry: LogEntry): LogFactType | undefined =>
  'fact' in entry ? entry.fact.type : undefined;
