import { speaker } from '../../../src/basics/said';
import type { HarrowSays } from '../../../src/games/harrow/rules/says';

/** Problems of cases that cannot be read. Their sentences are in words.ts. */
export type ScenarioSays = {
  'harrow.twice': { readonly hex: string };
  'harrow.too-many': { readonly hex: string };
  'harrow.nobody': { readonly hex: string };
  'harrow.infected': { readonly hex: string };
  'harrow.not-there': { readonly hex: string };
  'harrow.more-out': { readonly out: number; readonly held: number };
};
export const say = speaker<HarrowSays & ScenarioSays>();
