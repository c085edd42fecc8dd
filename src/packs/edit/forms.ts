import { packParts } from '../pack';
import { encounter, enemy, slot, stageCard } from '../schema-encounter';
import { step, steps } from '../schema-steps';
import { formOf } from './form';

/** The parts of the format for which the editor has forms. */
export const stepForm = formOf(step);
export const stepsForm = formOf(steps);
export const cardForm = formOf(stageCard);
export const slotForm = formOf(slot);
export const enemyForm = formOf(enemy);
export const encounterForm = formOf(encounter);
export const partsForm = formOf(packParts);
