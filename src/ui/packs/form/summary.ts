import type * as v from 'valibot';
import { type Output, parseWith } from '../../../basics/schema';
import { isWritten } from '../../../packs/edit/form';
import { type CounterPull, counterPullSchema, type Encounter } from '../../../stage/encounter';
import {
  areaSchema,
  conditionSchema,
  effectSchema,
  groupSchema,
  placeSchema,
  stepSchema,
  targetRuleSchema,
} from '../../../stage/steps';
import { fieldWord, formWords, optionWord } from '../../words/pack-fields';
import { kindWord } from '../../words/pack-kinds';
import {
  areaText,
  conditionText,
  effectText,
  groupText,
  named,
  placeText,
  ruleText,
  stepText,
} from '../../words/steps';

type Enemies = Encounter['enemies'];

const saying =
  <S extends v.GenericSchema>(schema: S, text: (value: Output<S>, enemies: Enemies) => string) =>
  (value: unknown, enemies: Enemies): string | undefined => {
    const read = parseWith(schema)(value);
    return read.ok ? text(read.value, enemies) : undefined;
  };

/** Whole sentences for what the step language says, by the key that tells its kinds apart. */
const sentences: Readonly<Record<string, ReturnType<typeof saying>>> = {
  do: saying(stepSchema, (one, enemies) => stepText(named(one, enemies))),
  rule: saying(targetRuleSchema, ruleText),
  who: saying(groupSchema, groupText),
  effect: saying(effectSchema, effectText),
  area: saying(areaSchema, areaText),
  place: saying(placeSchema, placeText),
  when: saying(conditionSchema, conditionText),
  pull: saying(counterPullSchema, one => formWords.pulled(one.at, pullText(one))),
};

function pullText(one: CounterPull): string {
  switch (one.pull) {
    case 'stage':
      return `${fieldWord('stage').toLowerCase()} ${one.stage}`;
    case 'remind':
      return one.text;
    case 'end':
      return optionWord('outcome', one.outcome).toLowerCase();
  }
}

/** One line for one thing of a list; parts of a body are called as these enemies call them. */
export function summaryOf(value: unknown, enemies: Enemies = []): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(one => summaryOf(one, enemies)).join(' ');
  if (!isWritten(value)) return '';
  for (const [key, say] of Object.entries(sentences)) {
    if (!(key in value)) continue;
    const said = say(value, enemies);
    if (said !== undefined) return said;
  }
  return namedText(value) ?? told(value, enemies);
}

function namedText(value: Readonly<Record<string, unknown>>): string | undefined {
  for (const key of ['name', 'label', 'text', 'of'])
    if (typeof value[key] === 'string' && value[key]) return value[key];
  return undefined;
}

/** A part of the body, or an enemy, by the name that it has here. */
function calledHere(key: string, id: string, enemies: Enemies): string | undefined {
  if (key === 'enemy') return enemies.find(one => one.id === id)?.name;
  if (key === 'slot') return enemies.flatMap(one => one.slots ?? []).find(one => one.id === id)?.name;
  return undefined;
}

function told(value: Readonly<Record<string, unknown>>, enemies: Enemies): string {
  return Object.entries(value)
    .filter(([key]) => key !== 'id')
    .map(([key, one]) => partOf(key, one, enemies))
    .filter(Boolean)
    .join(', ');
}

function partOf(key: string, one: unknown, enemies: Enemies): string {
  if (typeof one === 'number') return `${fieldWord(key).toLowerCase()} ${one}`;
  if (Array.isArray(one)) return summaryOf(one);
  if (typeof one !== 'string') return '';
  return key in { effect: 0, trigger: 0 } ? kindWord(key, one) : (calledHere(key, one, enemies) ?? one);
}
