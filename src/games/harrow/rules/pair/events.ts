import { type Output, variants, wholeNumber } from '../../../../basics/schema';
import { countSchema, hexSchema, sideSchema } from '../fields';
import { tacticFields } from '../hester/model';
import { commonEventVariants } from '../state/events';
import { ownedSchema, pairStepSchema, positionsSchema, roundDataSchema } from './model';
import { thingsChangeSchema } from './things';

/** What happens in a game of two or three. */
export const pairEventSchema = variants('type', {
  ...commonEventVariants,
  tactic: tacticFields,
  step: { step: pairStepSchema },
  rounds: { rounds: roundDataSchema },
  round: { round: wholeNumber(0, 9_999) },
  owned: { side: sideSchema, owned: ownedSchema },
  things: { change: thingsChangeSchema },
  positions: { positions: positionsSchema },
  parted: {
    from: hexSchema,
    to: hexSchema,
    haints: countSchema,
    infected: countSchema,
    legends: countSchema,
  },
});
export type PairEvent = Output<typeof pairEventSchema>;
