import { type Bare, speaker } from '../../../src/basics/said';
import type { KorremSays } from '../../../src/games/korrem/door/says';

/** Problems of cases that cannot be read. Their sentences are in words.ts. */
export type ScenarioSays = {
  'korrem.cell': Bare;
  'korrem.cell-taken': { readonly cell: string };
  'korrem.dead': { readonly name: string; readonly health: number };
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
export const say = speaker<KorremSays & ScenarioSays>();
