import { type Bare, speaker } from '../../../../basics/said';

/** What the editor of a box may say. */
export type BoxSays = {
  'harrow.bad-shape': Bare;
  'harrow.t-painted': Bare;
  'harrow.t-learned': { readonly card: string };
};
export const sayBox = speaker<BoxSays>();
