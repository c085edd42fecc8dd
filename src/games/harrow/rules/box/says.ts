import { type Bare, speaker } from '../../../../basics/said';

/** What the editor of a box may say. */
export type BoxSays = {
  'harrow.bad-shape': Bare;
  'harrow.t-painted': Bare;
  'harrow.t-learned': { readonly card: string };
  'harrow.t-numbers': Bare;
  'harrow.t-forgot': { readonly card: string };
  'harrow.t-taken': Bare;
  'harrow.t-named': { readonly name: string };
  'harrow.no-pack': Bare;
};
export const sayBox = speaker<BoxSays>();
