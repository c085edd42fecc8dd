import { speaker } from '../../../basics/said';

/** What is wrong with an entered card; worded in words/problems.ts. */
export type KorremSays = {
  'korrem.number-twice': { readonly number: number };
  'korrem.name-taken': { readonly name: string };
};
export const say = speaker<KorremSays>();
