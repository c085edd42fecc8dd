import * as v from 'valibot';
import type { State } from '../../encounter/model/state';
import { nextOf } from '../../play/shapes';
import type { Encounter } from '../../stage/encounter';
import { encounterFields } from '../../stage/encounter';
import {
  ally,
  difficulty,
  enemy,
  friend,
  lasting,
  library,
  obstacles,
  outcome,
  phase,
  phaseStep,
  reminder,
  settings,
  setupStep,
  sheet,
  stageDeck,
  tally,
  task,
  tiles,
  turn,
  why,
} from './entities';
import { frame, job, scene } from './frame';
import { mightTable, stream } from './might';
import { count, flag, ids, key, list, maybe, type Of, running, shape, some, table } from './of';

/** A reminder as packs have it; one that the app made is a sentence as data. */
const encounter: Of<Encounter> = v.looseObject({ ...encounterFields, reminders: some(reminder) });

/** One schema for every field that a fight's state has, held to its type by the compiler. */
const schema = shape<State>()({
  encounter,
  origin: key,
  chapter: count,
  difficulty,
  hardcore: flag,
  ambushed: flag,
  settings,
  round: running,
  phase,
  step: phaseStep,
  ending: flag,
  lastDrawn: maybe(v.literal(true)),
  outcome: v.nullable(outcome),
  lead: key,
  turn: v.nullable(turn),
  injured: ids,
  hadTurns: maybe(ids),
  friends: list(friend, 100),
  enemies: list(enemy, 500),
  obstacles,
  tiles,
  might: mightTable,
  direction: stream,
  random: stream,
  stage: stageDeck,
  diceLost: running,
  lasting: some(lasting),
  taunt: v.nullable(shape<NonNullable<State['taunt']>>()({ by: key, until: running })),
  lastAttacker: v.nullable(key),
  agenda: some(job),
  frames: some(frame),
  scene: v.nullable(scene),
  allies: some(ally),
  guardian: v.nullable(ally),
  allyTokens: count,
  allyOf: table(ally),
  sheets: list(sheet, 100),
  library,
  counters: maybe(table(count)),
  reminders: some(reminder),
  due: ids,
  // More tasks than any table ticks off: the screen shows the last of them.
  tasks: list(task, 2_000),
  checklist: some(setupStep),
  why: v.nullable(why),
  tally,
  count: running,
});
export const state: Of<State> = schema;
/** The check before writing looks at changed fields only: a fight's state is large, and a step changes little of it. */
export const nextState = nextOf<State>(schema);
