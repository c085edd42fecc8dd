import * as v from 'valibot';
import { flag, list, type Output, optional, variants } from '../../basics/schema';
import { mightEventSchema } from '../../might/event';
import { countSchema, keySchema, numberSchema, streamSchema } from '../../might/fields';
import { stageCardSchema } from '../../stage/card';
import { stageEventSchema } from '../../stage/deck';
import { directionSchema } from '../../stage/fields';
import { allyCardSchema } from './cards';
import { correctionSchema, encounterChangeSchema } from './command';
import {
  animusSchema,
  cagedSchema,
  cardsSchema,
  consumedSchema,
  enemySchema,
  friendSchema,
  lastingSchema,
  obstacleListSchema,
  outcomeSchema,
  phaseSchema,
  phaseStepSchema,
  presenceSchema,
  reminderSchema,
  thrownListSchema,
  tileListSchema,
  turnSchema,
} from './entities';
import {
  growingSchema,
  hexListSchema,
  idListSchema,
  labelSchema,
  manyOf,
  messageSchema,
  positionSchema,
  sideSchema,
  taskIdListSchema,
} from './fields';
import { frameSchema, jobSchema, sceneSchema, scopeSchema } from './frame';
import { settingsSchema } from './settings';
import { whySchema } from './why';

const who = keySchema;
const by = v.nullable(keySchema);
const jobs = list(growingSchema, 500);

/**
 * One change of the stack while a command is carried out. A log holds the stack once for each command (the event
 * `stack`); only fights saved before version 3 hold these changes as events.
 */
const stackChanges = {
  pushed: { frame: frameSchema },
  popped: {},
  /** The new version of the top frame. */
  top: { frame: frameSchema },
  /** Frames are dropped until this number is left; those from `from` on stay. In older saves: `jobs` are cancelled. */
  dropped: { to: countSchema, from: optional(countSchema), jobs: optional(jobs) },
  /** FT-4: an attack or card of the company does nothing more to the enemies that it has broken. */
  lost: { who, enemies: idListSchema },
};
const stackChangeSchema = variants('type', stackChanges);
export type StackChange = Output<typeof stackChangeSchema>;

const events = {
  ...stackChanges,
  /** The stack at the end of a command that changed it. */
  stack: { frames: manyOf(frameSchema) },
  phase: { phase: phaseSchema, step: phaseStepSchema, round: growingSchema },
  turn: { turn: v.nullable(turnSchema) },
  roundBegins: {},
  hadTurns: { who, had: flag },
  injuriesPlayed: { who },
  /** A friend's HP now; at 0 the presence follows in an event of its own. */
  hp: { who, hp: countSchema, by },
  /** A die's HP now; 0 takes it off the encounter board. */
  die: { enemy: keySchema, die: keySchema, hp: countSchema, by },
  token: { who, token: keySchema, count: countSchema },
  animus: { who, animus: animusSchema },
  cards: { who, cards: cardsSchema, played: by },
  stands: {
    who,
    at: positionSchema,
    facing: directionSchema,
    how: v.picklist(['moved', 'pushed', 'knocked', 'dragged', 'turned', 'placed', 'said']),
    path: hexListSchema,
  },
  presence: { who, presence: presenceSchema },
  enemyGone: { who },
  friendCame: { friend: friendSchema },
  enemyCame: { enemy: enemySchema },
  numbers: { who, defense: numberSchema, maxHp: numberSchema },
  obstacles: { obstacles: obstacleListSchema, destroyed: idListSchema },
  tiles: { tiles: tileListSchema },
  /** `by`: the attacker of the company; missing for enemies and in older saves. */
  might: { side: sideSchema, event: mightEventSchema, by: optional(keySchema) },
  stage: { event: stageEventSchema },
  diceLost: { count: growingSchema },
  queued: { job: jobSchema },
  started: { job: jobSchema },
  /** FT-6: cards that waited are not resolved. */
  cancelled: { jobs },
  /** An enemy begins with the steps of the stage card. */
  stepsBegin: { who },
  scene: { scene: v.nullable(sceneSchema) },
  scope: { scope: scopeSchema },
  acted: { who: idListSchema, acted: flag },
  lasting: { lasting: lastingSchema },
  lapsed: { id: keySchema },
  caged: { who, caged: v.nullable(cagedSchema) },
  consumed: { who, consumed: v.nullable(consumedSchema) },
  crippled: { who, phases: countSchema },
  thrown: { who, thrown: thrownListSchema },
  falcons: { who, falcons: idListSchema },
  taunt: { by, until: growingSchema },
  attacked: { by: keySchema, damage: numberSchema },
  settings: { settings: settingsSchema },
  taught: { card: stageCardSchema },
  reminder: { reminder: reminderSchema, gone: flag },
  due: { due: idListSchema },
  task: { text: messageSchema, who: optional(idListSchema), placement: optional(flag) },
  ticked: { tasks: taskIdListSchema },
  checked: { item: growingSchema, done: flag },
  why: { why: whySchema },
  rolled: {
    what: v.picklist(['direction', 'random']),
    result: labelSchema,
    stream: v.nullable(streamSchema),
  },
  lead: { who },
  allyTaken: { ally: keySchema, as: keySchema, by: keySchema },
  /** The last die is gone, and reactions are still to come before the end (DM-4). */
  ending: { last: optional(v.literal(true)) },
  counted: { counter: keySchema, count: countSchema },
  encounter: { change: encounterChangeSchema },
  allyKnown: { ally: allyCardSchema },
  over: { outcome: outcomeSchema },
  /** The players corrected the app; the events that follow carry it out. */
  said: { correction: correctionSchema },
  /** A line for the log: a step that could not be done and why, a text done by hand. `step`: the step of the card. */
  note: { code: labelSchema, text: messageSchema, step: optional(countSchema) },
};
/** What happened, with its outcome: a replay never draws, shuffles or chooses. */
export const eventSchema = variants('type', events);
export type Event = Output<typeof eventSchema>;

/** A quick check of events that were checked when written and are sealed: the event is one of the known kinds. */
export const isKnownEvent = (value: unknown): value is Event =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  Object.hasOwn(events, value.type);
