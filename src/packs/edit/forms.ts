import { stageCardSchema } from '../../stage/card';
import { encounterSchema, enemyKindSchema, slotSchema } from '../../stage/encounter';
import { stepSchema, stepsSchema } from '../../stage/steps';
import { packPartsSchema } from '../pack';
import { formOf } from './form';

/** The parts of the format for which the editor has forms. */
export const stepForm = formOf(stepSchema);
export const stepsForm = formOf(stepsSchema);
export const cardForm = formOf(stageCardSchema);
export const slotForm = formOf(slotSchema);
export const enemyForm = formOf(enemyKindSchema);
export const encounterForm = formOf(encounterSchema);
export const partsForm = formOf(packPartsSchema);
