import * as v from 'valibot';
import type { Event } from '../../encounter/model/event';
import { byWord, type Words } from '../../play/shapes';
import { stageCardSchema as stageCard } from '../../stage/card';
import type { StageEvent } from '../../stage/deck';
import { directionSchema as compass } from '../../stage/fields';
import { correction, encounterChange } from './correction';
import {
  ally,
  animus,
  caged,
  cards,
  consumed,
  enemy,
  friend,
  hex,
  hexes,
  lasting,
  obstacles,
  outcome,
  phase,
  phaseStep,
  presence,
  reminder,
  settings,
  stage,
  thrown,
  tiles,
  turn,
  why,
} from './entities';
import { frame, job, scene, scope } from './frame';
import { mightEvent, side, stream } from './might';
import { called, count, flag, ids, key, list, maybe, number, type Of, running, some } from './of';
import { said } from './said';

const staged = byWord<'type', StageEvent>('type', {
  turned: {},
  drawn: { card: key },
  named: { card: key, stage, drawn: flag },
  kept: { card: key },
  discarded: { card: key },
  changed: { stage },
  refilled: { deck: ids, stream },
  corrected: { deck: ids, discard: ids, stage, paper: flag },
});

const who = key;
const by = v.nullable(key);

const events: Words<'type', Event> = {
  phase: { phase, step: phaseStep, round: running },
  turn: { turn: v.nullable(turn) },
  roundBegins: {},
  hadTurns: { who, had: flag },
  injuriesPlayed: { who },
  hp: { who, hp: count, by },
  die: { enemy: key, die: key, hp: count, by },
  token: { who, token: key, count },
  animus: { who, animus },
  cards: { who, cards, played: by },
  stands: {
    who,
    at: hex,
    facing: compass,
    how: v.picklist(['moved', 'pushed', 'knocked', 'dragged', 'turned', 'placed', 'said']),
    path: hexes,
  },
  presence: { who, presence },
  enemyGone: { who },
  friendCame: { friend },
  enemyCame: { enemy },
  numbers: { who, defense: number, maxHp: number },
  obstacles: { obstacles, destroyed: ids },
  tiles: { tiles },
  might: { side, event: mightEvent, by: maybe(key) },
  stage: { event: staged },
  diceLost: { count: running },
  queued: { job },
  started: { job },
  stack: { frames: some(frame) },
  cancelled: { jobs: list(running, 500) },
  stepsBegin: { who },
  pushed: { frame },
  popped: {},
  top: { frame },
  scene: { scene: v.nullable(scene) },
  scope: { scope },
  acted: { who: ids, acted: flag },
  lasting: { lasting },
  lapsed: { id: key },
  caged: { who, caged: v.nullable(caged) },
  consumed: { who, consumed: v.nullable(consumed) },
  crippled: { who, phases: count },
  thrown: { who, thrown },
  falcons: { who, falcons: ids },
  taunt: { by, until: running },
  attacked: { by: key, damage: number },
  settings: { settings },
  taught: { card: stageCard },
  reminder: { reminder, gone: flag },
  due: { due: ids },
  task: { text: said, who: maybe(ids), placement: maybe(v.boolean()) },
  ticked: { tasks: list(running, 2_000) },
  checked: { item: running, done: flag },
  why: { why },
  rolled: { what: v.picklist(['direction', 'random']), result: called, stream: v.nullable(stream) },
  lead: { who },
  allyTaken: { ally: key, as: key, by: key },
  ending: { last: maybe(v.literal(true)) },
  counted: { counter: key, count },
  encounter: { change: encounterChange },
  allyKnown: { ally },
  over: { outcome },
  lost: { who, enemies: ids },
  dropped: { to: count, from: maybe(count), jobs: maybe(list(running, 500)) },
  said: { correction },
  note: { code: called, text: said, step: maybe(count) },
};

/** One schema for every event that there is. */
export const event: Of<Event> = byWord<'type', Event>('type', events);

/** A quick check of events that were checked when written and are sealed: the event is one of the known kinds. */
export const isKnownEvent = (value: unknown): value is Event =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  Object.hasOwn(events, value.type);
