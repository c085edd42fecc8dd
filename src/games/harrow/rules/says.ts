import { type Bare, speaker } from '../../../basics/said';

/** What can be wrong with a map; worded in words/problems.ts. */
export type HarrowSays = {
  'harrow.no-hex': { readonly named: string };
  'harrow.column-letters': { readonly rows: number };
  'harrow.columns': { readonly columns: number };
  'harrow.one-brambles': { readonly found: number };
  'harrow.two-homes': Bare;
  'harrow.home-terrain': { readonly hex: string };
  'harrow.storm-brambles': { readonly hex: string };
};
export const say = speaker<HarrowSays>();
