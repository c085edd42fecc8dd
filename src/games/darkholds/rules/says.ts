import { type Bare, speaker } from '../../../basics/said';

/** What can be wrong with a level; worded in words/problems.ts. */
export type DarkholdsSays = {
  'darkholds.no-floor': Bare;
  'darkholds.tile-on-two-floors': { readonly tile: string; readonly floor: number };
  'darkholds.no-square': { readonly named: string };
  'darkholds.no-cell': { readonly named: string };
  'darkholds.wall-is-pair': Bare;
  'darkholds.wall-in-void': { readonly a: string; readonly b: string };
  'darkholds.not-beside': { readonly a: string; readonly b: string };
  'darkholds.ladder-ends': Bare;
  'darkholds.ladder-on-one-floor': Bare;
};
export const say = speaker<DarkholdsSays>();
