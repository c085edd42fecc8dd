import { type Bare, speaker } from '../../../../basics/said';
import type { Nature } from '../meeting/natures';

/** What the group's own box says; worded in words/box.ts. */
export type BoxSays = {
  'korrem.b-refused': { readonly code: string };
  'korrem.b-learned': { readonly name: string };
  'korrem.b-forgotten': { readonly name: string };
  'korrem.b-lands': { readonly type: string; readonly landmark: string | null; readonly n: number };
  'korrem.b-deck': { readonly nation: string };
  'korrem.b-formation': Bare;
  'korrem.b-taken': Bare;
  'korrem.b-no-pack': Bare;
  'korrem.b-row': { readonly nature: Nature };
};
export const say = speaker<BoxSays>();
