import * as v from 'valibot';
import { flag, list, type Output, variants, wholeNumber } from '../../../../basics/schema';
import { fewSchema, idSchema, squareSchema, textSchema } from '../fields';
import { orders } from './kit';

/** DK-2: what a darkhold card can do; everything else is text to read. */
const deedSchema = variants('do', {
  place: { type: idSchema, count: fewSchema, entry: idSchema },
  noise: { tokens: fewSchema },
  vigour: { type: idSchema, tokens: fewSchema },
  order: { order: v.picklist(orders) },
  rockfall: { at: squareSchema, vigour: wholeNumber(1, 99) },
  wound: { whom: v.picklist(['heroes', 'henchmen', 'company', 'enemies']), wounds: fewSchema },
  block: { entry: idSchema, blocked: flag },
  read: { text: textSchema },
});
export type CardDeed = Output<typeof deedSchema>;

export const mostDeeds = 6;
export const deedListSchema = list(deedSchema, mostDeeds);
