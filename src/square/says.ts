import { type Bare, speaker } from '../basics/said';

/** What the door for pictures finds wrong; worded in src/ui/words. */
export type SquareSays = {
  'square.picture-is-rows': Bare;
  'square.rows-are-even': { readonly wide: number };
  'square.too-large': { readonly most: number };
};
export const say = speaker<SquareSays>();
