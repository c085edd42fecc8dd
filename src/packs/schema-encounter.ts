import * as v from 'valibot';
import type { RulesAbility, StageCard, StageTrigger } from '../stage/card';
import type {
  BoardShape,
  Civilian,
  Counter,
  CounterPull,
  Encounter,
  EnemyKind,
  Placed,
  Reminder,
  ReminderTime,
  Slot,
  Victory,
} from '../stage/encounter';
import {
  compass,
  hexName,
  id,
  name,
  type Of,
  pool,
  steps,
  targetRule,
  text,
  way,
  whole,
} from './schema-steps';

const stage = v.picklist([1, 2, 3]);
const words = v.exactOptional(text);
const list = <T>(item: Of<T>, most: number) => v.pipe(v.array(item), v.maxLength(most));

const card: Of<StageCard> = v.looseObject({
  id,
  label: name,
  stage,
  steps,
  known: v.exactOptional(v.boolean()),
  taught: v.exactOptional(v.boolean()),
  lasts: v.exactOptional(v.boolean()),
  actors: v.exactOptional(list(id, 20)),
  text: words,
});
export const stageCard = card;

export const ability: Of<RulesAbility> = v.looseObject({ id, name, steps, text: words });

export const trigger: Of<StageTrigger> = v.variant('trigger', [
  v.looseObject({ trigger: v.picklist(['diceLost', 'bossesLost']), stage, count: whole(1, 60) }),
  v.looseObject({ trigger: v.literal('broken'), stage, slot: id, enemy: v.exactOptional(id) }),
  v.looseObject({ trigger: v.literal('round'), stage, round: whole(1, 99) }),
  v.looseObject({ trigger: v.literal('hand'), stage, text }),
]);

export const slot: Of<Slot> = v.looseObject({
  id,
  name,
  hexes: v.pipe(list(way, 60), v.minLength(1)),
  dice: v.pipe(list(whole(1, 12), 12), v.minLength(1)),
  icon: v.exactOptional(id),
});

export const enemy: Of<EnemyKind> = v.looseObject({
  id,
  name,
  role: v.picklist(['boss', 'minion']),
  footprint: v.exactOptional(
    v.union([v.picklist(['single', 'flower']), v.pipe(list(way, 60), v.minLength(1))]),
  ),
  defense: whole(1, 60),
  might: pool,
  slots: v.exactOptional(list(slot, 40)),
  hp: v.exactOptional(whole(1, 12)),
  mob: v.exactOptional(v.boolean()),
  models: v.exactOptional(whole(1, 60)),
  acts: v.exactOptional(steps),
  targets: v.exactOptional(list(targetRule, 12)),
  keywords: v.exactOptional(list(name, 20)),
  reacts: v.exactOptional(v.boolean()),
});

const placed: Of<Placed> = v.looseObject({
  enemy: id,
  at: hexName,
  facing: v.exactOptional(compass),
  number: v.exactOptional(whole(1, 99)),
});

const board: Of<BoardShape> = v.looseObject({
  columns: whole(1, 40),
  rows: v.tuple([whole(1, 40), whole(1, 40)]),
});

export const victory: Of<Victory> = v.variant('victory', [
  v.looseObject({ victory: v.literal('dice') }),
  v.looseObject({ victory: v.literal('rounds'), rounds: whole(1, 99) }),
  v.looseObject({ victory: v.literal('hand'), text }),
]);

export const reminderTime: Of<ReminderTime> = v.variant('at', [
  v.looseObject({ at: v.picklist(['refresh', 'oathsworn', 'encounter', 'minions', 'endOfRound']) }),
  v.looseObject({ at: v.literal('stage'), stage }),
  v.looseObject({ at: v.literal('broken'), slot: id }),
  v.looseObject({ at: v.literal('round'), round: whole(1, 99) }),
  v.looseObject({ at: v.literal('hurt'), who: name }),
]);

const reminder: Of<Reminder> = v.looseObject({ id, text, time: reminderTime });

const reached = whole(0, 99);
export const pull: Of<CounterPull> = v.variant('pull', [
  v.looseObject({ pull: v.literal('stage'), at: reached, stage }),
  v.looseObject({ pull: v.literal('remind'), at: reached, text }),
  v.looseObject({ pull: v.literal('end'), at: reached, outcome: v.picklist(['victory', 'defeat']) }),
]);
export const counter: Of<Counter> = v.looseObject({ id, name, start: whole(0, 99), pulls: list(pull, 12) });

const term: Of<{ id: string; name: string; text: string }> = v.looseObject({ id, name, text });

const civilian: Of<Civilian> = v.looseObject({
  name,
  hp: whole(1, 99),
  defense: whole(0, 60),
  at: v.exactOptional(hexName),
});

/** The fields of an encounter, each to be had by itself. */
export const encounterFields = {
  id,
  name,
  chapter: v.exactOptional(whole(1, 21)),
  flavour: words,
  board,
  startZone: list(hexName, 400),
  obstacles: list(v.looseObject({ id, kind: name, hexes: v.pipe(list(hexName, 60), v.minLength(1)) }), 60),
  tiles: list(v.looseObject({ kind: id, hexes: v.pipe(list(hexName, 60), v.minLength(1)) }), 200),
  enemies: v.pipe(list(enemy, 40), v.minLength(1)),
  placed: list(placed, 100),
  civilians: v.exactOptional(list(civilian, 20)),
  cards: list(card, 60),
  abilities: list(ability, 40),
  triggers: list(trigger, 20),
  reminders: list(reminder, 60),
  victory,
  counters: v.exactOptional(list(counter, 12)),
  tileKinds: v.exactOptional(list(term, 20)),
  tokens: v.exactOptional(list(term, 20)),
  checklist: list(text, 40),
  note: words,
};
export const encounter: Of<Encounter> = v.looseObject(encounterFields);
