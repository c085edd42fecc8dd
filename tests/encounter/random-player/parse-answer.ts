import * as v from 'valibot';
import type { Answer } from '../../../src/encounter/model/command';
import type { StageCard } from '../../../src/stage/card';
import type { ReminderTime } from '../../../src/stage/encounter';
import type { Effect, Step } from '../../../src/stage/steps';
import { allCounts, color, compass, count, counted, hex, id, number, text } from './parse-parts';

/** The doors of the step language stand with the packs, above this folder: they are handed in. */
export interface Doors {
  readonly steps: v.GenericSchema<unknown, readonly Step[]>;
  readonly card: v.GenericSchema<unknown, StageCard>;
  readonly effects: v.GenericSchema<unknown, readonly Effect[]>;
  readonly reminderTime: v.GenericSchema<unknown, ReminderTime>;
}

const opt = v.exactOptional;
const face = v.picklist(['0', '1', '2', '2*', '3', '3*', '4', '4*', '5*']);
const tapped = v.object({ color, face, die: opt(v.boolean()), anyway: opt(v.boolean()) });
const pieces = v.pipe(v.array(tapped), v.maxLength(80));
const ids = v.pipe(v.array(id), v.maxLength(60));
const amount = v.pipe(number, v.minValue(0));

const change = {
  bonus: opt(number),
  lowest: opt(count),
  highest: opt(count),
  ignored: opt(v.array(amount)),
};

/** Commands of both might flows; each refuses those of the other. */
const might = v.variant('type', [
  v.object({
    type: v.literal('choose'),
    cubes: allCounts,
    white: count,
    empowered: opt(allCounts),
    dice: opt(allCounts),
    tokens: opt(v.object({ empowered: opt(count), lethality: opt(count) })),
  }),
  v.object({ type: v.literal('tap'), pieces, noMore: opt(v.boolean()) }),
  v.object({ type: v.literal('critical'), piece: amount, face: opt(face), anyway: opt(v.boolean()) }),
  v.object({ type: v.literal('criticals') }),
  v.object({ type: v.literal('decline') }),
  v.object({
    type: v.literal('redraw'),
    piece: amount,
    by: v.picklist(['token', 'granted']),
    face: opt(face),
    anyway: opt(v.boolean()),
  }),
  // Forced on the enemy.
  v.object({ type: v.literal('redraw'), piece: amount, face: opt(face), anyway: opt(v.boolean()) }),
  v.object({ type: v.literal('shows'), piece: amount, face }),
  v.object({ type: v.literal('adjust'), change: v.strictObject({ ...change, redraws: opt(count) }) }),
  v.object({ type: v.literal('adjust'), change: v.strictObject({ ...change, pool: opt(allCounts) }) }),
  v.object({
    type: v.literal('settle'),
    said: opt(v.union([v.object({ damage: amount }), v.literal('missed')])),
  }),
  v.object({
    type: v.literal('determination'),
    token: v.picklist(['defense', 'animus', 'redraw', 'empowered', 'battleflow']),
  }),
  v.object({ type: v.literal('draw') }),
  v.object({ type: v.literal('defend'), target: id, value: count }),
  v.object({ type: v.literal('reveal'), pieces: opt(pieces), noMore: opt(v.boolean()) }),
  v.object({ type: v.literal('token'), target: id }),
]);

export const composedShape = (doors: Doors) => ({
  label: opt(text),
  steps: doors.steps,
  lasts: opt(v.boolean()),
  actors: opt(ids),
});

export const answerShape = (doors: Doors): v.GenericSchema<unknown, Answer> => {
  const is = <const A extends Answer['answer']>(name: A) => v.literal(name);
  return v.variant('answer', [
    v.object({ answer: is('go') }),
    v.object({ answer: is('aloud') }),
    v.object({ answer: is('pick'), ids, anyway: opt(v.boolean()) }),
    v.object({ answer: is('number'), number }),
    v.object({ answer: is('place'), at: hex, facing: opt(compass), anyway: opt(v.boolean()) }),
    v.object({
      answer: is('defend'),
      with: v.pipe(v.array(v.object({ who: id, card: opt(id), plus: opt(count) })), v.maxLength(40)),
    }),
    v.object({ answer: is('tokens'), spend: v.pipe(v.array(v.object({ who: id, count })), v.maxLength(40)) }),
    v.object({ answer: is('might'), command: might }),
    v.object({ answer: is('total'), damage: v.nullable(amount) }),
    v.object({ answer: is('card'), card: id }),
    v.object({
      answer: is('strikes'),
      attackers: ids,
      targets: ids,
      breaks: opt(ids),
      might: opt(counted),
      add: opt(counted),
      hit: opt(doors.effects),
    }),
    v.object({ answer: is('compose'), ...composedShape(doors) }),
  ]);
};
