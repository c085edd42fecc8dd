import { type Bare, speaker } from '../basics/said';

/** What the door for shapes finds wrong; worded in src/ui/words. */
export type HexSays = {
  'hex.shape-is-object': Bare;
  'hex.columns': { readonly most: number };
  'hex.rows': { readonly most: number };
  'hex.rows-differ': Bare;
};
export const say = speaker<HexSays>();
