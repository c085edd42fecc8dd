import { speaker } from '../../../../basics/said';

/** What the group's own box says; worded in words/box.ts. */
export type BoxSays = {
  'korrem.b-refused': { readonly code: string };
  'korrem.b-learned': { readonly name: string };
  'korrem.b-forgotten': { readonly name: string };
  'korrem.b-lands': { readonly type: string; readonly landmark: string | null; readonly n: number };
};
export const say = speaker<BoxSays>();
