import { type Bare, speaker } from '../../../basics/said';

/** What the doors for cards and maps find wrong; worded in words/problems.ts. */
export type KorremSays = {
  'korrem.cell': Bare;
  'korrem.cell-taken': { readonly cell: string };
  'korrem.dead': { readonly name: string; readonly health: number };
  'korrem.number-twice': { readonly number: number };
  'korrem.name-taken': { readonly name: string };
  'korrem.no-card': { readonly name: string };
  'korrem.add-on': { readonly name: string };
  'korrem.one-sided': { readonly name: string; readonly other: string };
  'korrem.no-hex': { readonly named: string };
  'korrem.hex-twice': { readonly hex: string };
  'korrem.no-player': { readonly name: string };
  'korrem.eight-cells': Bare;
  'korrem.late': Bare;
  'korrem.two-sides': Bare;
  'korrem.some': Bare;
};
export const say = speaker<KorremSays>();
