import * as v from 'valibot';
import { reminderTime, stageCard } from '../../../src/packs/schema-encounter';
import { effect, steps } from '../../../src/packs/schema-steps';
import { commandParser } from './parse-command';

/** The door for commands with the doors of packs behind it, as the app puts them together. */
export const parse = commandParser({ steps, card: stageCard, effects: v.array(effect), reminderTime });
