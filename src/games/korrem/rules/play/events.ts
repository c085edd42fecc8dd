import * as v from 'valibot';
import { list, type Output, partial, streamState, variants } from '../../../../basics/schema';
import { idSchema } from '../fields';
import { battleEventSchema } from '../fight/model';
import { memberListSchema } from './cards';
import { worldLogEntrySchema } from './log-entry';
import { armySchema, battleHereSchema, currentFields } from './model';
import { nationFields, scoredSchema } from './nations';
import { hexSchema, holdingSchema, tileListSchema, tileSchema } from './places';
import { countEntrySchema, sagaLineSchema } from './tally';

const worldChangeSchema = partial(currentFields);
export type WorldChange = Output<typeof worldChangeSchema>;
const nationChangeSchema = partial(nationFields);
export type NationChange = Output<typeof nationChangeSchema>;

export const worldEventSchema = variants('type', {
  now: { change: worldChangeSchema },
  land: { hex: hexSchema, tile: v.nullable(tileSchema) },
  settlement: { hex: hexSchema, holding: v.nullable(holdingSchema) },
  army: { army: armySchema },
  'army-gone': { id: idSchema },
  nation: { id: idSchema, change: nationChangeSchema },
  bag: { bag: tileListSchema },
  hand: { nation: idSchema, tiles: tileListSchema },
  creatures: { creatures: memberListSchema },
  war: { war: battleHereSchema },
  'war-gone': { id: idSchema },
  battle: { id: idSchema, event: battleEventSchema },
  scored: { scored: scoredSchema },
  logged: { entry: worldLogEntrySchema },
  /** What the saga tells and the charts count of what has happened. */
  noted: { lines: list(sagaLineSchema, 60), counts: list(countEntrySchema, 400) },
  rolled: { stream: streamState },
});
export type Event = Output<typeof worldEventSchema>;
