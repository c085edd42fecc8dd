import { speaker } from '../../../../basics/said';

/** What the group's own box says; worded in words/box-said.ts. */
export type BoxSays = {
  'darkholds.b-put': { readonly names: string };
  'darkholds.b-drop': { readonly name: string };
  'darkholds.b-keep': Record<never, never>;
  'darkholds.b-refused': { readonly code: string };
  'darkholds.b-no-pack': Record<never, never>;
};
export const say = speaker<BoxSays>();
