import { type Bare, speaker } from '../../../src/basics/said';
import type { DarkholdsSays } from '../../../src/games/darkholds/rules/says';

/** Problems of cases that cannot be read. Their sentences are in words.ts. */
export type ScenarioSays = {
  'darkholds.marker-there': { readonly square: string; readonly other: string };
  'darkholds.one-cell': Bare;
  'darkholds.no-tile': { readonly named: string };
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
export const say = speaker<DarkholdsSays & ScenarioSays>();
