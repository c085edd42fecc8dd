import { type Bare, speaker } from '../../../basics/said';

/** What the doors for maps and boards find wrong; worded in words/problems.ts. */
export type HarrowSays = {
  'harrow.no-hex': { readonly named: string };
  'harrow.column-letters': { readonly rows: number };
  'harrow.columns': { readonly columns: number };
  'harrow.one-brambles': { readonly found: number };
  'harrow.two-homes': Bare;
  'harrow.home-terrain': { readonly hex: string };
  'harrow.storm-brambles': { readonly hex: string };
  'harrow.twice': { readonly hex: string };
  'harrow.too-many': { readonly hex: string };
  'harrow.nobody': { readonly hex: string };
  'harrow.infected': { readonly hex: string };
  'harrow.not-there': { readonly hex: string };
  'harrow.more-out': { readonly out: number; readonly held: number };
};
export const say = speaker<HarrowSays>();
