import { formOf, isWritten } from '../../../packs/edit/form';
import { pull } from '../../../packs/schema-encounter';
import {
  area,
  condition,
  effect,
  group,
  type Of,
  place,
  step,
  targetRule,
} from '../../../packs/schema-steps';
import type { CounterPull, Encounter } from '../../../stage/encounter';
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
  <T>(schema: Of<T>, text: (value: T, enemies: Enemies) => string) =>
  (value: unknown, enemies: Enemies): string | undefined => {
    const read = formOf(schema).read(value);
    return read.ok ? text(read.value, enemies) : undefined;
  };

/** Whole sentences for what the step language says, by the key that tells its kinds apart. */
const sentences: Readonly<Record<string, ReturnType<typeof saying>>> = {
  do: saying(step, (one, enemies) => stepText(named(one, enemies))),
  rule: saying(targetRule, ruleText),
  who: saying(group, groupText),
  effect: saying(effect, effectText),
  area: saying(area, areaText),
  place: saying(place, placeText),
  when: saying(condition, conditionText),
  pull: saying(pull, one => formWords.pulled(one.at, pullText(one))),
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
