import * as v from 'valibot';
import { type Output, optional, variants, wholeNumber } from '../../../../basics/schema';
import { countSchema, hexSchema, idSchema } from '../fields';
import { tacticFields } from '../hester/model';
import { commonEventVariants } from '../state/events';
import { faceSchema, piles, stepSchema } from './model';

const pile = v.picklist(piles);
/** What happens in a solo game. */
export const soloEventSchema = variants('type', {
  ...commonEventVariants,
  tactic: tacticFields,
  turned: { pile, card: idSchema, face: optional(faceSchema) },
  pile: { pile, left: countSchema },
  number: { color: pile, n: wholeNumber(1, 40), at: hexSchema },
  step: { step: stepSchema },
  round: { round: countSchema },
});
export type SoloEvent = Output<typeof soloEventSchema>;
