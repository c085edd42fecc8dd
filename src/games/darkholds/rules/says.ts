import { type Bare, speaker } from '../../../basics/said';

/** What the doors for levels, warriors and questions find wrong; worded in words/problems.ts. */
export type DarkholdsSays = {
  'darkholds.no-floor': Bare;
  'darkholds.tile-on-two-floors': { readonly tile: string; readonly floor: number };
  'darkholds.no-square': { readonly named: string };
  'darkholds.no-cell': { readonly named: string };
  'darkholds.wall-is-pair': Bare;
  'darkholds.wall-in-void': { readonly a: string; readonly b: string };
  'darkholds.not-beside': { readonly a: string; readonly b: string };
  'darkholds.marker-there': { readonly square: string; readonly other: string };
  'darkholds.ladder-ends': Bare;
  'darkholds.ladder-on-one-floor': Bare;
  'darkholds.one-cell': Bare;
  'darkholds.no-tile': { readonly named: string };
  'darkholds.entry-twice': { readonly id: string };
  'darkholds.does-not-fit': { readonly id: string; readonly square: string };
  'darkholds.already-there': { readonly other: string; readonly square: string };
  'darkholds.id-twice': { readonly id: string };
  'darkholds.nobody': { readonly id: string };
  'darkholds.no-type': { readonly type: string };
  'darkholds.not-an-enemy': { readonly id: string };
  'darkholds.an-enemy': { readonly id: string };
  'darkholds.is-dead': { readonly con: number };
  'darkholds.max-below-min': { readonly min: number };
};
export const say = speaker<DarkholdsSays>();
