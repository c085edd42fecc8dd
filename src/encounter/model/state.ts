import * as v from 'valibot';
import { flag, list, type Output, object, optional } from '../../basics/schema';
import { byKey, countSchema, keySchema, streamSchema } from '../../might/fields';
import { mightTableSchema } from '../../might/table';
import { stageDeckSchema } from '../../stage/deck';
import { encounterFields } from '../../stage/encounter';
import { allyCardSchema, librarySchema } from './cards';
import {
  enemySchema,
  friendSchema,
  lastingSchema,
  obstacleListSchema,
  outcomeSchema,
  phaseSchema,
  phaseStepSchema,
  reminderSchema,
  tallySchema,
  taskListSchema,
  tileListSchema,
  turnSchema,
} from './entities';
import { growingSchema, idListSchema, manyOf } from './fields';
import { frameSchema, jobSchema, sceneSchema } from './frame';
import { difficultySchema, settingsSchema } from './settings';
import { heroSetupSchema } from './setup';
import { checklistSchema } from './setup-steps';
import { whySchema } from './why';

export type { Library } from './cards';
export type * from './entities';

/** Everything about one fight. */
export const stateSchema = object({
  encounter: object({ ...encounterFields, reminders: manyOf(reminderSchema) }),
  /** The content hash that the fight began with. Cards that players enter change the encounter, not this. */
  origin: keySchema,
  chapter: countSchema,
  difficulty: difficultySchema,
  hardcore: flag,
  ambushed: flag,
  settings: settingsSchema,
  round: growingSchema,
  phase: phaseSchema,
  step: phaseStepSchema,
  /** The last die is gone, and reactions are still to come (DM-4). */
  ending: flag,
  /** The reactions of the last die carry this mark (FT-6); missing in older saves. */
  lastDrawn: optional(v.literal(true)),
  outcome: v.nullable(outcomeSchema),
  lead: keySchema,
  turn: v.nullable(turnSchema),
  /** Who has played their injuries this round. */
  injured: idListSchema,
  /** Who the players have marked as done in this phase (OWN-211). */
  hadTurns: optional(idListSchema),
  friends: list(friendSchema, 100),
  enemies: list(enemySchema, 500),
  obstacles: obstacleListSchema,
  tiles: tileListSchema,
  might: mightTableSchema,
  direction: streamSchema,
  random: streamSchema,
  stage: stageDeckSchema,
  /** How many dice the bosses have lost, for the trigger. */
  diceLost: growingSchema,
  lasting: manyOf(lastingSchema),
  taunt: v.nullable(object({ by: keySchema, until: growingSchema })),
  lastAttacker: v.nullable(keySchema),
  agenda: manyOf(jobSchema),
  frames: manyOf(frameSchema),
  scene: v.nullable(sceneSchema),
  allies: manyOf(allyCardSchema),
  guardian: v.nullable(allyCardSchema),
  allyTokens: countSchema,
  /** Allies that are in play, by the id they have there. */
  allyOf: byKey(allyCardSchema),
  /** The numbers with which each Oathsworn entered. */
  sheets: list(heroSetupSchema, 100),
  library: librarySchema,
  /** The encounter's own counters, by id; missing in older fights. */
  counters: optional(byKey(countSchema)),
  reminders: manyOf(reminderSchema),
  due: idListSchema,
  tasks: taskListSchema,
  checklist: checklistSchema,
  why: v.nullable(whySchema),
  tally: tallySchema,
  /** The source of ids for whatever enters the fight. */
  count: growingSchema,
});
export type State = Output<typeof stateSchema>;
